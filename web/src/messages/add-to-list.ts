import { once } from './once.ts';

const foods = once(() => new Intl.ListFormat('en-US'));

/** Sentences of putting a recipe on a shopping list. */
export const addToList = {
  button: 'Add to list',
  open: (title: string) => `Add ${title} to a shopping list`,
  title: 'Add to shopping list',
  lead: (title: string) => `Put what ${title} needs on a list.`,
  list: 'List',
  newList: 'A new list',
  what: 'What to add',
  all: 'Everything',
  missing: 'Only what is missing',
  missingHint: (have: readonly string[]) => `Missing is what your ingredients do not cover: ${foods().format(have)}.`,
  servings: 'Servings',
  submit: 'Add to list',
  busy: 'Adding...',
  done: (list: string) => ({ title: 'Added to your shopping list', description: list }),
  see: 'See the list',
  defaultName: 'Groceries',
} as const;
