import type { ApolloCache, Reference } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { needsSignIn } from '../../apollo/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { collections } from '../../messages/collections.ts';
import { common } from '../../messages/common.ts';
import { showToast, type Toast } from '../../ui/overlays/toast-store.ts';

const text = collections.picker;

const ADD_TO_COLLECTION = graphql(`
  mutation AddToCollection($input: CollectionRecipeInput!) {
    addToCollection(input: $input) {
      collection {
        id
        recipeCount
        coverImage
      }
    }
  }
`);

const REMOVE_FROM_COLLECTION = graphql(`
  mutation RemoveFromCollection($input: CollectionRecipeInput!) {
    removeFromCollection(input: $input) {
      collection {
        id
        recipeCount
        coverImage
      }
    }
  }
`);

/** A collection as far as putting something into it goes. */
export interface HoldingCollection {
  id: string;
  name: string;
  recipeCount: number;
  coverImage: string | null;
}

/** Puts one recipe into collections and takes it out: shown at once, taken back with a notice when it fails. */
export interface Membership {
  add: (collection: HoldingCollection) => Promise<boolean>;
  remove: (collection: HoldingCollection) => Promise<boolean>;
}

/** What can be done with a recipe and the cook's collections; each act resolves to whether it went well. */
export function useMembership(recipeId: string): Membership {
  const { cache } = useApolloClient();
  const [add] = useMutation(ADD_TO_COLLECTION);
  const [remove] = useMutation(REMOVE_FROM_COLLECTION);
  return {
    add: async (collection) => {
      const isDone = await settle(
        add({
          variables: inputOf(collection, recipeId),
          optimisticResponse: { addToCollection: countedBy(collection, 1) },
          update: (store) => noteMember(store, recipeId, collection.id, true),
        }),
        text.added(collection.name),
      );
      // Where it stands among the others the server knows.
      if (isDone)
        cache.evict({ id: cache.identify({ __typename: 'Collection', id: collection.id }), fieldName: 'recipes' });
      return isDone;
    },
    remove: (collection) =>
      settle(
        remove({
          variables: inputOf(collection, recipeId),
          optimisticResponse: { removeFromCollection: countedBy(collection, -1) },
          update: (store) => noteMember(store, recipeId, collection.id, false),
        }),
        text.removed(collection.name),
      ),
  };
}

function inputOf({ id }: HoldingCollection, recipeId: string) {
  return { input: { collectionId: id, recipeId } };
}

function countedBy({ id, recipeCount, coverImage }: HoldingCollection, by: number) {
  return {
    __typename: 'CollectionPayload',
    collection: { __typename: 'Collection', id, recipeCount: recipeCount + by, coverImage },
  } as const;
}

async function settle(request: Promise<unknown>, done: Toast): Promise<boolean> {
  try {
    await request;
    showToast(done);
    return true;
  } catch (error) {
    if (!needsSignIn(error)) showToast(common.failed(text.failed));
    return false;
  }
}

/** Notes in the store that a recipe is in a collection, or no longer. */
function noteMember(cache: ApolloCache, recipeId: string, collectionId: string, isIn: boolean): void {
  const collection = cache.identify({ __typename: 'Collection', id: collectionId }) ?? '';
  const recipe = cache.identify({ __typename: 'Recipe', id: recipeId }) ?? '';
  cache.modify<{ collections: readonly Reference[] }>({
    id: recipe,
    fields: {
      collections: (known) => {
        const others = known.filter((item): item is Reference => cache.identify(item) !== collection);
        return isIn ? [...others, { __ref: collection }] : others;
      },
    },
  });
  if (isIn) return;
  cache.modify<{ recipes: { edges: readonly { node: Reference }[] } }>({
    id: collection,
    fields: {
      recipes: (list) =>
        'edges' in list ? { ...list, edges: list.edges.filter(({ node }) => cache.identify(node) !== recipe) } : list,
    },
  });
}
