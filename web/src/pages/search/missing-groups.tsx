import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { number } from '../../messages/plural.ts';
import { search as text } from '../../messages/search.ts';
import type { SearchResults } from './search-question.ts';

interface MissingGroupsProps {
  /** Undefined while an answer is on its way: the last counts stay until then. */
  missing: SearchResults['missing'] | undefined;
  /** How many foods may be missing; null for any number. */
  most: number | null;
  onChange: (most: number | null) => void;
}

/** What can be cooked now, and what lacks one thing at most: one press leaves only these, another brings all back. */
export function MissingGroups({ missing, most, onChange }: MissingGroupsProps) {
  const [last, setLast] = useState(missing);
  if (missing && missing !== last) setLast(missing);
  const counts = last && [last.none, last.none + last.one];
  return (
    <Flex role="group" aria-label={text.groups.label} gap={{ base: '1.5', md: '2' }} me="auto">
      {text.groups.most.map((name, missed) => (
        <Toggle
          key={name}
          variant={most === missed ? 'subtle' : 'outline'}
          borderColor={most === missed ? 'leaf' : 'line'}
          aria-pressed={most === missed}
          onClick={() => onChange(most === missed ? null : missed)}
        >
          {name}{' '}
          <chakra.span fontWeight="normal" fontVariantNumeric="tabular-nums">
            {counts && number(counts[missed] ?? 0)}
          </chakra.span>
        </Toggle>
      ))}
    </Flex>
  );
}

const Toggle = chakra(Button, {
  base: { gap: '1.5', px: { base: '3', md: '4' }, fontSize: { base: 'xs', md: 'sm' }, whiteSpace: 'nowrap' },
});
