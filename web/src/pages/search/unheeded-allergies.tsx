import { Button, chakra, Flex } from '@chakra-ui/react';
import { useViewer } from '../../apollo/viewer.tsx';
import { allergenNames } from '../../components/allergen-names.ts';
import { search as text } from '../../messages/search.ts';
import type { Filters } from './filters.ts';
import { isUnfiltered } from './household-filters.ts';

interface UnheededAllergiesProps {
  filters: Filters;
  onHeed: (filters: Filters) => void;
}

/** Tells a cook which allergies of the household a search with filters of its own, such as a shared one, does not heed. One without filters takes them over. */
export function UnheededAllergies({ filters, onHeed }: UnheededAllergiesProps) {
  const avoided = useViewer()?.household.allergies ?? [];
  const unheeded = avoided.filter((allergen) => !filters.allergies.includes(allergen));
  if (unheeded.length === 0 || isUnfiltered(filters)) return null;
  return (
    <Flex
      wrap="wrap"
      gap="3"
      align="center"
      justify="space-between"
      bg="tomato.soft"
      color="tomato.ink"
      borderRadius="lg"
      px="5"
      py="3"
    >
      <chakra.p role="status">{text.unheeded.text(allergenNames(unheeded))}</chakra.p>
      <Button size="sm" onClick={() => onHeed({ ...filters, allergies: [...filters.allergies, ...unheeded] })}>
        {text.unheeded.heed}
      </Button>
    </Flex>
  );
}
