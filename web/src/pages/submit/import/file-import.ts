import type { ImportProgress, RefusedItem, RestoredThings, StoredRecipe } from './send-file.ts';

/** Most drafts that the server deletes in one request. */
const DRAFTS_AT_ONCE = 1_000;

/** A file that is taken over, or was. */
export interface FileImport {
  name: string;
  stored: StoredRecipe[];
  restored: RestoredThings[];
  refused: RefusedItem[];
  /** What the server told last. */
  after: number;
  isSending: boolean;
  isOver: boolean;
  isCancelled: boolean;
  /** The server could not read it, however often it tried. */
  hasFailed: boolean;
  /** Why it ended before its end, or cannot be followed just now; null where neither is so. */
  error: string | null;
}

/** A file of which nothing is told yet. */
export const begun = (name: string): FileImport => ({
  name,
  stored: [],
  restored: [],
  refused: [],
  after: 0,
  isSending: false,
  isOver: false,
  isCancelled: false,
  hasFailed: false,
  error: null,
});

/** The same with what is new; what was told already is not taken twice. */
export function withProgress(before: FileImport, { name, state, events, after }: ImportProgress): FileImport {
  const isNew = after > before.after || events.length === 0;
  const fresh = isNew ? events : [];
  return {
    ...before,
    name,
    after: Math.max(after, before.after),
    stored: [...before.stored, ...fresh.filter((event) => 'outcome' in event)],
    restored: [...before.restored, ...fresh.filter((event) => 'restored' in event)],
    refused: [...before.refused, ...fresh.filter((event) => 'reason' in event)],
    isSending: false,
    isOver: state !== 'RECEIVING' && state !== 'READING',
    isCancelled: state === 'CANCELLED',
    hasFailed: state === 'FAILED',
    error: null,
  };
}

/** Ids of drafts in parts, each of which the server deletes at once. */
export const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / DRAFTS_AT_ONCE) }, (_, at) =>
    ids.slice(at * DRAFTS_AT_ONCE, (at + 1) * DRAFTS_AT_ONCE),
  );
