import { useMutation } from '@apollo/client/react';
import { resumable } from '../../apollo/pending-mutation.ts';
import { toastError } from '../../apollo/toast-error.ts';
import { useViewer } from '../../apollo/viewer.tsx';
import { graphql } from '../../gql/gql.ts';
import { rating as text } from '../../messages/rating.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';

const MARK_COOKED = graphql(`
  mutation MarkCooked($input: MarkCookedInput!) {
    markCooked(input: $input) {
      recipe {
        id
      }
    }
  }
`);

/** Notes that the cook has cooked a recipe just now; a visitor is sent to sign in first. Again within three hours is the same pot. */
export function useMarkCooked(recipeId: string): { mark: () => void; isBusy: boolean } {
  const [markCooked, { loading }] = useMutation(MARK_COOKED);
  const mark = async () => {
    try {
      await markCooked({ variables: { input: { recipeId } }, context: resumable(text.cookedDone) });
      showToast(text.cookedDone);
    } catch (error) {
      toastError(error);
    }
  };
  return { mark: () => void mark(), isBusy: loading };
}

/** Notes it as the last step is done, while the cook is signed in: a visitor who ticks a step is not sent to sign in. */
export function useNoteCooked(recipeId: string): () => void {
  const viewer = useViewer();
  const { mark } = useMarkCooked(recipeId);
  return () => {
    if (viewer) mark();
  };
}
