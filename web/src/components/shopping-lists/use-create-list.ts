import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import type { CreateListMutationVariables } from '../../gql/graphql.ts';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { OWN_LISTS } from './own-lists.ts';

const CREATE_LIST = graphql(`
  mutation CreateList($input: CreateShoppingListInput!) {
    createShoppingList(input: $input) {
      shoppingList {
        id
        ...ListCard_shoppingList
      }
    }
  }
`);

type NewList = Pick<CreateListMutationVariables['input'], 'name' | 'recipes'>;

/**
 * Makes a list, which joins the cook's others; resolves to its id. The same again, because no answer came, makes no second one.
 * Throws what the server says against it.
 */
export function useCreateList(): (list: NewList) => Promise<string> {
  const [create] = useMutation(CREATE_LIST, { refetchQueries: [{ query: OWN_LISTS }], awaitRefetchQueries: true });
  const attempt = useAttempt();
  return async (list) => {
    const { data } = await create({ variables: { input: { ...list, idempotencyKey: attempt.keyOf(list) } } });
    if (!data) throw new Error('The server answered without a list.');
    attempt.end();
    return data.createShoppingList.shoppingList.id;
  };
}
