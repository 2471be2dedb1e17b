/** Longest name of a dish that is looked for, in characters. */
export const DISH_NAME_MAX = 100;

/** For how many a recipe may be written or cooked. */
export const SERVINGS_TO_COOK = { min: 1, max: 100 } as const;
/** Minutes of prep or cook time: at most a day. */
export const RECIPE_MINUTES = { min: 0, max: 1_440 } as const;
/** Longest notes beside a recipe, in characters. */
export const RECIPE_NOTES_MAX = 5_000;
/** Most ingredient lines of a recipe. */
export const RECIPE_LINES_MAX = 100;
/** Most steps of a recipe. */
export const RECIPE_STEPS_MAX = 60;
/** Most tags of a recipe. */
export const RECIPE_TAGS_MAX = 8;
