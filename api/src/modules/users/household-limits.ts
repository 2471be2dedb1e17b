import { STORED } from './stored-limits.ts';

/** For how many a search is made. */
export const SERVINGS = { min: 1, max: 12, default: 4 } as const;
/** Most foods that a cook always has at home. */
export const PANTRY_MAX = STORED.pantry.most;
/** Most foods that a cook never eats. */
export const EXCLUDE_MAX = STORED.exclude.most;
