import type { ArchivePart } from './archive-part.ts';
import { COLLECTIONS } from './parts/collections.ts';
import { COOKED } from './parts/cooked.ts';
import { FAVOURITES } from './parts/favourites.ts';
import { LISTS } from './parts/lists.ts';
import { NOTES } from './parts/notes.ts';
import { PANTRY } from './parts/pantry.ts';
import { RATINGS } from './parts/ratings.ts';
import { SETTINGS } from './parts/settings.ts';

/** Everything that an archive of a cook holds besides recipes, in the order in which it comes in. */
export const ARCHIVE_PARTS: readonly ArchivePart[] = [
  SETTINGS,
  FAVOURITES,
  COLLECTIONS,
  RATINGS,
  COOKED,
  NOTES,
  LISTS,
  PANTRY,
];
