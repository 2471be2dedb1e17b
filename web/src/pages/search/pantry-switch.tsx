import { Button, chakra, Flex } from '@chakra-ui/react';
import { RefrigeratorIcon } from 'lucide-react';
import { useHasPantry } from '../../components/pantry/use-has-pantry.ts';
import { search } from '../../messages/search.ts';
import type { Search } from './search-params.ts';

const text = search.pantry;

interface PantrySwitchProps {
  search: Search;
  onChange: (part: Partial<Search>) => void;
}

/** Whether the search is made from the cook's pantry, and what the chips mean then. Not there for a cook without one. */
export function PantrySwitch({ search: { chips, fromPantry, sort }, onChange }: PantrySwitchProps) {
  const hasPantry = useHasPantry();
  if (!hasPantry && !fromPantry) return null;
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="1">
      <Button
        variant="subtle"
        aria-pressed={fromPantry}
        borderColor={fromPantry ? 'leaf' : undefined}
        onClick={() => onChange({ fromPantry: !fromPantry, sort: sort === 'USE_FIRST' ? 'RELEVANCE' : sort })}
      >
        <RefrigeratorIcon aria-hidden />
        {text.button}
      </Button>
      {fromPantry && (
        <chakra.p fontSize="sm" color="mute">
          {chips.length > 0 ? text.mustUse(chips.map(({ name }) => name)) : text.all}
        </chakra.p>
      )}
    </Flex>
  );
}
