import { graphql } from '../../../gql/gql.ts';

/** What cooking a recipe step by step needs of it. */
export const STEPWISE_RECIPE = graphql(`
  fragment Stepwise_recipe on Recipe {
    id
    slug
    title
    servings
    ingredients {
      id
      substitutes {
        ingredient {
          id
        }
      }
    }
    instructions {
      step
      description
      timeMin
    }
    ...StepFoods_recipe
  }
`);
