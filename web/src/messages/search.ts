import { allOf, oneOf } from './lists.ts';
import { number, plural } from './plural.ts';
import { upperFirst } from './upper-first.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/** Sentences of the search page. */
export const search = {
  title: 'Find Recipes',
  unrecognised: (names: readonly string[]) =>
    names.length === 1
      ? `Larder does not know “${names[0]}” yet, so it was left out of the search.`
      : `Larder does not know ${quoted(names)} yet, so they were left out of the search.`,
  /** Where a group of recipes was typed instead of a food: "dessert", "something Italian". */
  lookAround: (typed: string) => `“${typed}” names no food. You can look around, though.`,
  severalFoods: (typed: string) => `“${typed}” names several foods at once, and there is no room for all of them.`,
  /** What became of the chips by itself. */
  readAs: (typed: string, foods: readonly string[]) => `“${typed}” was read as ${allOf(foods)}.`,
  sameFood: (typed: string, held: string) => `“${typed}” is the same food as “${held}”.`,
  /** Of a chip whose wishes are filters now. */
  wished: (typed: string, filters: readonly string[]) => `Filtered for “${typed}”: ${allOf(filters)}.`,
  leavingOut: (names: readonly string[]) => `Leaving out ${allOf(names)}`,
  heeded: (typed: readonly string[]) =>
    `${quoted(typed)} ${typed.length === 1 ? 'is' : 'are'} heeded in every recipe here.`,
  /** Of a dish that was asked for without something: "vegan curry". */
  without: (names: readonly string[]) => `No recipe here has ${oneOf(names)}.`,
  undo: 'Undo',
  pantry: {
    button: 'Cook from my pantry',
    all: 'With all that is at home.',
    mustUse: (names: readonly string[]) => `With all that is at home; each recipe uses ${allOf(names)}.`,
  },
  joined: {
    with: (count: number, names: readonly string[]) =>
      `Searching with your ${plural(count, 'ingredient', 'ingredients')} and ${allOf(names)}`,
    there: (count: number, names: readonly string[]) =>
      `${upperFirst(allOf(names))} ${names.length === 1 ? 'is' : 'are'} already among your ${plural(count, 'ingredient', 'ingredients')}`,
    noRoom: (count: number, names: readonly string[]) =>
      `Your ${plural(count, 'ingredient', 'ingredients')} leave no room for ${allOf(names)}`,
    only: (names: readonly string[]) => `Only ${allOf(names)}`,
  },
  dishes: {
    title: (names: readonly string[]) => (names.length === 0 ? 'Dishes of that kind' : `Dishes called ${oneOf(names)}`),
    count: (count: number, names: readonly string[]) =>
      `${plural(count, 'dish', 'dishes')}${names.length === 0 ? '' : ` called ${oneOf(names)}`}`,
    unkept: (names: readonly string[]) => `No dish called ${oneOf(names)} keeps to what you asked for.`,
  },
  takenFor: (typed: string, food: string) =>
    typed.toLowerCase().startsWith(food)
      ? `“${typed}” may be more than one food.`
      : `“${typed}” was taken for ${food}.`,
  instead: (names: readonly string[]) => `Use ${allOf(names)}`,
  leftOut: (names: readonly string[]) =>
    `Your diet or allergies leave out ${allOf(names)}: no recipe here uses ${names.length === 1 ? 'it' : 'them'}.`,
  unheeded: {
    text: (allergens: readonly string[]) =>
      `This search may find recipes with ${allOf(allergens)}, which your household leaves out.`,
    heed: 'Leave these out',
  },
  longerMatches: 'Worth the wait: these fit better',
  results: {
    label: 'Results',
    count: (count: number) => plural(count, 'recipe matches', 'recipes match'),
    loading: 'Looking for recipes',
    /** @param minutes the time limit that leaves them out */
    longer: (count: number, minutes: number) =>
      count === 1 ? `1 more takes longer than ${minutes} min` : `${number(count)} more take longer than ${minutes} min`,
    showLonger: 'Show them',
    /** The same where there is little room. */
    longerShort: (count: number, minutes: number) => `${number(count)} over ${minutes}\u00A0min`,
    loadMore: 'Show more recipes',
    loadingMore: 'Loading more recipes...',
    shown: (shown: number, total: number) => `${shown} of ${total} shown`,
  },
  /** Buttons over the results, each with how many it leaves. */
  groups: {
    label: 'How much may be missing',
    most: ['Cook now', 'Up to 1 missing'],
    none: 'No dish yet',
  },
  creative: {
    tabs: 'Kinds of results',
    tab: {
      MATCH: (count: number | undefined) => (count === undefined ? 'Matched' : `Matched (${number(count)})`),
      CREATIVE: (count: number | undefined) => (count === undefined ? 'Creative' : `Creative (${number(count)})`),
    },
    label: 'Creative recipes',
    count: (count: number) => plural(count, 'recipe made for your kitchen', 'recipes made for your kitchen'),
    generating: 'Generating creative recipes...',
    invite: 'Want something made for exactly what you have?',
    generate: 'Generate Creative Recipes',
    more: 'Generate More Creative Recipes',
    end: 'These are all the dishes that make sense of what you have.',
    explanation:
      'Creative recipes are composed for your ingredients and have not been cooked by anyone yet. Taste as you go.',
    none: 'No creative recipes',
    refused: 'No creative recipes for now',
    nothing: 'Try adding another ingredient.',
  },
  sort: {
    label: 'Sort by',
    RELEVANCE: 'Best match',
    TIME: 'Shortest time',
    RATING: 'Highest rated',
    POPULARITY: 'Most rated',
    USE_FIRST: 'Use up what is due',
  },
  empty: {
    title: 'What is in your kitchen?',
    text: 'Add an ingredient or two and Larder finds the recipes they already make.',
    examples: 'Or start with',
    browse: 'Browse all recipes',
    /** Common kitchens: each finds a dish that fits it. */
    starters: [
      ['eggs', 'spinach', 'feta'],
      ['pasta', 'tomatoes', 'basil', 'garlic'],
      ['chicken', 'rice', 'peas', 'onion'],
      ['eggs', 'rice', 'soy sauce', 'spring onions'],
      ['potatoes', 'eggs', 'onion'],
      ['chickpeas', 'spinach', 'coconut milk', 'curry powder'],
      ['sausages', 'potatoes', 'cabbage'],
      ['lentils', 'carrots', 'onion', 'celery'],
      ['tofu', 'broccoli', 'soy sauce', 'garlic'],
      ['oats', 'milk', 'honey'],
    ],
  },
  failed: {
    title: 'Search failed',
    text: "We couldn't find any recipes. Please try again.",
    retry: 'Try Again',
    offline: 'You are offline.',
    kept: 'What you have opened before can still be read: favorites, recipes, lists and your pantry.',
    favorites: 'Your favorites',
    last: 'From your last search',
  },
  onlyLeftOut: {
    title: 'And what is in your kitchen?',
    text: 'Add a food or two that you have. Every recipe found will keep to what you said.',
  },
  none: {
    title: 'No recipes found',
    hint: (foods: readonly string[]) => `Try adding ${oneOf(foods)}.`,
    text: 'Try adjusting your filters or adding more ingredients.',
    filters: allOf,
    wouldFind: (filter: string, count: number) =>
      `Without ${filter} Larder finds ${plural(count, 'recipe', 'recipes')}.`,
    lift: (filter: string) => `Search without ${filter}`,
  },
} as const;
