import { Box, chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { optionId, SuggestionList } from '../../../components/ingredient-input/suggestion-list.tsx'
import { useSuggestionBox } from '../../../components/ingredient-input/use-suggestion-box.ts'
import { importRecipe } from '../../../messages/import-recipe.ts'
import { typedInto } from '../../../ui/field.tsx'

interface FoodChooserProps {
  /** What the food is for. */
  label: string
  onChoose: (food: string) => void
}

/** A box to type a food into, with the foods that Larder knows under it. Only these can be chosen. */
export function FoodChooser({ label, onChoose }: FoodChooserProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const box = useSuggestionBox(typed, { onChoose: (suggestion) => onChoose(suggestion.name), onSubmit: () => undefined })
  return (
    <Box pos="relative">
      <Input
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={listId}
        aria-activedescendant={box.highlighted < 0 ? undefined : optionId(listId, box.highlighted)}
        placeholder={importRecipe.doubts.placeholder}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        {...box.handlers}
      />
      {box.isOpen && <SuggestionList id={listId} suggestions={box.suggestions} highlighted={box.highlighted} onChoose={box.choose} />}
    </Box>
  )
}

const Input = chakra('input', { base: typedInto })
