import { Stack } from '@chakra-ui/react';
import type { Allergen } from '../../gql/graphql.ts';
import { filters } from '../../messages/filters.ts';
import { TickPills } from '../../ui/controls/choice-pills.tsx';
import { ALL_ALLERGENS, ALLERGENS, MORE_ALLERGENS } from '../kitchen-choices.ts';

const text = filters.allergies;

interface AllergenPillsProps {
  values: readonly Allergen[];
  /** The chosen ones come in the order in which they are offered. */
  onChange: (values: Allergen[]) => void;
}

/** The allergens to leave out: the eight of the specification, then those that European law names besides. */
export function AllergenPills({ values, onChange }: AllergenPillsProps) {
  const pills = (label: string, offered: readonly Allergen[]) => (
    <TickPills
      label={label}
      options={offered.map((value) => ({ value, text: text[value] }))}
      values={values}
      onChange={(chosen) =>
        onChange(
          ALL_ALLERGENS.filter((value) => (offered.includes(value) ? chosen.includes(value) : values.includes(value))),
        )
      }
    />
  );
  return (
    <Stack gap="4">
      {pills(text.label, ALLERGENS)}
      {pills(text.more, MORE_ALLERGENS)}
    </Stack>
  );
}
