import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { ingredients } from '../../messages/ingredients.ts';
import type { Notice } from './use-chip-editor.ts';

/** The frame around chips and text box; it looks and behaves like one input. */
export const InputFrame = chakra('div', {
  base: {
    pos: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '1.5', md: '2' },
    p: { base: '2', md: '3' },
    bg: 'card',
    border: 'hairline',
    borderRadius: 'xl',
    boxShadow: 'soft',
    cursor: 'text',
    transition: 'border-color 150ms, box-shadow 150ms',
    _focusWithin: { borderColor: 'leaf', boxShadow: 'lifted' },
    '&:has(> input:focus-visible)': { outline: '2px solid {colors.leaf}', outlineOffset: '1px' },
  },
});

/** The text box inside the frame; the frame shows its focus. */
export const TextBox = chakra(
  'input',
  {
    base: {
      // It takes what room there is; what stands beside it only what is left over.
      flex: '99 1 0',
      minW: { base: '6rem', md: '10rem' },
      minH: 'touch',
      px: '2',
      bg: 'transparent',
      outline: 'none',
      textOverflow: 'ellipsis',
      _disabled: { cursor: 'not-allowed' },
    },
  },
  { defaultProps: { autoComplete: 'off', autoCapitalize: 'none', enterKeyHint: 'enter' } },
);

/** How many of how many: "3 / 15". */
export function ChipCounter({ count, max }: { count: number; max: number }) {
  return (
    <chakra.span pos="relative" color="mute" fontSize="sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <span aria-hidden>{ingredients.counter(count, max)}</span>
      <VisuallyHidden>{ingredients.counterLabel(count, max)}</VisuallyHidden>
    </chakra.span>
  );
}

/** The notice under the input: a refusal for all to see, anything else for screen readers only. */
export function NoticeLine({ notice }: { notice: Notice }) {
  return (
    <chakra.p role="status" pos="relative" fontSize="sm" color="tomato.ink" ps="4" pt={notice.isRefusal ? '2' : '0'}>
      {notice.isRefusal ? notice.text : <VisuallyHidden>{notice.text}</VisuallyHidden>}
    </chakra.p>
  );
}
