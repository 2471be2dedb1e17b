import { useEffect, useRef, useState } from 'react';
import { useSubmission, type Submission } from '../../hooks/use-submission.ts';
import { ownRecipe } from '../../messages/own-recipe.ts';
import type { DraftKey } from './kept-draft.ts';
import { toRecipeInput, type RecipeDraft } from './recipe-draft.ts';
import { useSubmitRecipe } from './use-submit-recipe.ts';

const { missing } = ownRecipe.form;

/** Fields that show what is wrong with them. */
const FIELDS = [
  'version',
  'title',
  'description',
  'cuisine',
  'prepTime',
  'cookTime',
  'tags',
  'photo',
  'ingredients',
  'instructions',
];

/** How the cook wants a recipe stored. */
interface HandInRequest {
  isDraft: boolean;
  /** The stored version that is changed; null to write over whatever is stored. */
  version: string | null;
}

/** A recipe on its way to the server, and whether its photo still has to arrive before. */
interface HandIn {
  submission: Submission;
  /** How much of the photo it waits for has gone, 0 to 100; null where it waits for none. */
  awaited: number | null;
  /** Hears how much of a photo has gone that is on its way; null once none is. */
  hearPhoto: (percent: number | null) => void;
  handIn: (asked: HandInRequest) => void;
}

/** See {@link HandIn}. One press is enough: what is handed in while its photo is on its way goes as soon as that has arrived. */
export function useHandIn(of: DraftKey, draft: RecipeDraft, recipeId: string | null): HandIn {
  const submit = useSubmitRecipe();
  const submission = useSubmission(FIELDS);
  const [coming, setComing] = useState<number | null>(null);
  const latest = useRef(draft);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = draft;
    if (coming === null) stopWaiting.current?.();
  }, [draft, coming]);
  const send = async ({ isDraft, version }: HandInRequest) => {
    if (coming !== null) {
      await new Promise<void>((resolve) => (stopWaiting.current = resolve));
      if (!hasNewPhoto(latest.current)) return submission.refuse('photo', missing.photo);
    }
    await submit(of, toRecipeInput({ ...latest.current, version }, isDraft, recipeId));
  };
  const handIn = (asked: HandInRequest) => {
    if (!submission.isBusy && isComplete(draft, submission)) void submission.send(() => send(asked));
  };
  return { submission, awaited: submission.isBusy ? coming : null, hearPhoto: setComing, handIn };
}

function hasNewPhoto({ photo }: RecipeDraft): boolean {
  return photo !== null && photo !== 'none';
}

function isComplete({ title, lines, steps }: RecipeDraft, { refuse }: Submission): boolean {
  if (title.trim().length < 3) refuse('title', missing.title);
  else if (!lines.some((line) => line.text.trim())) refuse('ingredients', missing.ingredients);
  else if (!steps.some((step) => step.description.trim())) refuse('instructions', missing.instructions);
  else return true;
  return false;
}
