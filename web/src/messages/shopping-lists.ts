import { once } from './once.ts';
import { pluralizeUnit } from './pluralize-unit.ts';
import { plural } from './plural.ts';

const numbers = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }));
const small = once(() => new Intl.NumberFormat('en-US', { maximumSignificantDigits: 1 }));

/** An amount to two decimals; tiny ones to their first digit. */
const amountOf = (amount: number): string => (amount < 0.01 ? small : numbers)().format(amount);

/** What is only about right, no finer than that: whole from 10, to one decimal from 1. */
const aboutOf = (amount: number): number => Number(amount.toFixed(amount >= 10 ? 0 : amount >= 1 ? 1 : 2));

/** Sentences of shopping lists. */
export const shoppingLists = {
  title: 'Shopping Lists',
  loading: 'Loading your shopping lists',
  empty: {
    title: 'No shopping lists yet',
    text: 'Put the recipes of the week on one list: every food stands there once, added up.',
    create: 'Create Your First List',
  },
  failed: 'Your shopping lists did not load',
  new: 'New List',
  items: (count: number) => plural(count, 'item', 'items'),
  recipes: (count: number) => plural(count, 'recipe', 'recipes'),
  created: (date: string) => `Created ${date}`,
  ticked: (done: number, all: number) => `${done} of ${all} in the basket`,
  /** With the unit as its cook wrote it. */
  amount: (amount: number, unit: string | null) => `${amountOf(amount)} ${unit ?? ''}`.trim(),
  /** About so much, with a unit of Larder's own, in the singular or the plural of what is shown. */
  measure: (amount: number, unit: string) =>
    `${amountOf(aboutOf(amount) || amount)} ${pluralizeUnit(unit, aboutOf(amount))}`,

  create: {
    title: 'Create Shopping List',
    name: 'List Name',
    placeholder: 'e.g., Weekly Groceries',
    submit: 'Create List',
    busy: 'Creating...',
    nameRequired: {
      title: 'Name required',
      description: 'Please enter a name for your shopping list',
      variant: 'destructive' as const,
    },
    done: {
      title: 'Shopping list created successfully!',
      description: 'You can now view your shopping list from the list below.',
    },
    failed: 'The list could not be created. Please try again.',
  },

  picker: {
    label: 'Recipes (optional)',
    tabs: { saved: 'Saved', recent: 'Recent', search: 'Search' },
    search: 'Search recipes',
    searchPlaceholder: 'e.g., lentil soup',
    none: {
      saved: 'Recipes you save stand here.',
      recent: 'Recipes you have cooked stand here.',
      search: 'No recipe has these words in its title.',
    },
    searchHint: 'Type a word of its title.',
    failed: 'The recipes did not load',
    loading: 'Loading recipes',
    chosen: (count: number) => `${plural(count, 'recipe', 'recipes')} chosen`,
    servings: (title: string) => `Servings of ${title}`,
    fewer: 'One serving fewer',
    more: 'One serving more',
    take: (title: string) => `Shop for ${title}`,
    remove: (title: string) => `Do not shop for ${title}`,
  },

  page: {
    back: 'Back to your lists',
    loading: 'Loading the shopping list',
    notFound: { title: 'Shopping list not found', text: "The shopping list you're looking for doesn't exist." },
    failed: { title: 'Error loading shopping list', text: 'Failed to load the shopping list. Please try again.' },
    retry: 'Retry',
    empty: { title: 'Empty shopping list', text: 'Add recipes to generate your shopping list.' },
    summary: (items: number, recipes: number) =>
      `${plural(items, 'item', 'items')} • ${plural(recipes, 'recipe', 'recipes')}`,
    fromRecipes: 'From recipes:',
    moreRecipes: (count: number) => `+${count} more`,
    servings: (servings: number) => `for ${servings}`,
    onlyMissing: 'only what was missing',
    takeOff: (title: string) => `Take ${title} off the list`,
    takenOff: (title: string) => ({
      title: 'Recipe taken off',
      description: `What ${title} had put on the list is gone again.`,
    }),
    addRecipes: 'Add recipes',
    rename: 'Rename',
    delete: 'Delete list',
    deleteTitle: 'Delete this shopping list?',
    deleteText: (name: string) => `${name} goes for good, with everything on it.`,
    deleted: (name: string) => ({ title: 'Shopping list deleted', description: name }),
    renameTitle: 'Rename list',
    save: 'Save',
    changeFailed: 'The list could not be changed. Please try again.',
  },

  add: {
    label: 'Add an item',
    placeholder: 'Add an item, e.g., 2 cans of tomatoes',
    submit: 'Add',
    added: (name: string) => `${name} added`,
  },

  item: {
    usedIn: (count: number) => `Used in ${plural(count, 'recipe', 'recipes')}`,
    tick: (name: string) => name,
    edit: (name: string) => `Edit ${name}`,
    delete: (name: string) => `Delete ${name}`,
    deleteWord: 'Delete',
    amount: 'Amount',
    unit: 'Unit',
    save: 'Save',
    cancel: 'Cancel',
    badAmount: 'Enter a number above 0, such as 2, 1.5 or 1/2.',
    equals: (measures: string) => `≈ ${measures}`,
    waiting: 'Not sent yet',
    sum: (text: string) => `The recipes ask for ${text}.`,
    takeSum: 'Use that',
    updated: { mobile: { title: 'Item updated' }, desktop: { title: 'Item updated successfully' } },
    removed: { mobile: 'Item removed', desktop: 'Item removed from list' },
    undo: 'Undo',
  },

  aisles: {
    order: 'Order of aisles',
    lead: 'Drag the aisles into the order of your shop. It holds for all your lists.',
    done: 'Done',
    up: (aisle: string) => `Move ${aisle} up`,
    down: (aisle: string) => `Move ${aisle} down`,
    moved: (aisle: string, place: number, count: number) => `${aisle} is number ${place} of ${count}.`,
    failed: 'The order could not be kept. Please try again.',
    names: {
      'tofu-and-plant-protein': 'Tofu and plant protein',
      'canned-and-jarred': 'Canned and jarred',
      'oils-and-vinegars': 'Oils and vinegars',
      'nuts-and-seeds': 'Nuts and seeds',
      'snacks-and-sweets': 'Snacks and sweets',
      other: 'Everything else',
      basics: 'Probably at home',
    } as Record<string, string>,
  },

  export: {
    label: 'Take the list along',
    copy: { mobile: 'Copy', desktop: 'Copy List' },
    csv: { mobile: 'CSV', desktop: 'Export CSV' },
    email: { mobile: 'Email', desktop: 'Email List' },
    copied: { mobile: { title: 'Copied to clipboard!' }, desktop: { title: 'Shopping list copied to clipboard!' } },
    copyFailed: { title: 'Failed to copy', description: 'Please try again', variant: 'destructive' as const },
    csvStarted: { title: 'CSV download started' },
    sent: { mobile: { title: 'Sent to your email!' }, desktop: { title: 'Shopping list sent to your email!' } },
    ownProgram: 'Use my mail program',
    inOwnProgram: {
      title: 'Your mail program opens with the list',
      description: 'This server sends no e-mail itself.',
    },
    failed: 'The list could not be taken out. Please try again.',
  },

  changes: {
    waiting: (count: number) => `${plural(count, 'change is', 'changes are')} kept and will be sent.`,
    refused: (name: string, reason: string) => ({
      title: `Your change of ${name} was not taken`,
      description: reason,
      variant: 'destructive' as const,
    }),
    refusedLine: (name: string, reason: string) => `Your change of ${name} was not taken: ${reason}`,
    listGone: (count: number) => ({
      title: 'A shopping list is gone',
      description: `${plural(count, 'change', 'changes')} went with a list that was deleted elsewhere.`,
      variant: 'destructive' as const,
    }),
    dismiss: 'I have read this',
    conflictTitle: 'Somebody else changed this too',
    conflictText: (name: string) => `${name} was changed elsewhere while you were changing it. Which one shall stay?`,
    mine: 'Yours',
    theirs: 'Theirs',
    nothing: 'no amount',
    keep: 'Keep theirs',
    replace: 'Use mine',
    signOutTitle: 'Log out all the same?',
    signOutText: (count: number) =>
      `${plural(count, 'change', 'changes')} could not be sent yet. Logging out throws them away.`,
    signOutYes: 'Log out and lose them',
  },
} as const;

/** An aisle as a sign in a shop says it. */
export function aisleName(aisle: string): string {
  return shoppingLists.aisles.names[aisle] ?? `${aisle.charAt(0).toUpperCase()}${aisle.slice(1)}`;
}
