import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@chakra-ui/react';
import { FolderXIcon } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { moreOf } from '../../apollo/more-of.ts';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { paths } from '../../app/paths.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { TileSkeletons } from '../../components/recipe-tile/recipe-tile.tsx';
import { graphql } from '../../gql/gql.ts';
import type { CollectionPageQuery } from '../../gql/graphql.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { collections } from '../../messages/collections.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { CollectionHeader } from './collection-header.tsx';
import { CollectionRecipes } from './collection-recipes.tsx';

const text = collections.page;

/** How many recipes come at a time. */
const PAGE_SIZE = 24;

const COLLECTION_PAGE = graphql(`
  query CollectionPage($id: ID!, $first: Int!, $after: String) {
    collection(id: $id) {
      id
      name
      description
      coverImage
      isPublic
      isOwn
      recipeCount
      recipes(first: $first, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            id
            slug
            title
            ...RecipeTile_recipe
          }
        }
      }
    }
  }
`);

/** A collection as this page shows it. */
export type ShownCollection = NonNullable<CollectionPageQuery['collection']>;

/** One collection, `/collections/:id`: its cook changes it here, and anyone with the link of a public one sees it. */
export function CollectionPage() {
  const { id = '' } = useParams();
  const { data, previousData, error, loading, refetch, ...asked } = useQuery(COLLECTION_PAGE, {
    variables: { id, first: PAGE_SIZE },
    ...refreshOnOpen,
    notifyOnNetworkStatusChange: true,
  });
  const collection = data ? data.collection : previousData?.collection;
  const { isLoadingMore, loadMore } = moreOf(asked, collection?.recipes.pageInfo.endCursor);
  useDocumentTitle(collection === null ? text.notFound.title : collection?.name);
  return (
    <Stack gap="8" maxW="page" mx="auto" px={{ base: '4', md: '6' }} pt={{ base: '6', md: '10' }} pb="16">
      {collection && <CollectionHeader collection={collection} />}
      {collection && <CollectionRecipes collection={collection} isLoadingMore={isLoadingMore} onLoadMore={loadMore} />}
      {collection === null && <NotFound />}
      {collection === undefined &&
        (error && !loading ? (
          <LoadFailed level="h1" title={text.failed.title} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        ))}
    </Stack>
  );
}

function NotFound() {
  return (
    <EmptyState level="h1" icon={<FolderXIcon />} title={text.notFound.title} text={text.notFound.text}>
      <Button variant="solid" asChild>
        <Link to={paths.search}>{collections.findRecipes}</Link>
      </Button>
    </EmptyState>
  );
}

function Loading() {
  return (
    <>
      <Stack gap="4">
        <Skeleton h="6" w="40" />
        <Skeleton h="12" w="60%" />
        <Skeleton h="6" w="30%" />
      </Stack>
      <TileSkeletons />
    </>
  );
}
