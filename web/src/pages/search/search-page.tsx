import { chakra, Stack } from '@chakra-ui/react';
import { useViewer, type Viewer } from '../../apollo/viewer.tsx';
import type { RouteQueries } from '../../app/route-queries.ts';
import { IngredientInput } from '../../components/ingredient-input/ingredient-input.tsx';
import { useSearchDraft } from '../../components/ingredient-input/search-draft.ts';
import { savePantry } from '../../components/kitchen/kept-pantry.ts';
import { MAX_INGREDIENTS } from '../../components/kitchen/kitchen.ts';
import { neverEaten } from '../../components/kitchen/never-eaten.ts';
import { PANTRY_SIZE } from '../../components/pantry/use-has-pantry.ts';
import { visitorTable } from '../../components/pantry/visitor-table.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { search as messages } from '../../messages/search.ts';
import { AtHomeButton } from './at-home/at-home-button.tsx';
import { ResultTabs } from './creative/result-tabs.tsx';
import { EmptySearch } from './empty-search.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { Filters } from './filters.ts';
import { JoinedNotice } from './joined-notice.tsx';
import { withLifted } from './household-filters.ts';
import { LeavingOut } from './leaving-out.tsx';
import { PantrySwitch } from './pantry-switch.tsx';
import { recipeQuery } from './result-grid.tsx';
import { hasKitchen, readSearch, type Search } from './search-params.ts';
import { searchQuestion, type Reading } from './search-question.ts';
import { useChipFoods } from './use-chip-foods.ts';
import { useHouseholdFilters } from './use-household-filters.ts';
import { useRecipeSearch } from './use-recipe-search.ts';
import { useSearch } from './use-search.ts';
import { useUnderstood } from './use-understood.ts';
import { UnheededAllergies } from './unheeded-allergies.tsx';

const NOTHING: readonly Reading[] = [];
/** From a pantry every chip must be used as it is. */
const NONE: readonly string[] = [];

/** What the search of an address asks. */
export const searchQueries: RouteQueries = ({ search: params }) => {
  const search = readSearch(params);
  const size = { query: PANTRY_SIZE, for: 'cook' } as const;
  if (!hasKitchen(search)) return [size];
  return [size, { ...searchQuestion(search), ...(search.fromPantry && { for: 'cook' }) }];
};

const lift = (filters: Filters, cook: Viewer | null): Filters => withLifted(filters, neverEaten(cook));

/** Find Recipes: the cook's ingredients, the filters, and what can be made of it. */
export function SearchPage() {
  useDocumentTitle(messages.title);
  const { search, change, joined, settle } = useSearch();
  // What was typed last time is not what must be used of the pantry now.
  useSearchDraft(search.chips, (chips) => !search.fromPantry && change({ chips }));
  useHouseholdFilters(search.filters, (filters) => change({ filters }));
  const found = useRecipeSearch(search);
  const readings = found.results?.resolvedIngredients ?? NOTHING;
  const leftOut = useUnderstood(search, readings, change);
  const { foods, usable } = useChipFoods(search.chips, readings);
  const viewer = useViewer();
  const isVisitor = viewer === null;
  const act = (part: Partial<Search>) => {
    settle();
    change(part.filters && viewer !== undefined ? { ...part, filters: lift(part.filters, viewer) } : part);
  };
  const filter = (filters: Filters) => {
    if (isVisitor) savePantry(search.filters.pantry, filters.pantry);
    if (isVisitor) visitorTable.keep(search.filters, filters);
    act({ filters });
  };
  const canSearch = hasKitchen(search);
  return (
    <Stack maxW="page" mx="auto" px={{ base: '4', md: '6' }} pt={{ base: '2', md: '4' }} gap={{ base: '2', md: '3' }}>
      <FilterBar
        filters={search.filters}
        usable={search.fromPantry ? NONE : usable}
        count={found.isLoading ? undefined : found.results?.totalCount}
        onChange={filter}
      >
        <chakra.h1 textStyle="title" fontSize="3xl">
          {messages.title}
        </chakra.h1>
      </FilterBar>
      <IngredientInput
        chips={search.chips}
        max={MAX_INGREDIENTS}
        foods={foods}
        kitchen={recipeQuery(search)}
        isOneRow={canSearch}
        onChange={(chips) => act({ chips })}
      >
        {canSearch && (
          <AtHomeButton pantry={search.filters.pantry} onChange={(pantry) => filter({ ...search.filters, pantry })} />
        )}
      </IngredientInput>
      <PantrySwitch search={search} onChange={act} />
      {joined && <JoinedNotice {...joined} onOnly={(chips) => act({ chips })} />}
      {leftOut.length > 0 && <LeavingOut foods={leftOut} filters={search.filters} onChange={filter} />}
      {canSearch && <UnheededAllergies filters={search.filters} onHeed={filter} />}
      {canSearch ? (
        <ResultTabs search={search} found={found} onChange={act} />
      ) : (
        <EmptySearch onChoose={(chips) => act({ chips })} />
      )}
    </Stack>
  );
}
