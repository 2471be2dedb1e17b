import type { ApolloCache, FragmentType } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { needsSignIn } from '../../apollo/failure.ts';
import { resumable } from '../../apollo/pending-mutation.ts';
import { useViewer } from '../../apollo/viewer.tsx';
import { graphql } from '../../gql/gql.ts';
import type { Favorite_RecipeFragment } from '../../gql/graphql.ts';
import { common } from '../../messages/common.ts';
import { favorite as text } from '../../messages/favorite.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';

/** What keeping a recipe needs to know of it. */
const FAVORITE_RECIPE = graphql(`
  fragment Favorite_recipe on Recipe {
    id
    title
    isSaved
  }
`);

const SAVE_RECIPE = graphql(`
  mutation SaveRecipe($input: RecipeIdInput!) {
    saveRecipe(input: $input) {
      recipe {
        id
        isSaved
      }
    }
  }
`);

const UNSAVE_RECIPE = graphql(`
  mutation UnsaveRecipe($input: RecipeIdInput!) {
    unsaveRecipe(input: $input) {
      recipe {
        id
        isSaved
      }
    }
  }
`);

/** Whether the cook keeps a recipe, and how to change that. */
export interface Favorite {
  title: string;
  isSaved: boolean;
  isBusy: boolean;
  toggle: () => void;
}

/**
 * Keeps a recipe, or keeps it no longer: shown at once, taken back with a notice when it fails. A visitor is sent to sign in,
 * and the recipe is kept after that. Null until the recipe is there.
 */
export function useFavorite(recipe: FragmentType<Favorite_RecipeFragment>): Favorite | null {
  const { data, complete } = useFragment({ fragment: FAVORITE_RECIPE, from: recipe });
  const isVisitor = useViewer() === null;
  const [save, saving] = useMutation(SAVE_RECIPE);
  const [unsave, unsaving] = useMutation(UNSAVE_RECIPE);
  if (!complete) return null;
  const { id, title, isSaved } = data;
  const variables = { input: { id } };
  const changed = (isSaved: boolean) => ({ recipe: { __typename: 'Recipe', id, isSaved } }) as const;
  const keep = () =>
    save({
      variables,
      context: resumable(text.added),
      ...(!isVisitor && { optimisticResponse: { saveRecipe: { __typename: 'RecipePayload', ...changed(true) } } }),
      update: (cache) => countSaved(cache, 1),
    });
  const drop = () =>
    unsave({
      variables,
      optimisticResponse: { unsaveRecipe: { __typename: 'RecipePayload', ...changed(false) } },
      update: (cache) => countSaved(cache, -1),
    });
  return {
    title,
    isSaved,
    isBusy: saving.loading || unsaving.loading,
    toggle: () =>
      void (isSaved ? drop() : keep()).then(() => showToast(isSaved ? text.removed : text.added), toastError),
  };
}

function countSaved(cache: ApolloCache, by: number): void {
  cache.modify<{ stats: { savedRecipes: number } }>({
    id: 'Profile:{}',
    fields: {
      stats: (stats) => ('savedRecipes' in stats ? { ...stats, savedRecipes: stats.savedRecipes + by } : stats),
    },
  });
}

function toastError(error: unknown): void {
  if (!needsSignIn(error)) showToast(common.failed(text.failed));
}
