import type { Difficulty, SavedRecipeFilterInput } from '../../gql/graphql.ts';

/** What a cook narrows their saved recipes down to; empty and null restrict nothing. */
export interface SavedFilter {
  /** Words of the title. */
  text: string;
  cuisine: string | null;
  difficulty: Difficulty | null;
  /** Minutes of prep and cook time together. */
  maxTotalTime: number | null;
}

/** Everything that is kept. */
export const NO_FILTER: SavedFilter = { text: '', cuisine: null, difficulty: null, maxTotalTime: null };

/** How many parts of a filter restrict something. */
export function countFilters({ text, ...others }: SavedFilter): number {
  return (text.trim() ? 1 : 0) + Object.values(others).filter((value) => value !== null).length;
}

/** The filter as the API takes it; null where nothing is restricted, so that it is the same question as without one. */
export function toFilterInput(filter: SavedFilter): SavedRecipeFilterInput | null {
  return countFilters(filter) === 0 ? null : { ...filter, text: filter.text.trim() || null };
}
