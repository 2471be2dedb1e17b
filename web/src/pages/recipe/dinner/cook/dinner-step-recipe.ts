import { graphql } from '../../../../gql/gql.ts';

/** What a step of a dinner needs of its recipe. */
export const DINNER_STEP_RECIPE = graphql(`
  fragment DinnerStep_recipe on Recipe {
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
