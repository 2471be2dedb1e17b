import { chakra, Stack } from '@chakra-ui/react';
import { filters } from '../../messages/filters.ts';
import { TickPills } from '../../ui/controls/choice-pills.tsx';
import { PANTRY_FOODS, type PantryFood } from '../kitchen-choices.ts';

const text = filters.pantry;

const OPTIONS = PANTRY_FOODS.map((value) => ({ value, text: text.food(value) }));

/** The foods that are always at home, to be ticked. */
export function PantryPills({
  values,
  onChange,
}: {
  values: readonly PantryFood[];
  onChange: (values: PantryFood[]) => void;
}) {
  return (
    <Stack gap="2.5">
      <TickPills label={text.label} options={OPTIONS} values={values} onChange={onChange} />
      <chakra.p fontSize="sm" color="mute">
        {text.hint}
      </chakra.p>
    </Stack>
  );
}
