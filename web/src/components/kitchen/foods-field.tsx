import { Button, chakra, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { XIcon } from 'lucide-react';
import { filters } from '../../messages/filters.ts';
import { InputFrame, TextBox } from '../ingredient-input/input-parts.tsx';
import { SuggestionList } from '../ingredient-input/suggestion-list.tsx';
import { useFoodsBox, type FoodsBoxProps } from './use-foods-box.ts';

const text = filters.foods;

interface FoodsFieldProps extends FoodsBoxProps {
  label: string;
  /** What the foods are for, under the box. */
  hint?: string;
  placeholder: string;
  /** What the button says that takes a food out. */
  removeLabel: (food: string) => string;
}

/** A list of foods by their names, with a box for the next one. What cannot be added is told, and stays in the box. */
export function FoodsField({ label, hint, placeholder, removeLabel, ...props }: FoodsFieldProps) {
  const id = useId();
  const { foods, max, onChange } = props;
  const { typed, setTyped, refusal, box } = useFoodsBox(props);
  const isFull = foods.length >= max;
  return (
    <Stack gap="2.5">
      <chakra.label htmlFor={id} fontWeight="semibold" fontSize="sm">
        {label}
      </chakra.label>
      <InputFrame p="1.5" boxShadow="none">
        {foods.map((food) => (
          <Button
            key={food}
            variant="subtle"
            size="sm"
            aria-label={removeLabel(food)}
            onClick={() => onChange(foods.filter((known) => known !== food))}
          >
            {food}
            <XIcon aria-hidden />
          </Button>
        ))}
        <TextBox
          id={id}
          placeholder={placeholder}
          disabled={isFull}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          {...box.input}
          {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        />
        {box.isOpen && <SuggestionList {...box.list} />}
      </InputFrame>
      <chakra.p role="status" fontSize="sm" color="tomato.ink" _empty={{ display: 'none' }}>
        {refusal ?? (isFull && text.full(max))}
      </chakra.p>
      {hint !== undefined && (
        <chakra.p id={`${id}-hint`} fontSize="sm" color="mute">
          {hint}
        </chakra.p>
      )}
    </Stack>
  );
}
