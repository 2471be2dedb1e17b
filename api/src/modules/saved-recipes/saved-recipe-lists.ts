import type { Difficulty } from '../recipes/recipe-enums.ts';
import { wordPatterns } from '../../shared/search-text.ts';
import { findCuisine } from '../recipes/cuisine.ts';
import type { ListSource } from '../../shared/list-pages.ts';
import { visibleTo } from '../recipes/recipe-lists.ts';

/** The order of saved recipes. */
export enum SavedRecipeSort {
  SAVED = 'saved',
  TITLE = 'title',
  TIME = 'time',
  RATING = 'rating',
}

/** What the saved recipes may be narrowed to. */
export interface SavedRecipeFilter {
  /** Words of the title. */
  text?: string | null | undefined;
  /** One of the seventeen, in any case. */
  cuisine?: string | null | undefined;
  /** null is any. */
  difficulty?: Difficulty | null | undefined;
  /** Most minutes of prep and cook time together. */
  maxTotalTime?: number | null | undefined;
}

/** The mean that is shown, in tenths, and then how many gave it: of two whole numbers one, as a cursor has one place. */
const BY_RATING = '(round(10.0 * r.rating_sum / greatest(r.rating_count, 1)) * 1e9 + r.rating_count)::float8';

const ORDERS: Record<SavedRecipeSort, ListSource['order']> = {
  [SavedRecipeSort.SAVED]: { sql: 's.saved_at', type: 'timestamptz', direction: 'desc' },
  [SavedRecipeSort.TITLE]: { sql: 'r.title', type: 'text', direction: 'asc' },
  [SavedRecipeSort.TIME]: { sql: '(r.prep_time + r.cook_time)::float8', type: 'float8', direction: 'asc' },
  [SavedRecipeSort.RATING]: { sql: BY_RATING, type: 'float8', direction: 'desc' },
};

/** The saved recipes of cooks, of which `viewerId` sees those that are published or their own. */
export function savedRecipes(viewerId: string, sort: SavedRecipeSort, filter: SavedRecipeFilter): ListSource {
  const conditions = [visibleTo(viewerId), ...filterConditions(filter)];
  return {
    from: 'saved_recipe s join recipe r on r.id = s.recipe_id',
    owner: 's.user_id',
    where: { sql: conditions.map(({ sql }) => sql).join(' and '), params: conditions.flatMap(({ params }) => params) },
    order: ORDERS[sort],
    id: 'r.id',
  };
}

function filterConditions({ text, cuisine, difficulty, maxTotalTime }: SavedRecipeFilter): ListSource['where'][] {
  return [
    ...wordPatterns(text).map((pattern) => ({ sql: 'r.title ilike ?', params: [pattern] })),
    ...(cuisine ? [{ sql: 'r.cuisine = ?', params: [findCuisine(cuisine)] }] : []),
    ...(difficulty ? [{ sql: 'r.difficulty = ?', params: [difficulty] }] : []),
    ...(maxTotalTime === null || maxTotalTime === undefined
      ? []
      : [{ sql: 'r.prep_time + r.cook_time <= ?', params: [maxTotalTime] }]),
  ];
}
