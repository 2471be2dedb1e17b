import { chakra } from '@chakra-ui/react';

/** A short word on a coloured ground: a tag, a badge, a state. Not a control. */
export const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'pill',
    px: '3',
    py: '1',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      tomato: { bg: 'tomato.soft', color: 'tomato.ink' },
      leaf: { bg: 'leaf.soft', color: 'leaf' },
      saffron: { bg: 'saffron.soft', color: 'ink' },
      plain: { bg: 'paper', color: 'mute', boxShadow: 'inset 0 0 0 1px {colors.line}' },
      card: { bg: 'card', color: 'ink', boxShadow: 'soft' },
    },
  },
  defaultVariants: { tone: 'tomato' },
});
