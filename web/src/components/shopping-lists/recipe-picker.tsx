import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { XIcon } from 'lucide-react';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { RECIPE_SERVINGS } from '../kitchen/servings.ts';
import type { ChosenRecipe } from './chosen-recipe.ts';
import { FoundRecipes, KeptRecipes } from './recipe-choices.tsx';

const text = shoppingLists.picker;

/** Pause after typing before recipes are looked for, in milliseconds. */
const TYPING_PAUSE_MS = 300;

const TABS = [
  { value: 'saved', text: text.tabs.saved },
  { value: 'recent', text: text.tabs.recent },
  { value: 'search', text: text.tabs.search },
] as const;

/** Which recipes to shop for, and for how many each. */
export interface RecipePickerProps {
  chosen: readonly ChosenRecipe[];
  onChange: (chosen: readonly ChosenRecipe[]) => void;
}

/** See {@link RecipePickerProps}. Recipes come from those saved, those cooked lately, or a search. */
export function RecipePicker({ chosen, onChange }: RecipePickerProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('saved');
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const toggle = (recipe: ChosenRecipe, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, recipe] : chosen.filter(({ id }) => id !== recipe.id));
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" fontSize="sm" mb="1.5">
        {text.label}
      </chakra.legend>
      {chosen.length > 0 && <Chosen chosen={chosen} onChange={onChange} />}
      <Tabs label={text.label} tabs={TABS} value={tab} onChange={setTab}>
        {tab === 'search' ? (
          <Stack gap="3">
            <TextField
              label={text.search}
              placeholder={text.searchPlaceholder}
              value={typed}
              maxLength={100}
              autoComplete="off"
              onChange={setTyped}
            />
            <FoundRecipes words={words} isChosen={isChosen} onToggle={toggle} />
          </Stack>
        ) : (
          <KeptRecipes which={tab} isChosen={isChosen} onToggle={toggle} />
        )}
      </Tabs>
    </chakra.fieldset>
  );
}

function Chosen({ chosen, onChange }: RecipePickerProps) {
  const setServings = (id: string, servings: number) =>
    onChange(chosen.map((one) => (one.id === id ? { ...one, servings } : one)));
  return (
    <chakra.ul
      aria-label={text.chosen(chosen.length)}
      listStyleType="none"
      display="grid"
      gap="1"
      mb="3"
      maxH="11rem"
      overflowY="auto"
    >
      {chosen.map(({ id, title, servings }) => (
        <Flex as="li" key={id} align="center" gap="2">
          <chakra.span flex="1" minW="0" fontSize="sm" fontWeight="medium" lineClamp="2">
            {title}
          </chakra.span>
          <Stepper
            label={text.servings(title)}
            fewerLabel={text.fewer}
            moreLabel={text.more}
            value={servings}
            {...RECIPE_SERVINGS}
            onChange={(value) => setServings(id, value)}
          />
          <IconButton label={text.remove(title)} onClick={() => onChange(chosen.filter((one) => one.id !== id))}>
            <XIcon />
          </IconButton>
        </Flex>
      ))}
    </chakra.ul>
  );
}
