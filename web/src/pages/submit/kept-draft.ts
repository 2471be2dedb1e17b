import { emptyDraft, newLine, newStep, type RecipeDraft } from './recipe-draft.ts';

/** Where a recipe is written: a new one, one taken over from elsewhere, or the id of the one that is edited. */
export type DraftPlace = 'new' | 'import' | (string & {});

/** What is kept belongs to its writer: it is not offered to the next cook who signs in in the same tab. */
export interface DraftKey {
  /** Id of the cook; empty where it cannot be known. */
  writer: string;
  place: DraftPlace;
}

const keyOf = ({ writer, place }: DraftKey): string => `larder:recipe-draft:${writer}:${place}`;

/** Keeps what is being written in this tab, over a reload and a session that has ended; a storage that refuses is only logged. */
export function keepDraft(of: DraftKey, draft: RecipeDraft): void {
  try {
    sessionStorage.setItem(keyOf(of), JSON.stringify(draft));
  } catch (error) {
    console.warn('The recipe that is being written could not be kept.', error);
  }
}

/** What was being written there; null where nothing was, or where it cannot be read. */
export function keptDraft(of: DraftKey): RecipeDraft | null {
  try {
    const text = sessionStorage.getItem(keyOf(of));
    return text === null ? null : revived(JSON.parse(text) as RecipeDraft);
  } catch (error) {
    console.warn('The recipe that was being written could not be read.', error);
    return null;
  }
}

/** Forgets what was being written there: it is handed in, or the cook starts over. */
export function forgetDraft(of: DraftKey): void {
  try {
    sessionStorage.removeItem(keyOf(of));
  } catch (error) {
    console.warn('The recipe that was being written could not be forgotten.', error);
  }
}

/** Rows get new keys: those of an earlier page are given out again. */
function revived(draft: RecipeDraft): RecipeDraft {
  return {
    ...emptyDraft(),
    ...draft,
    lines: draft.lines.map((line) => ({ ...line, key: newLine().key })),
    steps: draft.steps.map((step) => ({ ...step, key: newStep().key })),
  };
}
