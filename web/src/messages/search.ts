import { plural } from './plural.ts'

const allOf = new Intl.ListFormat('en-US')

/** Sentences of the search page. */
export const search = {
  title: 'Find Recipes',
  unrecognised: (names: readonly string[]) =>
    names.length === 1
      ? `Larder does not know “${names[0]}” yet, so it was left out of the search.`
      : `Larder does not know ${names.map((name) => `“${name}”`).join(', ')} yet, so they were left out of the search.`,
  results: {
    label: 'Results',
    count: (count: number) => plural(count, 'recipe matches', 'recipes match'),
    loading: 'Looking for recipes',
    loadMore: 'Show more recipes',
    loadingMore: 'Loading more recipes...',
    shown: (shown: number, total: number) => `${shown} of ${total} shown`,
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
    text: 'Try adjusting your filters or adding more ingredients.',
    filters: (names: string[]) => allOf.format(names),
    wouldFind: (filter: string, count: number) => `Without ${filter} Larder finds ${plural(count, 'recipe', 'recipes')}.`,
    lift: (filter: string) => `Search without ${filter}`,
  },
} as const
