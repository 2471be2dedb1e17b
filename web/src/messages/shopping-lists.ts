/** Sentences of shopping lists. */
export const shoppingLists = {
  empty: { title: 'No shopping lists yet' },
} as const
