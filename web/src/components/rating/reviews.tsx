import { useQuery } from '@apollo/client/react';
import { Button, chakra, Flex, SimpleGrid, Stack, VisuallyHidden } from '@chakra-ui/react';
import { moreOf } from '../../apollo/more-of.ts';
import { graphql } from '../../gql/gql.ts';
import type { RecipeReviewsQuery } from '../../gql/graphql.ts';
import { shortDate } from '../../messages/date.ts';
import { rating as text } from '../../messages/rating.ts';
import { Card } from '../../ui/display/card.tsx';
import { Star } from '../../ui/display/star.tsx';

/** How many reviews come at a time. */
const PAGE_SIZE = 6;

const RECIPE_REVIEWS = graphql(`
  query RecipeReviews($id: String!, $first: Int!, $after: String) {
    recipe(slug: $id) {
      id
      reviews(first: $first, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            authorName
            stars
            text
            writtenAt
          }
        }
      }
    }
  }
`);

type Review = NonNullable<RecipeReviewsQuery['recipe']>['reviews']['edges'][number]['node'];

/** What cooks wrote of a recipe, the newest first; nothing while there are none, or while it could not be asked. */
export function Reviews({ recipeId }: { recipeId: string }) {
  const { data, ...asked } = useQuery(RECIPE_REVIEWS, {
    variables: { id: recipeId, first: PAGE_SIZE },
    notifyOnNetworkStatusChange: true,
  });
  const reviews = data?.recipe?.reviews;
  if (!reviews || reviews.totalCount === 0) return null;
  const { isLoadingMore, loadMore } = moreOf(asked, reviews.pageInfo.endCursor);
  return (
    <Stack as="section" aria-labelledby="reviews" gap="6" mt="16" _print={{ display: 'none' }}>
      <chakra.h2 id="reviews" textStyle="section">
        {text.reviews}
      </chakra.h2>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="4">
        {reviews.edges.map(({ cursor, node }) => (
          <ReviewCard key={cursor} review={node} />
        ))}
      </SimpleGrid>
      {reviews.pageInfo.hasNextPage && (
        <Button alignSelf="center" aria-disabled={isLoadingMore} onClick={() => !isLoadingMore && loadMore()}>
          {text.more}
        </Button>
      )}
    </Stack>
  );
}

function ReviewCard({ review }: { review: Review }) {
  return (
    <Card as="li" padded display="flex" flexDirection="column" gap="2.5">
      <Flex aria-hidden gap="0.5">
        {Array.from({ length: review.stars }, (_, star) => (
          <Star key={star} />
        ))}
      </Flex>
      <VisuallyHidden>{text.starsOf(review.stars)}</VisuallyHidden>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {review.text}
      </chakra.p>
      <chakra.p fontSize="sm" color="mute" mt="auto" overflowWrap="anywhere">
        {text.by(review.authorName, shortDate(review.writtenAt))}
      </chakra.p>
    </Card>
  );
}
