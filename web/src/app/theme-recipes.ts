import { defineRecipe } from '@chakra-ui/react';

/**
 * A pill that does something. `solid` is the one main action of a view, `outline` the others, `subtle` a quiet one on a card,
 * `ghost` one inside a row; `subtle` in the palette `tomato` what cannot be undone.
 */
const button = defineRecipe({
  className: 'button',
  base: {
    colorPalette: 'leaf',
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
      subtle: { bg: 'colorPalette.soft', color: 'colorPalette.ink', _hover: { borderColor: 'colorPalette.ink' } },
      ghost: { bg: 'transparent', color: 'ink', _hover: { bg: 'leaf.soft', color: 'leaf' } },
    },
    size: {
      sm: { minH: '9', px: '4', fontSize: 'sm' },
      md: { minH: 'touch', px: '5', fontSize: 'sm' },
      lg: { minH: '14', px: '7', fontSize: 'md' },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

/** Stands in for what is loading; give it the size of what will come. */
const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    borderRadius: 'md',
    bgColor: 'line',
    backgroundImage:
      'linear-gradient(100deg, transparent 30%, color-mix(in srgb, {colors.card} 60%, transparent) 50%, transparent 70%)',
    backgroundSize: '60% 100%',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '160% 0',
    opacity: 0.75,
    _motionSafe: { animation: 'shimmer 1.6s linear infinite' },
  },
});

/** The looks of Chakra's components. */
export const recipes = { button, skeleton };
