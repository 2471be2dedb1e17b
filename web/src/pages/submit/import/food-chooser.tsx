import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { SuggestionList } from '../../../components/ingredient-input/suggestion-list.tsx';
import { useSuggestionBox } from '../../../components/ingredient-input/use-suggestion-box.ts';
import { importRecipe } from '../../../messages/import-recipe.ts';
import { typedInto } from '../../../ui/forms/field.tsx';

interface FoodChooserProps {
  /** What the food is for. */
  label: string;
  onChoose: (food: string) => void;
}

/** A box to type a food into, with the foods that Larder knows under it. Only these can be chosen. */
export function FoodChooser({ label, onChoose }: FoodChooserProps) {
  const [typed, setTyped] = useState('');
  const box = useSuggestionBox(typed, {
    onChoose: (suggestion) => onChoose(suggestion.name),
    onSubmit: () => undefined,
  });
  return (
    <Box pos="relative">
      <Input
        aria-label={label}
        placeholder={importRecipe.doubts.placeholder}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        {...box.input}
      />
      {box.isOpen && <SuggestionList {...box.list} />}
    </Box>
  );
}

const Input = chakra('input', { base: typedInto });
