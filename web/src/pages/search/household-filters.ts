import type { Viewer } from '../../apollo/viewer.tsx';
import { paths } from '../../app/paths.ts';
import { startKitchen } from '../../components/kitchen/start-kitchen.ts';
import { DEFAULT_FILTERS, type Filters } from './filters.ts';
import { hasKitchen, readSearch, writeSearch } from './search-params.ts';

/** What a search of a cook starts from. */
export function householdFilters(cook: Viewer): Filters {
  return { ...DEFAULT_FILTERS, ...startKitchen(cook), servings: cook.household.servings };
}

/** Whether a search has none of these filters. What is left out may have been typed among the ingredients: it is no sign that the cook chose theirs. */
export function isUnfiltered(filters: Filters): boolean {
  const names = Object.keys(DEFAULT_FILTERS) as (keyof Filters)[];
  return names.every((name) => name === 'exclude' || String(filters[name]) === String(DEFAULT_FILTERS[name]));
}

/** Where the server sends a cook who comes to results without filters: to those of their household. Null where they stay. */
export function addressAtHome(params: URLSearchParams, cook: Viewer | null): string | null {
  const search = readSearch(params);
  if (!cook || !hasKitchen(search) || !isUnfiltered(search.filters)) return null;
  const filters = { ...householdFilters(cook), exclude: search.filters.exclude };
  return isUnfiltered(filters) ? null : `${paths.search}?${writeSearch({ ...search, filters })}`;
}
