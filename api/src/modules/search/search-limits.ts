/** Minutes of the filter for cook time. */
export const COOK_TIME = { min: 5, max: 240, default: 60 } as const;
/** More minutes than any recipe cooks, the most that a column of minutes can be compared with: what a filter at its end stands for. */
export const NO_COOK_TIME_LIMIT = 2 ** 31 - 1;
/** Most ingredients of one search. */
export const SEARCH_INGREDIENTS_MAX = 15;
/** Most foods that one search leaves out: those that a cook never eats, and some more. */
export const SEARCH_EXCLUDE_MAX = 50;
/** How many foods to buy are told at once. */
export const UNLOCKS = { max: 20, default: 5 } as const;
