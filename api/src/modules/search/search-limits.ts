/** Minutes of the filter for cook time. */
export const COOK_TIME = { min: 5, max: 240, default: 60 } as const;
/** Most ingredients of one search. */
export const SEARCH_INGREDIENTS_MAX = 15;
/** How many foods to buy are told at once. */
export const UNLOCKS = { max: 20, default: 5 } as const;
