import { chakra } from '@chakra-ui/react';

/**
 * A pill that does something. `solid` is the one main action of a view, `outline` the others, `soft` a quiet one on a
 * card, `ghost` one inside a row, `danger` what cannot be undone. With `asChild` a link takes its looks.
 */
export const Button = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      borderRadius: 'pill',
      border: '1px solid transparent',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      transitionProperty: 'background-color, border-color, color, transform, box-shadow',
      transitionDuration: 'fast',
      _active: { transform: 'scale(0.98)' },
      _disabled: { opacity: 0.55, cursor: 'not-allowed', transform: 'none' },
      '& svg': { flexShrink: 0 },
    },
    variants: {
      variant: {
        solid: { bg: 'leaf', color: 'leaf.on', _hover: { bg: 'leaf.deep' } },
        outline: { bg: 'card', color: 'ink', borderColor: 'line', _hover: { borderColor: 'leaf', color: 'leaf' } },
        soft: { bg: 'leaf.soft', color: 'leaf', _hover: { borderColor: 'leaf' } },
        ghost: { bg: 'transparent', color: 'ink', _hover: { bg: 'leaf.soft', color: 'leaf' } },
        danger: { bg: 'tomato.soft', color: 'tomato.ink', _hover: { borderColor: 'tomato.ink' } },
      },
      size: {
        sm: { minH: '9', px: '4', fontSize: 'sm' },
        md: { minH: 'touch', px: '5', fontSize: 'sm' },
        lg: { minH: '14', px: '7', fontSize: 'md' },
      },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
  { defaultProps: { type: 'button' } },
);
