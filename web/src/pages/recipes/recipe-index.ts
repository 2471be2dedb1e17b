import { graphql } from '../../gql/gql.ts';
import type { RecipeIndexQuery } from '../../gql/graphql.ts';

/** Asks for the groups of all recipes. */
export const RECIPE_INDEX = graphql(`
  query RecipeIndex {
    recipeIndex {
      cuisines {
        name
        count
        example {
          id
          imageSet {
            desktop
            tablet
            mobile
            color
          }
        }
      }
      meals {
        meal
        count
        example {
          id
          imageSet {
            desktop
            tablet
            mobile
            color
          }
        }
      }
      foods {
        count
        ingredient {
          id
          slug
          nameInDish
          thumbnail
        }
      }
      quick {
        count
        example {
          id
          imageSet {
            desktop
            tablet
            mobile
            color
          }
        }
      }
      fewIngredients {
        count
        example {
          id
          imageSet {
            desktop
            tablet
            mobile
            color
          }
        }
      }
    }
  }
`);

/** The groups of all recipes. */
export type RecipeIndex = RecipeIndexQuery['recipeIndex'];
