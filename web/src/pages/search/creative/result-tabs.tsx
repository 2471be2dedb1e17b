import { search as text } from '../../../messages/search.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { MODES } from '../filters.ts';
import { Results } from '../results.tsx';
import type { Search } from '../search-params.ts';
import { SortSelect } from '../sort-select.tsx';
import type { RecipeSearch } from '../use-recipe-search.ts';
import { CreativeResults } from './creative-results.tsx';
import { useCreativeRecipes } from './use-creative-recipes.ts';

interface ResultTabsProps {
  search: Search;
  found: RecipeSearch;
  onChange: (part: Partial<Search>) => void;
}

/** The results in two tabs: recipes that match, and recipes made for exactly this kitchen; each says how many it has. */
export function ResultTabs({ search, found, onChange }: ResultTabsProps) {
  const made = useCreativeRecipes(search);
  const counts = { MATCH: found.results?.totalCount, CREATIVE: made.results?.edges.length };
  // A recipe is made for what is named, and not for a whole pantry.
  const modes = search.chips.length > 0 ? MODES : MODES.filter((mode) => mode === 'MATCH');
  const mode = modes.find((one) => one === search.mode) ?? 'MATCH';
  const tabs = modes.map((value) => ({ value, text: text.creative.tab[value](counts[value]) }));
  return (
    <Tabs
      label={text.creative.tabs}
      tabs={tabs}
      value={mode}
      onChange={(chosen) => onChange({ mode: chosen })}
      aside={<SortSelect sort={search.sort} fromPantry={search.fromPantry} onChange={(sort) => onChange({ sort })} />}
    >
      {mode === 'MATCH' ? (
        <Results search={search} found={found} onChange={onChange} />
      ) : (
        <CreativeResults search={search} made={made} />
      )}
    </Tabs>
  );
}
