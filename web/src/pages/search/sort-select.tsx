import type { RecipeSort } from '../../gql/graphql.ts';
import { search as text } from '../../messages/search.ts';
import { Select } from '../../ui/controls/select.tsx';
import { SORTS } from './filters.ts';

const OPTIONS = SORTS.map((value) => ({ value, text: text.sort[value] }));

/** In which order the cards come. The server sorts, so that it holds beyond the cards that are loaded. */
export function SortSelect({ sort, onChange }: { sort: RecipeSort; onChange: (sort: RecipeSort) => void }) {
  return <Select aria-label={text.sort.label} options={OPTIONS} value={sort} onChange={onChange} />;
}
