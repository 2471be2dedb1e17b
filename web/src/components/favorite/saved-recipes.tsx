import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { ArrowDownUpIcon, HeartIcon, SearchXIcon, SlidersHorizontalIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { SavedRecipeSort } from '../../gql/graphql.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { keptRecipes as text } from '../../messages/kept-recipes.ts';
import { ChoiceMenu } from '../../ui/controls/choice-menu.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { LoadingTiles } from '../recipe-tile/recipe-tile.tsx';
import { TileList } from '../recipe-tile/tile-list.tsx';
import { countFilters, NO_FILTER } from './saved-filter.ts';
import { SavedFilterPanel } from './saved-filter-panel.tsx';
import { useSavedRecipes, type SavedRecipeList } from './use-saved-recipes.ts';

const SORTS: readonly SavedRecipeSort[] = ['SAVED', 'TITLE', 'TIME', 'RATING'];

/** Rest before changed filters are applied, in milliseconds (specification, section 9). */
const FILTER_REST_MS = 500;

/** The recipes that the cook keeps, narrowed down and sorted as they like. */
export function SavedRecipes() {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState(NO_FILTER);
  const [sort, setSort] = useState<SavedRecipeSort>('SAVED');
  const list = useSavedRecipes(sort, useDebounced(filter, FILTER_REST_MS));
  const filters = countFilters(filter);
  if (list.hasFailed) return <LoadFailed title={text.failed.title} onRetry={list.retry} />;
  return (
    <Stack gap="5">
      <Flex wrap="wrap" gap="3" align="center" justify="flex-end" minH="touch">
        <chakra.p role="status" me="auto" color="mute">
          {list.recipes && text.count(list.recipes.totalCount)}
        </chakra.p>
        <Button aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontalIcon aria-hidden />
          {filters === 0 ? text.filter : text.filterOn(filters)}
        </Button>
        <ChoiceMenu
          options={SORTS.map((value) => ({ value, text: text.sortBy[value] }))}
          value={sort}
          onChange={setSort}
        >
          <ArrowDownUpIcon aria-hidden />
          {text.sort}
        </ChoiceMenu>
      </Flex>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <SavedFilterPanel filter={filter} onChange={setFilter} />}
      </div>
      <Tiles list={list} isFiltered={filters > 0} onClear={() => setFilter(NO_FILTER)} />
    </Stack>
  );
}

function Tiles({ list, isFiltered, onClear }: { list: SavedRecipeList; isFiltered: boolean; onClear: () => void }) {
  const { recipes } = list;
  if (!recipes) return <LoadingTiles text={text.loading} />;
  if (recipes.totalCount === 0) return isFiltered ? <NoneFit onClear={onClear} /> : <NoneKept />;
  return <TileList recipes={recipes} isLoadingMore={list.isLoadingMore} loadMore={list.loadMore} />;
}

function NoneKept() {
  return (
    <EmptyState icon={<HeartIcon />} title={text.empty.title} text={text.empty.text}>
      <Button variant="solid" asChild>
        <Link to={paths.search}>{text.findRecipes}</Link>
      </Button>
    </EmptyState>
  );
}

function NoneFit({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState icon={<SearchXIcon />} title={text.noneFit.title} text={text.noneFit.text}>
      <Button variant="solid" onClick={onClear}>
        {text.clear}
      </Button>
    </EmptyState>
  );
}
