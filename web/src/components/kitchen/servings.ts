/** For how many a household cooks, and a search too (specification, sections 5 and 9). */
export const HOUSEHOLD_SERVINGS = { min: 1, max: 12 } as const;

/** For how many a recipe can be written, and shopped for. */
export const RECIPE_SERVINGS = { min: 1, max: 100 } as const;
