import { graphql } from '../../gql/gql.ts';
import type { CookingProposalQuery } from '../../gql/graphql.ts';

export const MARK_COOKED = graphql(`
  mutation MarkCooked($input: MarkCookedInput!) {
    markCooked(input: $input) {
      recipe {
        id
      }
      pantryChange {
        id
      }
    }
  }
`);

/** Asks what cooking would take out of the pantry. */
export const COOKING_PROPOSAL = graphql(`
  query CookingProposal($recipe: ID!, $servings: Float!, $swaps: [RecipeSwapInput!]!) {
    cookingProposal(recipe: $recipe, servings: $servings, swaps: $swaps) {
      deductions {
        amount
        unit
        left {
          amount
          unit
        }
        level
        isUnsure
        item {
          id
          name
          food {
            id
            thumbnail
          }
        }
      }
    }
  }
`);

/** What would be taken of one item. */
export type Deduction = CookingProposalQuery['cookingProposal']['deductions'][number];
