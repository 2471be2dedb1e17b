import { graphql } from '../../gql/gql.ts';

/** Rates a recipe, and tells how it is rated then. */
export const RATE_RECIPE = graphql(`
  mutation RateRecipe($input: RateRecipeInput!) {
    rateRecipe(input: $input) {
      recipe {
        id
        rating
        reviewCount
        ...RatingCard_recipe
      }
    }
  }
`);

/** What else is read again when one's own rating has changed. */
export const AND_REVIEWS = { refetchQueries: ['RecipeReviews'] };
