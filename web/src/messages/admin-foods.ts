import { plural } from './plural.ts';

/** Sentences of the foods in the admin dashboard. */
export const adminFoods = {
  view: 'Shown',
  views: { foods: 'All foods', lines: 'Not linked' },
  search: 'Find by any name',
  add: 'New food',
  caption: 'Foods',
  columns: ['Name', 'Kind of', 'Category', 'Diet', 'Allergens', 'Recipes', 'Actions'],
  empty: 'No foods found',
  edit: 'Edit',
  editLabel: (name: string) => `Edit ${name}`,
  merge: 'Merge',
  mergeLabel: (name: string) => `Merge ${name} with another food`,
  none: 'None',
  diets: {
    VEGAN: 'Vegan',
    VEGETARIAN: 'Vegetarian',
    PESCATARIAN: 'Pescatarian',
    NONE: 'Fits none',
    UNKNOWN: 'Not known',
  },
  possible: (allergen: string) => `maybe ${allergen}`,

  form: {
    title: (name: string) => `Edit ${name}`,
    newTitle: 'New food',
    loading: 'Loading the food',
    name: 'Name',
    plural: 'Plural',
    aliases: 'Other names',
    aliasesHint: 'One on each line.',
    merged: 'Merged into it',
    parent: 'Kind of',
    parentHint: 'Leave it empty for a food at the top.',
    noSuchFood: 'There is no food of this name. Choose one that is offered.',
    category: 'Category',
    diet: 'Diet',
    inherited: (diet: string, from: string) => `${diet}, as ${from}`,
    dietFrom: (from: string) => `What it does not say itself it has from ${from}.`,
    allergens: 'Allergens',
    takeOver: (from: string) => `The same as ${from}`,
    states: { CONTAINS: 'Contains', POSSIBLE: 'Maybe', FREE: 'Free' },
    save: 'Save changes',
    create: 'Make the food',
    saving: 'Saving...',
    saved: (name: string, recipes: number) => ({
      title: 'Food saved',
      description: `${name}: ${recipesChanged(recipes)}`,
    }),
  },

  warning: {
    title: 'This takes warnings away',
    line: (food: string, allergens: string) => `${food}: ${allergens}`,
    diet: (diet: string) => `would count as ${diet}`,
    more: (count: number) => `and ${plural(count, 'more food', 'more foods')}`,
    recipes: (count: number) =>
      `${plural(count, 'recipe names', 'recipes name')} them. Cooks with an allergy will trust what is said here.`,
    confirm: 'I am sure',
  },

  merging: {
    title: (name: string) => `Merge ${name}`,
    text: (name: string) =>
      `${name} and all its names become other names of the food you choose. Recipes and shopping lists follow. It can be taken back.`,
    into: 'Stays',
    confirm: 'Merge',
    busy: 'Merging...',
    done: (name: string, into: string) => ({ title: 'Merged', description: `${name} is ${into} now.` }),
    undo: 'Undo',
    undoLabel: (name: string) => `Take ${name} apart again`,
    undone: (name: string) => ({ title: 'Taken back', description: `${name} is a food of its own again.` }),
  },

  lines: {
    lead: 'Words in recipes that no food was found for, the most frequent first.',
    keys: 'Arrows move, a digit links, N makes a new food, X says that it is no food.',
    count: (lines: number, recipes: number) =>
      `${plural(lines, 'line', 'lines')} in ${plural(recipes, 'recipe', 'recipes')}`,
    label: (phrase: string) => `What is ${phrase}?`,
    other: 'Another food',
    newFood: 'New food',
    noFood: 'No food',
    empty: { title: 'Every line has its food', text: 'Words that no food is found for will stand here.' },
    linked: (phrase: string, food: string, recipes: number) => ({
      title: `${phrase} is ${food} now`,
      description: recipesChanged(recipes),
    }),
    ignored: (phrase: string, recipes: number) => ({
      title: `${phrase} is no food`,
      description: recipesChanged(recipes),
    }),
    undo: 'Undo',
    undone: { title: 'Taken back' },
    notFoods: 'Said to be no food',
    isFood: 'It is food',
    isFoodLabel: (phrase: string) => `${phrase} is food after all`,
    linking: { title: (phrase: string) => `What is ${phrase}?`, food: 'Food', confirm: 'Link' },
  },
};

function recipesChanged(count: number): string {
  return count === 0 ? 'No recipe reads otherwise.' : `${plural(count, 'recipe was', 'recipes were')} read again.`;
}
