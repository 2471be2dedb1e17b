import type { RecipeSort } from '../../gql/graphql.ts';
import { search as text } from '../../messages/search.ts';
import { Select } from '../../ui/controls/select.tsx';
import { SORTS } from './filters.ts';

const OPTIONS = SORTS.map((value) => ({ value, text: text.sort[value] }));

/** In which order the cards come. The server sorts, so that it holds beyond the cards that are loaded. */
export function SortSelect({ sort, onChange }: { sort: RecipeSort; onChange: (sort: RecipeSort) => void }) {
  // Beside the tabs on a phone.
  return (
    <Select
      w={{ base: '8.5rem', md: 'full' }}
      textOverflow="ellipsis"
      ps={{ base: '3', md: '5' }}
      pe={{ base: '8', md: '10' }}
      aria-label={text.sort.label}
      options={OPTIONS}
      value={sort}
      onChange={onChange}
    />
  );
}
