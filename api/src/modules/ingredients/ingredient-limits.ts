/** Most suggestions while an ingredient is typed. */
export const SUGGESTIONS_MAX = 8;
/** How many of the foods that most recipes need are told at once. */
export const COMMON_FOODS = 30;
