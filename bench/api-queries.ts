/** The search page's query: 24 full cards. */
export const SEARCH = `query SearchRecipes($input: SearchRecipesInput!) {
  searchRecipes(input: $input, first: 24) {
    totalCount
    pageInfo { hasNextPage endCursor }
    resolvedIngredients { text ingredient { id thumbnail } }
    hint { filter wouldFind }
    edges {
      cursor
      node {
        matchPercentage hasAllIngredients missingIngredients
        lines { state via ingredient { id name } }
        recipe { id slug title imageSet { desktop tablet mobile } tags totalTime difficulty rating reviewCount }
      }
    }
  }
}`;

/** The least that a search can be asked: it tells what a new kitchen costs before any card is written. */
export const COUNT = `query CountRecipes($input: SearchRecipesInput!) {
  searchRecipes(input: $input, first: 1) { totalCount }
}`;

/** The recipe page's query. */
export const RECIPE = `query RecipePage($slug: String!) {
  recipe(slug: $slug) {
    id slug title description tags author { name } imageSet { desktop tablet mobile }
    prepTime cookTime totalTime servings difficulty rating reviewCount diet allergens possibleAllergens
    ingredients { id text name amount amountMax unit preparation group isOptional thumbnail substitutes { ingredient { name } ratio note } }
    instructions { step description timeMin }
    nutrition { calories protein carbs fat fiber sugar }
    similar(first: 6) { id slug title cookTime rating reviewCount imageSet { desktop tablet mobile } }
  }
}`;

/** The least that a GraphQL server can be asked. */
export const NOTHING = '{ __typename }';
