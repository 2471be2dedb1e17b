import { chakra, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { ALL_ALLERGENS } from '../../../components/kitchen-choices.ts';
import type { Allergen, AllergenState } from '../../../gql/graphql.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { filters } from '../../../messages/filters.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import type { AllergenStates } from './food-draft.ts';

const text = adminFoods.form;
const STATES = (['CONTAINS', 'POSSIBLE', 'FREE'] as const).map((value) => ({ value, text: text.states[value] }));
/** The fourteen: shellfish follows from its two kinds. */
const SHOWN = ALL_ALLERGENS.filter((allergen) => allergen !== 'SHELLFISH');

/** Nothing is known of any. */
export const NOTHING_KNOWN = Object.fromEntries(
  ALL_ALLERGENS.map((allergen) => [allergen, 'POSSIBLE']),
) as AllergenStates;

interface AllergenFieldsProps {
  /** Null for a food that takes over what the one above says. */
  value: AllergenStates | null;
  onChange: (value: AllergenStates | null) => void;
  /** What the food above says, and which that is; null at the top of the tree. */
  above: { name: string; states: AllergenStates } | null;
  error: string | null;
}

/** The facts about allergens: a food's own, or seen through to those it inherits. */
export function AllergenFields({ value, onChange, above, error }: AllergenFieldsProps) {
  const shown = value ?? above?.states ?? NOTHING_KNOWN;
  const set = (allergen: Allergen, state: AllergenState) =>
    onChange(withShellfish({ ...shown, [allergen]: state }, allergen));
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" fontSize="sm">
        {text.allergens}
      </chakra.legend>
      <Stack gap="3">
        {above && (
          <Switch checked={value === null} onChange={(isInherited) => onChange(isInherited ? null : above.states)}>
            {text.takeOver(above.name)}
          </Switch>
        )}
        <SimpleGrid columns={{ base: 1, sm: 2 }} gapX="6" gapY="2">
          {SHOWN.map((allergen) => (
            <AllergenField
              key={allergen}
              allergen={allergen}
              state={shown[allergen]}
              isInherited={value === null && above !== null}
              onChange={(state) => set(allergen, state)}
            />
          ))}
        </SimpleGrid>
        {error && (
          <chakra.p role="alert" fontSize="sm" color="tomato.ink">
            {error}
          </chakra.p>
        )}
      </Stack>
    </chakra.fieldset>
  );
}

/** What holds of the likelier kind of shellfish holds of shellfish, as soon as something is said of a kind. */
function withShellfish(states: AllergenStates, changed: Allergen): AllergenStates {
  if (changed !== 'CRUSTACEANS' && changed !== 'MOLLUSCS') return states;
  const likelier = STATES.find(({ value }) => value === states.CRUSTACEANS || value === states.MOLLUSCS);
  return { ...states, SHELLFISH: likelier?.value ?? 'POSSIBLE' };
}

interface AllergenFieldProps {
  allergen: Allergen;
  state: AllergenState;
  isInherited: boolean;
  onChange: (state: AllergenState) => void;
}

function AllergenField({ allergen, state, isInherited, onChange }: AllergenFieldProps) {
  const id = useId();
  return (
    <Flex align="center" justify="space-between" gap="3">
      <chakra.label htmlFor={id} fontSize="sm">
        {filters.allergies[allergen]}
      </chakra.label>
      {isInherited ? (
        <chakra.output id={id} minH="touch" display="inline-flex" alignItems="center" fontSize="sm" color="mute">
          {text.states[state]}
        </chakra.output>
      ) : (
        <Select id={id} options={STATES} value={state} onChange={onChange} />
      )}
    </Flex>
  );
}
