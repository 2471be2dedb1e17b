import { filters } from '../../messages/filters.ts';
import { FoodsField } from './foods-field.tsx';
import { MAX_NEVER_EATEN } from './kitchen.ts';
import { useUnknownFoods } from './use-unknown-foods.ts';

const text = filters.neverEaten;

interface NeverEatenFieldProps {
  foods: readonly string[];
  onChange: (foods: string[]) => void;
}

/** The foods that are left out of every search, with a box for the next one. */
export function NeverEatenField({ foods, onChange }: NeverEatenFieldProps) {
  return (
    <FoodsField
      label={text.label}
      hint={text.hint}
      placeholder={text.placeholder}
      removeLabel={text.remove}
      foods={foods}
      max={MAX_NEVER_EATEN}
      findUnknown={useUnknownFoods('exclude')}
      onChange={onChange}
    />
  );
}
