/** An operation that GraphiQL opens with, in a tab of its own. */
export interface Example {
  query: string;
}

const SEARCH = `# What can be cooked with what is there, the best fit first.
# Hover a field to read what it is; the book on the left has all of them.
query WhatCanICook($input: SearchRecipesInput! = { ingredients: ["eggs", "spinach", "feta"], diet: VEGETARIAN }) {
  searchRecipes(input: $input, first: 5) {
    totalCount
    resolvedIngredients {
      text
      ingredient {
        name
      }
    }
    nodes {
      matchPercentage
      missingIngredients
      recipe {
        title
        slug
        totalTime
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`;

const RECIPE = `# A whole recipe, by the last part of its address.
query OneRecipe($slug: String! = "spaghetti-carbonara") {
  recipe(slug: $slug) {
    title
    servings
    diet
    allergens
    ingredients {
      text
      substitutes {
        ingredient {
          name
        }
        note
      }
    }
    instructions {
      step
      description
      timeMin
    }
    nutrition {
      calories
      protein
    }
  }
}
`;

const FOOD = `# What is known of a food.
query OneFood {
  ingredient(slug: "feta") {
    name
    diet
    allergens
    parent {
      name
    }
    substitutes {
      ingredient {
        name
      }
      ratio
      note
    }
  }
}
`;

const LISTS = `# What belongs to a cook: sign in, or put an API token into the headers below,
# as { "Authorization": "Bearer …" }.
query MyShoppingLists {
  shoppingLists {
    name
    items {
      name
      totalAmount
      unit
      isChecked
    }
  }
}
`;

/** What a newcomer may want to ask first. */
export const EXAMPLES: Example[] = [{ query: SEARCH }, { query: RECIPE }, { query: FOOD }, { query: LISTS }];
