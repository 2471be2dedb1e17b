import { waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { createApolloClient } from '../../../web/src/apollo/client.ts';
import { changeStore } from '../../../web/src/components/unsent-changes/change-store.ts';
import { startSending } from '../../../web/src/components/unsent-changes/send-changes.ts';
import { ada } from '../../../web/src/mocks/fixtures/cook.ts';
import { buildItem, shoppingList } from '../../../web/src/mocks/fixtures/shopping-list.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';

useMockApi();
let stop = (): void => {};
afterEach(() => {
  stop();
  localStorage.clear();
});

const refuse = (): never => {
  throw new GraphQLError('List not found.', { extensions: { code: 'NOT_FOUND' } });
};

test.each(['tick', 'delete'] as const)(
  'a %s that goes out after another cook has signed in elsewhere is kept, and taken when its own cook is back',
  async (kind) => {
    const asked = Promise.withResolvers<void>();
    answerWith({
      viewer: () => ({ ...ada, id: 'user-bo' }),
      shoppingList: () => (asked.resolve(), null),
      updateShoppingListItem: refuse,
      deleteShoppingListItem: refuse,
    });
    changeStore.add({
      id: 'change',
      owner: ada.id,
      listId: shoppingList.id,
      itemId: 'item-milk',
      itemName: 'milk',
      act: kind === 'tick' ? { kind, isChecked: true } : { kind },
    });
    stop = startSending(createApolloClient(), ada.id);
    await asked.promise;
    const taken: unknown[] = [];
    const take = (input: object) => (taken.push(input), { item: buildItem({ name: 'milk' }), shoppingList });
    answerWith({
      viewer: () => ada,
      shoppingList: () => shoppingList,
      updateShoppingListItem: ({ input }) => take(input),
      deleteShoppingListItem: ({ input }) => take(input),
    });
    await waitFor(() => expect(changeStore.get()).toEqual([]), { timeout: 5_000 });
    expect(taken).toMatchObject([{ id: 'item-milk' }]);
  },
);
