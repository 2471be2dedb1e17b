/** Minutes of the filter for cook time. */
export const COOK_TIME = { min: 5, max: 240, default: 60 } as const;
/** Most ingredients of one search. */
export const SEARCH_INGREDIENTS_MAX = 15;
/** Most foods that one search leaves out: those that a cook never eats, and some more. */
export const SEARCH_EXCLUDE_MAX = 50;
/** How many foods to buy are told at once. */
export const UNLOCKS = { max: 20, default: 5 } as const;
