import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import type { AddRecipeToListMutationVariables } from '../../gql/graphql.ts';
import { keepList } from '../unsent-changes/list-page.ts';

const ADD_RECIPE = graphql(`
  mutation AddRecipeToList($input: ShoppingListRecipeInput!) {
    addRecipeToShoppingList(input: $input) {
      shoppingList {
        id
        ...ListParts_shoppingList
      }
    }
  }
`);

/** Puts a recipe on a list. Throws what the server says against it. */
export function useAddRecipe(): (input: AddRecipeToListMutationVariables['input']) => Promise<void> {
  const [add, { client }] = useMutation(ADD_RECIPE);
  return async (input) => {
    await add({ variables: { input } });
    keepList(client, String(input.listId));
  };
}
