import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { chakra, Flex, Stack } from '@chakra-ui/react'
import { LuFolderHeart } from 'react-icons/lu'
import { needsSignIn } from '../../apollo/failure.ts'
import { openedAnew } from '../../apollo/opened-anew.ts'
import type { OwnCollectionsQuery, OwnCollectionsQueryVariables } from '../../gql/operations.ts'
import { collections as text } from '../../messages/collections.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { TileGrid, TileSkeletons } from '../recipe-tile/recipe-tile.tsx'
import { COLLECTION_CARD_COLLECTION, CollectionCard } from './collection-card.tsx'
import { NewCollectionButton } from './new-collection-button.tsx'

const OWN_COLLECTIONS: TypedDocumentNode<OwnCollectionsQuery, OwnCollectionsQueryVariables> = gql`
  query OwnCollections {
    profile {
      collections {
        id
        ...CollectionCard_collection
      }
    }
  }
  ${COLLECTION_CARD_COLLECTION}
`

/** The cook's collections by name, with a button for a new one. */
export function OwnCollections() {
  const { data, error, refetch } = useQuery(OWN_COLLECTIONS, openedAnew)
  const collections = data?.profile?.collections
  if (!collections && error && !needsSignIn(error)) return <LoadFailed title={text.failed} onRetry={() => void refetch()} />
  if (!collections) return <Loading />
  if (collections.length === 0) {
    return (
      <EmptyState icon={<LuFolderHeart />} title={text.empty.title} text={text.empty.text}>
        <NewCollectionButton>{text.empty.create}</NewCollectionButton>
      </EmptyState>
    )
  }
  return (
    <Stack gap="5">
      <Flex justify="flex-end">
        <NewCollectionButton>{text.new}</NewCollectionButton>
      </Flex>
      <TileGrid>
        {collections.map((collection) => (
          <chakra.li key={collection.id}>
            <CollectionCard collection={collection} />
          </chakra.li>
        ))}
      </TileGrid>
    </Stack>
  )
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      <TileSkeletons />
    </>
  )
}
