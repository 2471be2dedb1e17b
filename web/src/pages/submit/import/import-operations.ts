import { graphql } from '../../../gql/gql.ts';
import type { ImportRecipeMutation } from '../../../gql/graphql.ts';

/** Reads a recipe from an address or a text. */
export const IMPORT_RECIPE = graphql(`
  mutation ImportRecipe($input: ImportRecipeInput!) {
    importRecipe(input: $input) {
      proposal {
        title
        description
        notes
        author
        sourceUrl
        cuisine
        difficulty
        prepTime
        cookTime
        servings
        tags
        ingredients {
          group
          isDoubtful
          reading {
            text
            name
            ingredient {
              id
              name
            }
          }
          alternatives {
            id
            name
          }
        }
        instructions {
          step
          description
          timeMin
        }
        duplicates {
          id
          slug
          title
        }
      }
    }
  }
`);

/** A recipe that was read and is not stored yet. */
export type Proposal = ImportRecipeMutation['importRecipe']['proposal'];
