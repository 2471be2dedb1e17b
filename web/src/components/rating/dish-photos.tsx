import { useQuery } from '@apollo/client/react';
import { Button, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { moreOf } from '../../apollo/more-of.ts';
import { graphql } from '../../gql/gql.ts';
import type { RecipePhotosQuery } from '../../gql/graphql.ts';
import { shortDate } from '../../messages/date.ts';
import { rating as text } from '../../messages/rating.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** How many photos come at a time. */
const PAGE_SIZE = 8;

const RECIPE_PHOTOS = graphql(`
  query RecipePhotos($id: String!, $first: Int!, $after: String) {
    recipe(slug: $id) {
      id
      photos(first: $first, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            id
            url
            thumbnailUrl
            authorName
            addedAt
          }
        }
      }
    }
  }
`);

type DishPhoto = NonNullable<RecipePhotosQuery['recipe']>['photos']['edges'][number]['node'];

/** What other cooks made of a recipe, in pictures, the newest first; nothing while there are none. */
export function DishPhotos({ recipeId }: { recipeId: string }) {
  const [opened, setOpened] = useState<DishPhoto | null>(null);
  const { data, ...asked } = useQuery(RECIPE_PHOTOS, {
    variables: { id: recipeId, first: PAGE_SIZE },
    notifyOnNetworkStatusChange: true,
  });
  const photos = data?.recipe?.photos;
  if (!photos || photos.totalCount === 0) return null;
  const { isLoadingMore, loadMore } = moreOf(asked, photos.pageInfo.endCursor);
  return (
    <Stack as="section" aria-labelledby="dish-photos" gap="6" mt="16" _print={{ display: 'none' }}>
      <chakra.h2 id="dish-photos" textStyle="section">
        {text.photos}
      </chakra.h2>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 2, md: 4 }} gap="4">
        {photos.edges.map(({ cursor, node }) => (
          <chakra.li key={cursor} minW="0">
            <PhotoButton photo={node} onOpen={() => setOpened(node)} />
          </chakra.li>
        ))}
      </SimpleGrid>
      {photos.pageInfo.hasNextPage && (
        <Button alignSelf="center" aria-disabled={isLoadingMore} onClick={() => !isLoadingMore && loadMore()}>
          {text.morePhotos}
        </Button>
      )}
      <Dialog
        title={opened ? text.photoBy(opened.authorName) : ''}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
      >
        {opened && (
          <chakra.img src={opened.url} alt={text.photoBy(opened.authorName)} w="full" maxH="70vh" objectFit="contain" />
        )}
      </Dialog>
    </Stack>
  );
}

function PhotoButton({ photo, onOpen }: { photo: DishPhoto; onOpen: () => void }) {
  return (
    <chakra.button type="button" w="full" textAlign="start" cursor="pointer" onClick={onOpen}>
      <chakra.img
        src={photo.thumbnailUrl}
        alt={text.photoBy(photo.authorName)}
        loading="lazy"
        w="full"
        aspectRatio="1"
        objectFit="cover"
        borderRadius="lg"
        bg="leaf.soft"
      />
      <chakra.span display="block" fontSize="sm" color="mute" mt="1.5" overflowWrap="anywhere">
        {text.by(photo.authorName, shortDate(photo.addedAt))}
      </chakra.span>
    </chakra.button>
  );
}
