import type { Viewer } from '../../apollo/viewer.tsx';
import { paths } from '../../app/paths.ts';
import { isSameName } from '../../components/ingredient-input/chip.ts';
import { startKitchen } from '../../components/kitchen/start-kitchen.ts';
import { DEFAULT_FILTERS, type Filters } from './filters.ts';
import { hasKitchen, readSearch, writeSearch } from './search-params.ts';

/** What a search of a cook starts from. */
export function householdFilters(cook: Viewer): Filters {
  return { ...DEFAULT_FILTERS, ...startKitchen(cook), servings: cook.household.servings };
}

/**
 * Whether a search has none of these filters. What is left out may have been typed among the ingredients, and is often what is never eaten: it
 * is no sign that the cook chose theirs.
 */
export function isUnfiltered(filters: Filters): boolean {
  const names = Object.keys(DEFAULT_FILTERS) as (keyof Filters)[];
  const isSilent = (name: keyof Filters) => name === 'exclude' || name === 'lifted';
  return names.every((name) => isSilent(name) || String(filters[name]) === String(DEFAULT_FILTERS[name]));
}

/**
 * What a search becomes for those who ask: one without filters takes over theirs, and every one leaves out what they never eat, unless it was
 * lifted there. Null where nothing changes.
 */
export function filtersAtHome(filters: Filters, home: Filters): Filters | null {
  const { exclude, lifted } = filters;
  const never = home.exclude.filter((food) => ![...exclude, ...lifted].some((name) => isSameName(name, food)));
  const isTakenOver = isUnfiltered(filters) && !isUnfiltered(home);
  if (!isTakenOver && never.length === 0) return null;
  return { ...(isTakenOver ? home : filters), exclude: [...exclude, ...never], lifted };
}

/** Notes which of the foods that are never eaten a search lets in, as somebody has taken them out of what is left out. */
export function withLifted(filters: Filters, never: readonly string[]): Filters {
  const lifted = never.filter((food) => !filters.exclude.some((name) => isSameName(name, food)));
  return { ...filters, lifted };
}

/** Where the server sends a cook who comes to results that are not those of their household. Null where they stay. */
export function addressAtHome(params: URLSearchParams, cook: Viewer | null): string | null {
  const search = readSearch(params);
  if (!cook || !hasKitchen(search)) return null;
  const filters = filtersAtHome(search.filters, householdFilters(cook));
  return filters && `${paths.search}?${writeSearch({ ...search, filters })}`;
}
