import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { toastError } from '../../apollo/toast-error.ts';
import { graphql } from '../../gql/gql.ts';
import type { RateRecipeInput, RatingCard_RecipeFragment } from '../../gql/graphql.ts';
import { common } from '../../messages/common.ts';
import { rating as text } from '../../messages/rating.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { AND_REVIEWS, RATE_RECIPE } from './rate-recipe.ts';

type Rating = NonNullable<RatingCard_RecipeFragment['viewerRating']>;

const REMOVE_RATING = graphql(`
  mutation RemoveRating($input: RecipeIdInput!) {
    removeRating(input: $input) {
      recipe {
        id
        rating
        reviewCount
        ...RatingCard_recipe
      }
    }
  }
`);

/** How long it can be taken back, in milliseconds. */
const UNDO_MS = 10_000;

interface RemoveRatingButtonProps {
  recipeId: string;
  former: Rating;
  /** Called once it is gone; the button stands in the form that is empty then. */
  onRemoved: () => void;
}

/** Takes one's own rating away at once: the notice of it has the way back. */
export function RemoveRatingButton({ recipeId, former, onRemoved }: RemoveRatingButtonProps) {
  const [remove, { loading }] = useMutation(REMOVE_RATING, AND_REVIEWS);
  const [rate] = useMutation(RATE_RECIPE, AND_REVIEWS);
  const handleUndo = () =>
    void rate({ variables: { input: asGiven(recipeId, former) } }).then(() => showToast(text.restored), toastError);
  const handleRemove = async (form: HTMLFormElement | null) => {
    await remove({ variables: { input: { id: recipeId } } });
    onRemoved();
    showToast({ ...text.removed, duration: UNDO_MS, action: { label: common.undo, onPress: handleUndo } });
    // The button goes with the rating: the keyboard goes on at the stars.
    form?.querySelector('input')?.focus();
  };
  return (
    <Button
      variant="ghost"
      w={{ base: 'full', md: 'auto' }}
      aria-disabled={loading}
      onClick={({ currentTarget: { form } }) => void (!loading && handleRemove(form).catch(toastError))}
    >
      {text.remove}
    </Button>
  );
}

/** A rating as it was given; the id of its photo begins with that of what was uploaded. */
function asGiven(recipeId: string, { stars, review, photo }: Rating): RateRecipeInput {
  return { recipeId, stars, review, ...(photo && { imageId: photo.id.split('/')[0] ?? null }) };
}
