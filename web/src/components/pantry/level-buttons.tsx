import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { PantryLevel } from '../../gql/graphql.ts';
import { pantry as text } from '../../messages/pantry.ts';
import { LARGE_TEXT } from '../../ui/large-text.ts';

const LEVELS: readonly PantryLevel[] = ['HAVE', 'LOW', 'OUT'];

interface LevelButtonsProps {
  name: string;
  /** Null while the cook has not said it. */
  level: PantryLevel | null;
  onChange: (level: PantryLevel) => void;
  /** What stands on the buttons. */
  words?: Readonly<Record<PantryLevel, string>>;
}

/** Have, low, out: one tap each. Arrow keys move between them, as in any radio group. */
export function LevelButtons({ name, level, onChange, words = text.level }: LevelButtonsProps) {
  const group = useId();
  return (
    <Group aria-label={text.levelOf(name)} role="radiogroup">
      {LEVELS.map((value) => (
        <Choice key={value} data-level={value}>
          <Input type="radio" name={group} checked={value === level} onChange={() => onChange(value)} />
          {words[value]}
        </Choice>
      ))}
    </Group>
  );
}

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    border: 'hairline',
    borderRadius: 'pill',
    bg: 'card',
    overflow: 'hidden',
  },
});
const Choice = chakra('label', {
  base: {
    pos: 'relative',
    display: 'grid',
    placeItems: 'center',
    minH: 'touch',
    minW: '14',
    px: '3',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'mute',
    cursor: 'pointer',
    [LARGE_TEXT]: { minW: '0', px: '1' },
    '&:has(:checked)': { bg: 'leaf.soft', color: 'leaf', fontWeight: 'semibold' },
    '&[data-level=OUT]:has(:checked)': { bg: 'tomato.soft', color: 'tomato.ink' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.leaf}', outlineOffset: '-3px', borderRadius: 'pill' },
  },
});
const Input = chakra('input', {
  base: { pos: 'absolute', inset: '0', w: 'full', h: 'full', opacity: 0, cursor: 'pointer' },
});
