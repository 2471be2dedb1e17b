/** Most suggestions while an ingredient is typed. */
export const SUGGESTIONS_MAX = 8;
