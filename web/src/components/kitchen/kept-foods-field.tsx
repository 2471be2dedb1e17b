import { filters } from '../../messages/filters.ts';
import { FoodsField } from './foods-field.tsx';
import { MAX_AT_HOME, MAX_NEVER_EATEN } from './kitchen.ts';
import { useUnknownFoods } from './use-unknown-foods.ts';

const LISTS = {
  pantry: { text: filters.pantry, max: MAX_AT_HOME },
  exclude: { text: filters.neverEaten, max: MAX_NEVER_EATEN },
};

interface KeptFoodsFieldProps {
  /** Which list it is, as a search takes it: what is always at home, or what is never eaten. */
  list: keyof typeof LISTS;
  foods: readonly string[];
  onChange: (foods: string[]) => void;
}

/** Foods that are kept for every search, with a box for the next one. */
export function KeptFoodsField({ list, foods, onChange }: KeptFoodsFieldProps) {
  const { text, max } = LISTS[list];
  return (
    <FoodsField
      label={text.label}
      hint={text.hint}
      placeholder={text.placeholder}
      removeLabel={text.remove}
      foods={foods}
      max={max}
      findUnknown={useUnknownFoods(list)}
      onChange={onChange}
    />
  );
}
