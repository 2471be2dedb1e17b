import { once } from './once.ts'
import { number, plural } from './plural.ts'

const allOf = once(() => new Intl.ListFormat('en-US'))

/** Sentences of the search page. */
export const search = {
  title: 'Find Recipes',
  unrecognised: (names: readonly string[]) =>
    names.length === 1
      ? `Larder does not know “${names[0]}” yet, so it was left out of the search.`
      : `Larder does not know ${names.map((name) => `“${name}”`).join(', ')} yet, so they were left out of the search.`,
  severalFoods: (typed: string) => `“${typed}” names several foods at once, so it was left out of the search.`,
  takenFor: (typed: string, food: string) => `“${typed}” was taken for ${food}.`,
  instead: (names: readonly string[]) => `Use ${allOf().format(names)}`,
  leftOut: (names: readonly string[]) => `Your diet or allergies leave out ${allOf().format(names)}: no recipe here uses ${names.length === 1 ? 'it' : 'them'}.`,
  unheeded: {
    text: (allergens: readonly string[]) => `This search may find recipes with ${allOf().format(allergens)}, which your household leaves out.`,
    heed: 'Leave these out',
  },
  results: {
    label: 'Results',
    count: (count: number) => plural(count, 'recipe matches', 'recipes match'),
    loading: 'Looking for recipes',
    loadMore: 'Show more recipes',
    loadingMore: 'Loading more recipes...',
    shown: (shown: number, total: number) => `${shown} of ${total} shown`,
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
    explanation: 'Creative recipes are composed for your ingredients and have not been cooked by anyone yet. Taste as you go.',
    none: 'No creative recipes',
    refused: 'No creative recipes for now',
    nothing: 'Try adding another ingredient.',
  },
  sort: {
    label: 'Sort by',
    RELEVANCE: 'Best match',
    TIME: 'Shortest time',
    RATING: 'Highest rated',
    POPULARITY: 'Most reviewed',
  },
  empty: {
    title: 'What is in your kitchen?',
    text: 'Add an ingredient or two and Larder finds the recipes they already make.',
    examples: 'Or start with',
    browse: 'Browse all recipes',
    starters: [
      ['eggs', 'spinach', 'feta'],
      ['chicken', 'rice', 'garlic'],
      ['pasta', 'tomatoes', 'basil'],
    ],
  },
  failed: {
    title: 'Search failed',
    text: "We couldn't find any recipes. Please try again.",
    retry: 'Try Again',
  },
  none: {
    title: 'No recipes found',
    hints: ['Try adding eggs or cheese.', 'Try adding onion or garlic.', 'Try adding rice or pasta.', 'Try adding tomatoes or beans.'],
    /** For whoever does not eat everything. */
    carefulHints: ['Try adding onion or garlic.', 'Try adding tomatoes or beans.'],
    text: 'Try adjusting your filters or adding more ingredients.',
    filters: (names: string[]) => allOf().format(names),
    wouldFind: (filter: string, count: number) => `Without ${filter} Larder finds ${plural(count, 'recipe', 'recipes')}.`,
    lift: (filter: string) => `Search without ${filter}`,
  },
} as const
