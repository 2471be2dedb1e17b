import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useViewer } from '../../../apollo/viewer.tsx';
import { graphql } from '../../../gql/gql.ts';
import { handedOver, laidUpon, type KeptProgress, type RecipeProgress } from './recipe-progress.ts';

/** Ticks come in bursts; the account learns of them when they have rested, in milliseconds. */
const REST_MS = 500;

const RECIPE_PROGRESS = graphql(`
  query RecipeProgress($id: String!) {
    recipe(slug: $id) {
      id
      progress {
        ingredients
        steps
        servings
      }
    }
  }
`);

const SET_PROGRESS = graphql(`
  mutation SetProgress($input: SetProgressInput!) {
    setProgress(input: $input) {
      progress {
        ingredients
        steps
        servings
      }
    }
  }
`);

/**
 * Keeps the progress of a recipe in the account of a cook who is signed in. The account is asked first, as the cook may have
 * gone on at another screen; what was done here meanwhile is laid upon its answer, and then handed over. The whole state is sent
 * each time, so that sending it twice changes nothing, and one after the other, so that no older one comes last. What does not
 * arrive stays here and is sent with the next tick or the next visit.
 */
export function useKeptProgress(
  recipeId: string,
  progress: RecipeProgress,
  store: (change: (old: RecipeProgress) => RecipeProgress) => void,
): void {
  const isSignedIn = Boolean(useViewer());
  const { data, error } = useQuery(RECIPE_PROGRESS, {
    variables: { id: recipeId },
    skip: !isSignedIn,
    fetchPolicy: 'no-cache',
  });
  const [send] = useMutation(SET_PROGRESS, { fetchPolicy: 'no-cache' });

  const told = data?.recipe?.progress;
  const takeOver = useEffectEvent(({ ingredients, steps, servings }: KeptProgress) => {
    // What is stored is asked, not what is shown: on a page from the server that may still be on its way from the storage.
    store((old) => laidUpon({ ingredients, steps, servings }, old));
  });
  useEffect(() => {
    if (told) takeOver(told);
  }, [told]);

  const handOver = useEffectEvent(async (state: KeptProgress) => {
    // What the account has just told may be stored and not yet shown: it would be lost there. It is sent when it is shown.
    if (!isStored(state, store)) return;
    try {
      await send({ variables: { input: { recipeId, ...state } } });
      // Where nothing waits any more, the cook has logged out meanwhile.
      store((old) => (old.isKept ? old : handedOver(state, old)));
    } catch (error) {
      console.info('The progress stays in this browser for now.', error);
    }
  });
  const sending = useRef(Promise.resolve());
  const isBehind = isSignedIn && Boolean(data ?? error) && !progress.isKept;
  const { ingredients, steps, servings } = progress;
  useEffect(() => {
    if (!isBehind) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      await sending.current;
      if (!isOver) sending.current = handOver({ ingredients, steps, servings });
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isBehind, ingredients, steps, servings]);
}

/** Whether what is shown is what is stored by now. */
function isStored(
  { ingredients, steps, servings }: KeptProgress,
  store: (change: (old: RecipeProgress) => RecipeProgress) => void,
): boolean {
  let isSame = false;
  store((old) => {
    isSame = old.ingredients === ingredients && old.steps === steps && old.servings === servings;
    return old;
  });
  return isSame;
}
