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

/** What can be cooked now, and what lacks one thing at most: one press leaves only these, another brings all back. Where there are none, there is nothing to press. */
export function MissingGroups({ missing, most, onChange }: MissingGroupsProps) {
  const [last, setLast] = useState(missing);
  if (missing && missing !== last) setLast(missing);
  const counts = last && [last.none, last.none + last.one];
  return (
    <Flex role="group" aria-label={text.groups.label} wrap="wrap" gap={{ base: '1.5', md: '2' }} me="auto">
      {text.groups.most.map((name, missed) => (
        <Group
          key={name}
          name={name}
          // That there are none is only said of the search that is shown.
          count={missing ? counts?.[missed] : counts?.[missed] || undefined}
          isPressed={most === missed}
          onPress={() => onChange(most === missed ? null : missed)}
        />
      ))}
    </Flex>
  );
}

interface GroupProps {
  name: string;
  /** Undefined while it is not known. */
  count: number | undefined;
  isPressed: boolean;
  onPress: () => void;
}

function Group({ name, count, isPressed, onPress }: GroupProps) {
  const isNone = count === 0 && !isPressed;
  return (
    <Toggle
      variant={isPressed ? 'subtle' : 'outline'}
      borderColor={isPressed ? 'leaf' : 'line'}
      aria-pressed={isPressed}
      aria-disabled={isNone}
      data-tooltip={isNone ? text.groups.none : undefined}
      onClick={() => !isNone && onPress()}
    >
      {name}{' '}
      <chakra.span fontWeight="normal" fontVariantNumeric="tabular-nums">
        {count !== undefined && number(count)}
      </chakra.span>
    </Toggle>
  );
}

const Toggle = chakra(Button, {
  base: { gap: '1.5', px: { base: '3', md: '4' }, fontSize: { base: 'xs', md: 'sm' }, whiteSpace: 'nowrap' },
});
