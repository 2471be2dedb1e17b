/** What leads to the page that puts several dishes on one clock. */
export const dinnerLink = {
  /** From a recipe. */
  withAnother: 'Cook with another dish',
  /** From recipes that are together already. */
  together: 'Cook as one dinner',
} as const;
