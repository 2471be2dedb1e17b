import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { AddRecipeToListMutation, AddRecipeToListMutationVariables } from '../../gql/operations.ts';
import { keepList } from '../list-changes/list-page.ts';
import { LIST_PARTS } from '../list-changes/list-parts.ts';

const ADD_RECIPE: TypedDocumentNode<AddRecipeToListMutation, AddRecipeToListMutationVariables> = gql`
  mutation AddRecipeToList($input: ShoppingListRecipeInput!) {
    addRecipeToShoppingList(input: $input) {
      shoppingList {
        id
        ...ListParts_shoppingList
      }
    }
  }
  ${LIST_PARTS}
`;

/** Puts a recipe on a list. Throws what the server says against it. */
export function useAddRecipe(): (input: AddRecipeToListMutationVariables['input']) => Promise<void> {
  const [add, { client }] = useMutation(ADD_RECIPE);
  return async (input) => {
    await add({ variables: { input } });
    keepList(client, String(input.listId));
  };
}
