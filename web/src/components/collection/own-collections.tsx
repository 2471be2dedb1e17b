import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { FolderHeartIcon } from 'lucide-react';
import { needsSignIn } from '../../apollo/failure.ts';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { graphql } from '../../gql/gql.ts';
import type { OwnCollectionsQuery } from '../../gql/graphql.ts';
import { collections as text } from '../../messages/collections.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { LoadingTiles, TileGrid } from '../recipe-tile/recipe-tile.tsx';
import { CollectionCard } from './collection-card.tsx';
import { NewCollectionButton } from './new-collection-button.tsx';

const OWN_COLLECTIONS = graphql(`
  query OwnCollections {
    profile {
      collections {
        id
        ...CollectionCard_collection
      }
    }
  }
`);

/** The cook's collections by name, as far as they are known. */
export interface OwnCollectionList {
  collections: NonNullable<OwnCollectionsQuery['profile']>['collections'] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Asks for them. */
export function useOwnCollections(): OwnCollectionList {
  const { data, error, refetch } = useQuery(OWN_COLLECTIONS, refreshOnOpen);
  const collections = data?.profile?.collections;
  return {
    collections,
    hasFailed: !collections && error !== undefined && !needsSignIn(error),
    retry: () => void refetch(),
  };
}

/** Shows them, or an invitation to make the first; the button for a new one is the page's to place. */
export function OwnCollections({ list: { collections, hasFailed, retry } }: { list: OwnCollectionList }) {
  if (hasFailed) return <LoadFailed title={text.failed} onRetry={retry} />;
  if (!collections) return <LoadingTiles text={text.loading} />;
  if (collections.length === 0) {
    return (
      <EmptyState icon={<FolderHeartIcon />} title={text.empty.title} text={text.empty.text}>
        <NewCollectionButton>{text.empty.create}</NewCollectionButton>
      </EmptyState>
    );
  }
  return (
    <TileGrid>
      {collections.map((collection) => (
        <chakra.li key={collection.id}>
          <CollectionCard collection={collection} />
        </chakra.li>
      ))}
    </TileGrid>
  );
}
