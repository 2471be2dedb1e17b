import { badInput, type AppError } from '../../shared/errors.ts';

/** How much of something is stored. */
export interface StoredLimit {
  /** What, as a sentence goes on after a number. */
  what: string;
  /** Of whom or what so many are stored. */
  of: string;
  most: number;
  /** What happens to one more: it is refused, or the oldest makes room. */
  beyond: 'refused' | 'oldest goes';
}

/** Limits of everything that people can have stored; `docs/api.md` tells them, and each has its test at the limit and one past it. */
export const STORED = {
  ownRecipes: { what: 'recipes written, drafts too', of: 'one cook', most: 2_000, beyond: 'refused' },
  deletedRecipes: { what: 'recipes deleted in the last day', of: 'one cook', most: 100, beyond: 'oldest goes' },
  savedRecipes: { what: 'saved recipes', of: 'one cook', most: 5_000, beyond: 'refused' },
  ownNotes: { what: 'own notes on recipes', of: 'one cook', most: 5_000, beyond: 'refused' },
  ratings: { what: 'ratings', of: 'one cook', most: 5_000, beyond: 'refused' },
  cookedRecipes: { what: 'recipes in the list of those cooked', of: 'one cook', most: 5_000, beyond: 'oldest goes' },
  progress: { what: 'recipes with ticked steps', of: 'one cook', most: 500, beyond: 'oldest goes' },
  collections: { what: 'collections', of: 'one cook', most: 100, beyond: 'refused' },
  collectionRecipes: { what: 'recipes', of: 'one collection', most: 1_000, beyond: 'refused' },
  shoppingLists: { what: 'shopping lists', of: 'one cook', most: 100, beyond: 'refused' },
  listRecipes: { what: 'recipes', of: 'one shopping list', most: 100, beyond: 'refused' },
  listItems: { what: 'items', of: 'one shopping list', most: 1_000, beyond: 'refused' },
  takenOffItems: {
    what: 'items taken off in the last day',
    of: 'one shopping list',
    most: 1_000,
    beyond: 'oldest goes',
  },
  pantry: { what: 'foods always at home', of: 'one cook', most: 50, beyond: 'refused' },
  exclude: { what: 'foods never eaten', of: 'one cook', most: 30, beyond: 'refused' },
  pantryItems: { what: 'items in the pantry', of: 'one cook', most: 1_000, beyond: 'refused' },
  pantryChanges: { what: 'changes of the pantry, for 30 days', of: 'one cook', most: 2_000, beyond: 'oldest goes' },
  barcodes: { what: 'named barcodes', of: 'one cook', most: 2_000, beyond: 'refused' },
  photos: { what: 'photos, of 500 MB together', of: 'one cook', most: 500, beyond: 'refused' },
  apiTokens: { what: 'API tokens', of: 'one cook', most: 20, beyond: 'refused' },
  sessions: { what: 'sessions', of: 'one cook', most: 50, beyond: 'oldest goes' },
  knownDevices: { what: 'browsers known from earlier sign-ins', of: 'one cook', most: 50, beyond: 'oldest goes' },
  idempotencyKeys: { what: 'idempotency keys, for a day', of: 'one cook', most: 1_000, beyond: 'oldest goes' },
  invitations: { what: 'unused invitations', of: 'the site', most: 1_000, beyond: 'refused' },
  contentReports: {
    what: 'kinds of reports on the content policy, for 30 days',
    of: 'the site',
    most: 200,
    beyond: 'oldest goes',
  },
  signInEntries: {
    what: 'entries of the audit log about signing in, for two years',
    of: 'the site',
    most: 100_000,
    beyond: 'oldest goes',
  },
  auditEntries: {
    what: 'other entries of the audit log, for two years',
    of: 'the site',
    most: 100_000,
    beyond: 'oldest goes',
  },
} as const satisfies Record<string, StoredLimit>;

/** Which of the limits. */
export type StoredThing = keyof typeof STORED;

/** For one more than there may be. @param way what makes room, as a sentence */
export const noRoom = (thing: StoredThing, way: string, field?: string): AppError =>
  badInput(`You have ${STORED[thing].most.toLocaleString('en')} ${STORED[thing].what}. ${way}`, field);
