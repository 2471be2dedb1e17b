import { plural } from './plural.ts';

/** Sentences of lists of recipes that a cook keeps. */
export const keptRecipes = {
  favorites: 'Favorites',
  filter: 'Filter',
  filterOn: (count: number) => `Filter (${count})`,
  sort: 'Sort',
  sortBy: { SAVED: 'Saved last', TITLE: 'Title', TIME: 'Quickest', RATING: 'Best rated' },
  panel: 'Filter saved recipes',
  text: 'Words in the title',
  time: { label: 'Total time', any: 'Any time', 15: 'Up to 15 min', 30: 'Up to 30 min', 60: 'Up to 60 min' },
  clear: 'Clear filters',
  loading: 'Loading your recipes',
  failed: { title: 'Your recipes did not load' },
  count: (count: number) => plural(count, 'recipe', 'recipes'),
  shown: (shown: number, total: number) => `${shown} of ${plural(total, 'recipe', 'recipes')}`,
  more: 'Show more',
  loadingMore: 'Loading more...',
  empty: { title: 'No saved recipes yet', text: 'Tap the heart of a recipe to keep it here.' },
  noneFit: { title: 'No saved recipe fits', text: 'Clear a filter to see more of what you keep.' },
  findRecipes: 'Find Recipes',
} as const;
