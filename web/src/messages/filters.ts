import { listed } from './listed.ts';
import { plural } from './plural.ts';

/** Minutes of cook time from which no recipe is left out for its time. */
const ANY_TIME = 240;

/** Sentences of the filters of a search. */
export const filters = {
  title: 'Filters',
  open: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  reset: 'Reset filters',
  /** At the foot of the filters on a phone; null while the recipes are being counted, or where nothing is searched for yet. */
  show: (count: number | null) =>
    count === null
      ? 'Show recipes'
      : count === 0
        ? 'No recipes with these filters'
        : `Show ${plural(count, 'recipe', 'recipes')}`,
  found: (count: number) => plural(count, 'recipe', 'recipes'),
  diet: {
    label: 'Diet',
    ANY: 'Any diet',
    VEGAN: 'Vegan',
    VEGETARIAN: 'Vegetarian',
    PESCATARIAN: 'Pescatarian',
    OMNIVORE: 'Omnivore',
  },
  allergies: {
    label: 'Allergies',
    more: 'More allergens',
    PEANUT: 'Peanuts',
    DAIRY: 'Dairy',
    GLUTEN: 'Gluten',
    SHELLFISH: 'Shellfish',
    TREE_NUTS: 'Tree Nuts',
    SOY: 'Soy',
    EGGS: 'Eggs',
    FISH: 'Fish',
    CRUSTACEANS: 'Crustaceans',
    MOLLUSCS: 'Molluscs',
    SESAME: 'Sesame',
    MUSTARD: 'Mustard',
    CELERY: 'Celery',
    LUPIN: 'Lupin',
    SULPHITES: 'Sulphites',
    without: (allergen: string) => `No ${allergen.toLowerCase()}`,
  },
  maxCookTime: {
    label: 'Cook time',
    value: (minutes: number) => (minutes < ANY_TIME ? `up to ${minutes} min` : 'any'),
    upTo: (minutes: number) => (minutes < ANY_TIME ? `Cook time up to ${minutes} min` : 'Any cook time'),
  },
  cuisine: { label: 'Cuisine', any: 'Any cuisine' },
  difficulty: { label: 'Difficulty', ANY: 'Any difficulty', EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' },
  meal: {
    label: 'Meal',
    any: 'Any meal',
    BREAKFAST: 'Breakfast',
    LUNCH: 'Lunch',
    DINNER: 'Dinner',
    STARTER: 'Starter',
    SIDE: 'Side dish',
    SNACK: 'Snack',
    DESSERT: 'Dessert',
    DRINK: 'Drink',
  },
  allowSubstitutions: {
    label: 'Allow substitutions',
    hint: 'Count a fitting swap as something you have.',
    off: 'No swaps',
  },
  mustUse: { label: 'Must use', uses: (food: string) => `Uses ${food}` },
  exclude: {
    label: 'Leave out',
    placeholder: 'e.g., mushrooms',
    none: (food: string) => `No ${food}`,
  },
  neverEaten: {
    label: 'I never eat',
    hint: 'Left out of every search and of tonight’s dishes. To have one back in one search, take it out of “Leave out” there.',
    placeholder: 'e.g., coriander',
    remove: (food: string) => `I do eat ${food}`,
    /** On a page without filters. */
    without: (foods: readonly string[]) =>
      foods.length > 3 ? `Without ${foods.length} foods that you never eat` : `Without ${listed(foods)}`,
    ofCook: (foods: readonly string[]) =>
      foods.length === 0 ? 'Is there something you never eat?' : `You never eat ${listed(foods)}.`,
    settings: 'Say so in your settings',
  },
  /** Of every list of foods that is typed. */
  foods: {
    full: (most: number) => `There is room for ${most} foods. Take one out to add another.`,
    beyond: (most: number, foods: readonly string[]) =>
      `There is room for ${most} foods. Not added: ${foods.join(', ')}.`,
    unknown: (foods: readonly string[]) =>
      `Larder knows no food called ${foods.map((food) => `“${food}”`).join(' or ')}.`,
  },
  maxMissing: {
    label: 'Missing at most',
    any: 'Any number',
    value: (foods: number) => (foods === 0 ? 'Nothing' : plural(foods, 'ingredient', 'ingredients')),
    atMost: (foods: number) => (foods === 0 ? 'Nothing missing' : `${foods} missing at most`),
  },
  pantry: {
    label: 'Always at home',
    hint: 'Counted as had wherever a recipe needs them. Salt, pepper and water always are.',
    placeholder: 'e.g., butter',
    /** The window that asks for it once. */
    question: 'Always at home?',
    ask: 'A few taps, and recipes count it as there',
    lead: 'Tap what never runs out in your kitchen. Every recipe counts it as there, as it does salt, pepper, oil and water.',
    common: 'What most recipes need',
    loading: 'Loading foods',
    failed: 'The foods did not load',
    done: 'Done',
    remove: (food: string) => `Not always at home: ${food}`,
    count: (foods: number) => `${foods} always at home`,
  },
  servings: { label: 'Servings', value: (servings: number) => `Serves ${servings}` },
  remove: (filter: string) => `Remove filter: ${filter}`,
  /** Names of filters inside a sentence, by their name in the API. */
  inSentence: {
    diet: 'the diet',
    allergies: 'the allergies',
    maxCookTime: 'the time limit',
    cuisine: 'the cuisine',
    difficulty: 'the difficulty',
    meal: 'the meal',
    mustUse: 'what must be used',
    exclude: 'what is left out',
    maxMissing: 'the limit of missing ingredients',
  },
} as const;
