import type { ApolloCache, Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { resumable } from '../../apollo/pending-mutation.ts';
import { graphql } from '../../gql/gql.ts';
import type { CreateCollectionInput } from '../../gql/graphql.ts';
import { collections } from '../../messages/collections.ts';
import type { HoldingCollection } from './use-membership.ts';

const CREATE_COLLECTION = graphql(`
  mutation CreateCollection($input: CreateCollectionInput!) {
    createCollection(input: $input) {
      collection {
        id
        name
        recipeCount
        coverImage
        ...CollectionCard_collection
      }
    }
  }
`);

/** Makes a collection, which joins the cook's others at once; resolves to it. */
export function useCreateCollection(): (input: CreateCollectionInput) => Promise<HoldingCollection> {
  const [create] = useMutation(CREATE_COLLECTION, {
    update: (cache, { data }) => data && joinOwn(cache, data.createCollection.collection),
  });
  return async (input) => {
    const { data } = await create({ variables: { input }, context: resumable(collections.dialog.created(input.name)) });
    if (!data) throw new Error('The server answered without a collection.');
    return data.createCollection.collection;
  };
}

/** The cook's collections stand by name. */
function joinOwn(cache: ApolloCache, created: { __typename: 'Collection'; id: string; name: string }): void {
  const reference = cache.identify(created);
  cache.modify<{ collections: readonly Reference[]; stats: { collections: number } }>({
    id: 'Profile:{}',
    fields: {
      collections: (known, { readField }) => {
        if (!reference || !Array.isArray(known)) return known;
        const nameOf = (item: Reference) => String(readField('name', item) ?? '');
        return [...known, { __ref: reference }].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
      },
      stats: (stats) => ('collections' in stats ? { ...stats, collections: stats.collections + 1 } : stats),
    },
  });
}
