import { defineTokens } from '@chakra-ui/react';

/** Steps of the 4 px grid in use, in quarters of a rem: `6` is 24 px, `16` is 64 px. */
const STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64, 80, 96,
];

const steps = Object.fromEntries(STEPS.map((step) => [step, { value: `${step / 4}rem` }]));

/** What has no light and dark: type, space, shape, layers, motion. */
export const tokens = defineTokens({
  fonts: {
    heading: { value: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif" },
    body: { value: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif" },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: '1.0625rem' },
    lg: { value: '1.1875rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    // Where the cook has made the text large, “Instructions” still fits in a line of a phone.
    '3xl': { value: 'min(clamp(1.75rem, 1.45rem + 1.4vw, 2.375rem), 11vw)' },
    '4xl': { value: 'clamp(2.125rem, 1.75rem + 1.8vw, 2.75rem)' },
    '5xl': { value: 'clamp(2.5rem, 1.6rem + 4.2vw, 4.375rem)' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: {
    tight: { value: '1.1' },
    snug: { value: '1.25' },
    normal: { value: '1.5' },
    relaxed: { value: '1.65' },
  },
  letterSpacings: { tight: { value: '-0.015em' } },
  spacing: steps,
  sizes: {
    ...steps,
    full: { value: '100%' },
    page: { value: '72.5rem' },
    prose: { value: '38rem' },
    header: { value: '4.25rem' },
    touch: { value: '2.75rem' },
  },
  radii: {
    sm: { value: '0.5rem' },
    md: { value: '0.875rem' },
    lg: { value: '1.25rem' },
    xl: { value: '1.75rem' },
    pill: { value: '999px' },
  },
  borders: { hairline: { value: '1px solid {colors.line}' } },
  zIndex: {
    raised: { value: 1 },
    sticky: { value: 100 },
    banner: { value: 200 },
    dropdown: { value: 300 },
    modal: { value: 400 },
    skipLink: { value: 500 },
    toast: { value: 600 },
  },
  durations: { fast: { value: '150ms' }, moderate: { value: '200ms' }, slow: { value: '250ms' } },
});
