/** Sentences of putting a recipe on a shopping list. */
export const addToList = {
  button: 'Add to list',
  open: (title: string) => `Add ${title} to a shopping list`,
  title: 'Add to shopping list',
  lead: (title: string) => `Put what ${title} needs on a list.`,
  /** What a visitor is told. */
  account: {
    title: 'Lists are kept with your account',
    lead: (title: string) =>
      `So they follow you to the shop. Log in, and you choose what of ${title} goes on your list.`,
  },
  list: 'List',
  newList: 'A new list',
  what: 'What goes on it',
  count: (ticked: number, all: number) => `${ticked} of ${all}`,
  /** Of a food of which there is some, but not enough. */
  more: (amount: string) => `${amount} more`,
  all: 'Everything',
  missing: 'Only what is missing',
  hint: 'Ticked is what your ingredients and your pantry do not cover.',
  nothingMissing: 'You have all that it needs. Tick what you want to buy all the same.',
  stale: 'The amounts could not be brought up to date. What goes on the list is for the servings you chose.',
  nothingTicked: 'Tick at least one ingredient.',
  servings: 'Servings',
  submit: 'Add to list',
  busy: 'Adding...',
  done: (list: string) => ({ title: 'Added to your shopping list', description: list }),
  see: 'See the list',
  defaultName: 'Groceries',
} as const;
