import type { RecipeSort } from '../../gql/graphql.ts';
import { search as text } from '../../messages/search.ts';
import { Select } from '../../ui/controls/select.tsx';
import { PANTRY_SORTS, SORTS } from './filters.ts';

const optionsOf = (sorts: readonly RecipeSort[]) => sorts.map((value) => ({ value, text: text.sort[value] }));
const OPTIONS = optionsOf(SORTS);
const PANTRY_OPTIONS = optionsOf(PANTRY_SORTS);

interface SortSelectProps {
  sort: RecipeSort;
  fromPantry: boolean;
  onChange: (sort: RecipeSort) => void;
}

/** In which order the cards come. The server sorts, so that it holds beyond the cards that are loaded. */
export function SortSelect({ sort, fromPantry, onChange }: SortSelectProps) {
  // Beside the tabs on a phone.
  return (
    <Select
      w={{ base: '8.5rem', md: 'full' }}
      textOverflow="ellipsis"
      ps={{ base: '3', md: '5' }}
      pe={{ base: '8', md: '10' }}
      aria-label={text.sort.label}
      options={fromPantry ? PANTRY_OPTIONS : OPTIONS}
      value={sort}
      onChange={onChange}
    />
  );
}
