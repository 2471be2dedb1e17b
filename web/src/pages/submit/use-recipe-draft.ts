import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, keptDraft, type DraftKey } from './kept-draft.ts';
import type { RecipeDraft } from './recipe-draft.ts';

/** A recipe while it is written. */
interface WrittenDraft {
  draft: RecipeDraft;
  change: (part: Partial<RecipeDraft>) => void;
  /** Whether it is what was being written when the page was left. */
  isRestored: boolean;
  /** Goes back to what the form began with before anything was written. */
  startOver: () => void;
}

/** Begins with what was being written at this place, else with `first`; what is written is kept until it is handed in. */
export function useRecipeDraft({ writer, place }: DraftKey, first: RecipeDraft): WrittenDraft {
  const [initial] = useState(first);
  const [kept] = useState(() => keptDraft({ writer, place }));
  const [draft, setDraft] = useState(kept ?? initial);
  const [isRestored, setRestored] = useState(kept !== null);
  // To read a page once more takes long, and it may read otherwise: what came of it is kept even untouched.
  const isWorthKeeping = draft !== initial || place === 'import';
  useEffect(() => {
    if (isWorthKeeping) keepDraft({ writer, place }, draft);
  }, [writer, place, draft, isWorthKeeping]);
  const startOver = () => {
    forgetDraft({ writer, place });
    setDraft(initial);
    setRestored(false);
  };
  return { draft, change: (part) => setDraft((old) => ({ ...old, ...part })), isRestored, startOver };
}
