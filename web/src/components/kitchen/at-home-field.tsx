import { filters } from '../../messages/filters.ts';
import { FoodsField } from './foods-field.tsx';
import { MAX_AT_HOME } from './kitchen.ts';
import { useUnknownFoods } from './use-unknown-foods.ts';

const text = filters.pantry;

interface AtHomeFieldProps {
  foods: readonly string[];
  onChange: (foods: string[]) => void;
}

/** The foods that are always at home, with a box for any other. */
export function AtHomeField({ foods, onChange }: AtHomeFieldProps) {
  return (
    <FoodsField
      label={text.label}
      hint={text.hint}
      placeholder={text.placeholder}
      removeLabel={text.remove}
      foods={foods}
      max={MAX_AT_HOME}
      findUnknown={useUnknownFoods('pantry')}
      onChange={onChange}
    />
  );
}
