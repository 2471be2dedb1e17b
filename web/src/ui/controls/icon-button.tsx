import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

const RoundButton = chakra(
  'button',
  {
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      borderRadius: 'pill',
      border: '1px solid transparent',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color, color',
      transitionDuration: 'fast',
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    },
    variants: {
      variant: {
        plain: { color: 'mute', _hover: { bg: 'leaf.soft', color: 'leaf' } },
        card: {
          bg: 'card',
          color: 'ink',
          borderColor: 'line',
          boxShadow: 'soft',
          _hover: { color: 'leaf', borderColor: 'leaf' },
        },
        soft: { bg: 'leaf.soft', color: 'leaf', _hover: { borderColor: 'leaf' } },
      },
      size: {
        xs: { boxSize: '6', fontSize: 'xs' },
        sm: { boxSize: '8', fontSize: 'sm' },
        md: { boxSize: 'touch', fontSize: 'lg' },
      },
    },
    defaultVariants: { variant: 'plain', size: 'md' },
  },
  { defaultProps: { type: 'button' } },
);

/** A round button that shows only an icon; `label` is its name for those who cannot see it, and its tooltip. */
export interface IconButtonProps extends Omit<HTMLChakraProps<'button'>, 'aria-label' | 'children'> {
  label: string;
  variant?: 'plain' | 'card' | 'soft';
  size?: 'xs' | 'sm' | 'md';
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** See {@link IconButtonProps}. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <RoundButton aria-label={label} data-tooltip={label} {...rest}>
      {children}
    </RoundButton>
  );
}
