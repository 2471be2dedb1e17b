import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import type { RecipeInput } from '../../gql/graphql.ts';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { forgetDraft, type DraftKey } from './kept-draft.ts';

const text = ownRecipe.form;

const SUBMIT_RECIPE = graphql(`
  mutation SubmitRecipe($input: RecipeInput!) {
    submitRecipe(input: $input) {
      recipe {
        id
        slug
        title
        status
      }
    }
  }
`);

/** What to say of where the recipe stands now: whether it is looked at first is up to the site. */
const NOTICES = { DRAFT: text.drafted, PENDING: text.submitted, REJECTED: text.submitted, PUBLISHED: text.published };

/**
 * Stores a recipe and goes to one's own recipes, unless the cook has gone elsewhere meanwhile; a new one that is sent again because
 * no answer came is stored once. Throws what the server says against it.
 */
export function useSubmitRecipe(): (of: DraftKey, recipe: RecipeInput) => Promise<void> {
  const [submit] = useMutation(SUBMIT_RECIPE);
  const attempt = useAttempt();
  const navigate = useNavigate();
  const isHere = useIsHere();
  return async (of, recipe) => {
    const input = recipe.id ? recipe : { ...recipe, idempotencyKey: attempt.keyOf(recipe) };
    const { data } = await submit({ variables: { input } });
    forgetDraft(of);
    if (isHere.current) await navigate(paths.ownRecipes);
    showToast(NOTICES[data?.submitRecipe.recipe.status ?? 'PENDING']);
  };
}

/** Whether the form is still on the page. */
function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return isHere;
}
