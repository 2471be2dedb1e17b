import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { resumable } from '../../apollo/pending-mutation.ts';
import { toastError } from '../../apollo/toast-error.ts';
import { useViewer } from '../../apollo/viewer.tsx';
import type { RecipeSwapInput } from '../../gql/graphql.ts';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { cookingSheet } from '../../messages/cooking-sheet.ts';
import { rating as text } from '../../messages/rating.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { COOKING_PROPOSAL, MARK_COOKED, type Deduction } from './cooking-queries.ts';

const loadSheet = () => import('./cooking-sheet.tsx');

/** That a recipe was cooked, and what went into it. */
export interface Cooked {
  /** For the button that says so: a visitor is sent to sign in first. */
  mark: () => void;
  /** For the last step: only for a cook who is signed in; a visitor who ticks a step is not sent to sign in. */
  note: () => void;
  isBusy: boolean;
  /** The sheet with what went into it; to be put on the page. */
  sheet: ReactNode;
}

/** What was cooked, and for how many. */
interface CookedMeal {
  recipeId: string;
  servings: number;
  /** What the cook took in the place of some ingredients. */
  swaps: readonly RecipeSwapInput[];
  /** Whether the sheet comes up by itself after the last step; else its notice leads to it. */
  opensAtEnd: boolean;
}

/**
 * See {@link Cooked}. It is noted at once, so that nothing is lost by closing the sheet; again within three hours is the same pot. Where
 * the pantry cannot be asked, it is noted all the same.
 */
export function useCooked({ recipeId, servings, swaps, opensAtEnd }: CookedMeal): Cooked {
  const client = useApolloClient();
  const viewer = useViewer();
  const sheet = useLazyDialog(loadSheet);
  const [isBusy, setBusy] = useState(false);
  const [deductions, setDeductions] = useState<readonly Deduction[]>([]);
  const propose = async (): Promise<readonly Deduction[]> => {
    const variables = { recipe: recipeId, servings, swaps: [...swaps] };
    const { data } = await client.query({ query: COOKING_PROPOSAL, variables, fetchPolicy: 'network-only' });
    return data?.cookingProposal.deductions ?? [];
  };
  const mark = async (opens: boolean) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const [, used] = await Promise.all([
        client.mutate({
          mutation: MARK_COOKED,
          variables: { input: { recipeId } },
          context: resumable(text.cookedDone),
        }),
        viewer ? propose().catch(() => null) : null,
      ]);
      setDeductions(used ?? []);
      if (opens && used && used.length > 0) return sheet.open();
      const label = used && used.length > 0 ? cookingSheet.open.some : cookingSheet.open.none;
      showToast({ ...text.cookedDone, ...(used && { action: { label, onPress: sheet.open } }) });
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    mark: () => void mark(true),
    note: () => {
      if (viewer) void mark(opensAtEnd);
    },
    isBusy,
    sheet: sheet.part && sheet.isOpen && (
      <sheet.part.CookingSheet recipeId={recipeId} deductions={deductions} onClose={sheet.close} />
    ),
  };
}
