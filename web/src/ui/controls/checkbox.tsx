import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Box = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    boxSize: '6',
    borderRadius: 'sm',
    border: '2px solid {colors.edge}',
    bg: 'card',
    cursor: 'pointer',
    display: 'inline-grid',
    placeContent: 'center',
    transition: 'background-color 150ms, border-color 150ms',
    _before: {
      content: '""',
      boxSize: '3.5',
      transform: 'scale(0)',
      transition: 'transform 150ms',
      bg: 'leaf.on',
      clipPath: 'polygon(14% 47%, 5% 58%, 40% 92%, 97% 22%, 86% 12%, 38% 70%)',
    },
    _checked: { bg: 'leaf', borderColor: 'leaf', _before: { transform: 'scale(1)' } },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
});

/** A box to tick, with its words; without `children` give an `aria-label`. */
export interface CheckboxProps extends Omit<HTMLChakraProps<'input'>, 'type' | 'onChange' | 'children'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children?: ReactNode;
}

/** See {@link CheckboxProps}. Box and words together are at least 44 px high, for thumbs. */
export function Checkbox({ children, onChange, ...rest }: CheckboxProps) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="3" minH="touch" cursor="pointer">
      <Box type="checkbox" {...rest} onChange={(event) => onChange(event.currentTarget.checked)} />
      {children}
    </chakra.label>
  );
}
