import { Button, chakra, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { XIcon } from 'lucide-react';
import { addPieces, splitPieces } from '../../components/ingredient-input/chip.ts';
import { InputFrame, TextBox } from '../../components/ingredient-input/input-parts.tsx';
import { SuggestionList } from '../../components/ingredient-input/suggestion-list.tsx';
import { useSuggestionBox } from '../../components/ingredient-input/use-suggestion-box.ts';
import { MAX_INGREDIENTS } from '../../components/kitchen/kitchen.ts';
import { filters } from '../../messages/filters.ts';

const text = filters.exclude;

interface LeaveOutFieldProps {
  foods: readonly string[];
  onChange: (foods: string[]) => void;
}

/** The foods that no recipe may need, with a box for the next one. */
export function LeaveOutField({ foods, onChange }: LeaveOutFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const add = (more: string) => {
    setTyped('');
    onChange(
      addPieces(
        foods.map((name) => ({ name })),
        splitPieces(more),
        MAX_INGREDIENTS,
      ).chips.map((chip) => chip.name),
    );
  };
  const box = useSuggestionBox(typed, { onChoose: (suggestion) => add(suggestion.name), onSubmit: add });
  return (
    <Stack gap="2.5">
      <chakra.label htmlFor={id} fontWeight="semibold">
        {text.label}
      </chakra.label>
      <InputFrame p="1.5" boxShadow="none">
        {foods.map((food) => (
          <Button
            key={food}
            variant="subtle"
            size="sm"
            aria-label={filters.remove(text.none(food))}
            onClick={() => onChange(foods.filter((known) => known !== food))}
          >
            {food}
            <XIcon aria-hidden />
          </Button>
        ))}
        <TextBox
          id={id}
          placeholder={text.placeholder}
          disabled={foods.length >= MAX_INGREDIENTS}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          {...box.input}
        />
        {box.isOpen && <SuggestionList {...box.list} />}
      </InputFrame>
    </Stack>
  );
}
