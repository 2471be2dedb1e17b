import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Button, chakra, Flex } from '@chakra-ui/react';
import { useId, useState, type SubmitEvent } from 'react';
import { ChefHatIcon } from 'lucide-react';
import { resumable } from '../../apollo/pending-mutation.ts';
import { graphql } from '../../gql/gql.ts';
import type { RatingCard_RecipeFragment } from '../../gql/graphql.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { rating as text } from '../../messages/rating.ts';
import { Card } from '../../ui/display/card.tsx';
import { StarInput } from '../../ui/controls/star-input.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { DishPhotoPart } from './dish-photo-part.tsx';
import { AND_REVIEWS, RATE_RECIPE } from './rate-recipe.ts';
import { RemoveRatingButton } from './remove-rating-button.tsx';
import type { Cooked } from '../cooked/use-cooked.tsx';

/** What cooking and rating a recipe needs to know of it. */
const RATING_CARD_RECIPE = graphql(`
  fragment RatingCard_recipe on Recipe {
    id
    viewerRating {
      stars
      review
      photo {
        id
        url
        status
      }
    }
  }
`);

interface RatingCardProps {
  recipe: FragmentType<RatingCard_RecipeFragment>;
  cooked: Cooked;
}

/** Where the cook says that they have cooked a recipe, and what they think of it. A second rating replaces the first. */
export function RatingCard({ recipe, cooked }: RatingCardProps) {
  const titleId = useId();
  const { data } = useSuspenseFragment({ fragment: RATING_CARD_RECIPE, from: recipe });
  return (
    <Card as="section" aria-labelledby={titleId} padded gridColumn="1 / -1" _print={{ display: 'none' }}>
      <chakra.h2 id={titleId} textStyle="card" mb="4">
        {text.title}
      </chakra.h2>
      <Button
        variant="subtle"
        w={{ base: 'full', md: 'auto' }}
        mb="5"
        aria-disabled={cooked.isBusy}
        onClick={cooked.mark}
      >
        <ChefHatIcon aria-hidden />
        {text.cooked}
      </Button>
      <RatingForm recipeId={data.id} former={data.viewerRating} />
    </Card>
  );
}

type Rating = RatingCard_RecipeFragment['viewerRating'];

function RatingForm({ recipeId, former }: { recipeId: string; former: Rating }) {
  const [filled, setFilled] = useState(former);
  const [stars, setStars] = useState(former?.stars ?? 0);
  const [review, setReview] = useState(former?.review ?? '');
  const written = { stars, review: review.trim() || null };
  const [imageId, setImageId] = useState<string | null | undefined>();
  // A rating that arrives later, as after signing in, fills the form: the same form, whose button has the focus where it was just sent.
  if (!isSame(filled, former)) {
    setFilled(former);
    // What was written on meanwhile stays.
    if (isSame(written, filled) || isSame(written, former)) {
      setStars(former?.stars ?? 0);
      setReview(former?.review ?? '');
    }
  }
  const [rate] = useMutation(RATE_RECIPE, AND_REVIEWS);
  const submission = useSubmission(['stars', 'review']);
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy) return;
    if (stars === 0) return submission.refuse('stars', text.starsMissing);
    if (
      await submission.send(() =>
        rate({
          variables: { input: { recipeId, ...written, ...(imageId !== undefined && { imageId }) } },
          context: resumable(text.done),
        }),
      )
    ) {
      setImageId(undefined);
      showToast(text.done);
    }
  };
  const handleRemoved = () => {
    setStars(0);
    setReview('');
    setImageId(undefined);
  };
  return (
    <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="4">
      <StarInput
        label={text.stars}
        nameOf={text.star}
        value={stars}
        error={submission.errorOf('stars')}
        onChange={setStars}
      />
      <TextArea
        label={text.review}
        hint={text.reviewHint}
        maxLength={500}
        value={review}
        error={submission.errorOf('review') ?? submission.error}
        onChange={setReview}
      />
      <DishPhotoPart former={former?.photo ?? null} chosen={imageId} onChange={setImageId} />
      <Flex wrap="wrap" gap="3">
        <Button type="submit" w={{ base: 'full', md: 'auto' }} aria-disabled={submission.isBusy}>
          {submission.isBusy ? text.busy : former ? text.update : text.submit}
        </Button>
        {former && <RemoveRatingButton recipeId={recipeId} former={former} onRemoved={handleRemoved} />}
      </Flex>
    </chakra.form>
  );
}

/** Whether two ratings say the same; none says no star and no word. */
function isSame(one: Pick<NonNullable<Rating>, 'stars' | 'review'> | null, other: Rating): boolean {
  return (one?.stars ?? 0) === (other?.stars ?? 0) && (one?.review ?? null) === (other?.review ?? null);
}
