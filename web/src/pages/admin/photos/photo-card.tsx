import type { FragmentType } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { Button, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { toastError } from '../../../apollo/toast-error.ts';
import { recipePath } from '../../../app/paths.ts';
import { graphql } from '../../../gql/gql.ts';
import type { PhotoCard_PhotoFragment } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { shortDate } from '../../../messages/date.ts';
import { Card } from '../../../ui/display/card.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';

const text = admin.photos;

const PHOTO_CARD_PHOTO = graphql(`
  fragment PhotoCard_photo on AdminDishPhoto {
    id
    url
    authorName
    addedAt
    status
    recipe {
      id
      slug
      title
    }
  }
`);

const REVIEW_DISH_PHOTO = graphql(`
  mutation ReviewDishPhoto($input: ReviewDishPhotoInput!) {
    reviewDishPhoto(input: $input) {
      photo {
        id
        status
      }
    }
  }
`);

/** A photo of a dish with what it is of, and the word about it. */
export function PhotoCard({ photo: masked }: { photo: FragmentType<PhotoCard_PhotoFragment> }) {
  const { data: photo, complete } = useFragment({ fragment: PHOTO_CARD_PHOTO, from: masked });
  const [review] = useMutation(REVIEW_DISH_PHOTO, { refetchQueries: ['AdminPhotos'] });
  if (!complete) return null;
  const { id, url, authorName, addedAt, status, recipe } = photo;
  const decide = (isShown: boolean) =>
    void review({ variables: { input: { id, isShown } } }).then(
      () => showToast(text.done[isShown ? 'SHOWN' : 'REFUSED'](recipe.title)),
      toastError,
    );
  return (
    <Card as="li" overflow="hidden" display="flex" flexDirection="column">
      <chakra.img
        src={url}
        alt={text.alt(recipe.title, authorName)}
        loading="lazy"
        w="full"
        aspectRatio={4 / 3}
        objectFit="contain"
        bg="leaf.soft"
      />
      <Flex direction="column" gap="2" p="4" flex="1">
        <chakra.p textStyle="card" overflowWrap="anywhere">
          <Link to={recipePath(recipe.slug)}>{recipe.title}</Link>
        </chakra.p>
        <chakra.p fontSize="sm" color="mute" overflowWrap="anywhere">
          {text.by(authorName, shortDate(addedAt))}
        </chakra.p>
        <Flex gap="3" mt="auto" pt="2">
          {status !== 'SHOWN' && (
            <Button variant="solid" aria-label={text.showLabel(recipe.title, authorName)} onClick={() => decide(true)}>
              {text.show}
            </Button>
          )}
          {status !== 'REFUSED' && (
            <Button aria-label={text.refuseLabel(recipe.title, authorName)} onClick={() => decide(false)}>
              {text.refuse}
            </Button>
          )}
        </Flex>
      </Flex>
    </Card>
  );
}
