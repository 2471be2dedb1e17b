import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { once } from '../messages/once.ts';
import { colors, shadows } from './theme-colors.ts';
import { recipes } from './theme-recipes.ts';
import { tokens } from './theme-tokens.ts';

const config = defineConfig({
  cssVarsPrefix: 'larder',
  preflight: true,
  theme: {
    // `md` is the mobile breakpoint: narrower than 768 px is a phone.
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    recipes,
    semanticTokens: { colors, shadows },
    keyframes: {
      shimmer: { from: { backgroundPosition: '160% 0' }, to: { backgroundPosition: '-60% 0' } },
      rise: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
      appear: { from: { opacity: '0' }, to: { opacity: '1' } },
      slideIn: { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
    },
    textStyles: {
      display: {
        value: {
          fontFamily: 'heading',
          fontWeight: 'semibold',
          fontSize: '5xl',
          lineHeight: '1.04',
          letterSpacing: 'tight',
        },
      },
      title: {
        value: {
          fontFamily: 'heading',
          fontWeight: 'semibold',
          fontSize: '4xl',
          lineHeight: 'tight',
          letterSpacing: 'tight',
        },
      },
      section: {
        value: {
          fontFamily: 'heading',
          fontWeight: 'semibold',
          fontSize: '3xl',
          lineHeight: 'tight',
          letterSpacing: 'tight',
        },
      },
      card: {
        value: {
          fontFamily: 'heading',
          fontWeight: 'semibold',
          fontSize: 'xl',
          lineHeight: 'snug',
          letterSpacing: 'tight',
        },
      },
      lead: { value: { fontSize: 'lg', lineHeight: 'relaxed' } },
      caption: { value: { fontSize: 'xs', lineHeight: 'normal' } },
    },
  },
  globalCss: {
    '*': { '--global-color-border': 'colors.line', '--global-font-body': 'fonts.body' },
    html: {
      bg: 'paper',
      color: 'ink',
      fontFamily: 'body',
      fontSize: '100%',
      lineHeight: 'normal',
      overflowY: 'scroll',
      scrollPaddingTop: { base: '4', md: '24' },
      // What floats at the bottom says how much room it takes.
      scrollPaddingBottom: 'calc(var(--larder-room, 0px) + var(--larder-timers, 0px))',
    },
    body: { minHeight: '100dvh', textRendering: 'optimizeLegibility', fontSize: 'md' },
    // Together with the room of the timers no higher than the window.
    '#root': { minHeight: 'calc(100dvh - var(--larder-timers, 0px))', display: 'flex', flexDirection: 'column' },
    // An icon without a size of its own is as large as the text beside it.
    ':where(.lucide[width="24"])': { width: '1em', height: '1em' },
    '*::placeholder': { color: 'mute', opacity: 1 },
    '*::selection': { bg: 'leaf.soft', color: 'ink' },
    ':where(h1, h2, h3, p)': { textWrap: 'pretty' },
    ':where(:focus-visible)': { outline: '3px solid {colors.leaf}', outlineOffset: '2px' },
    // Of a time, Chromium takes the hour or the minute for what has the focus.
    ':where(input:is([type=time], [type=date]):focus-within)': {
      outline: '3px solid {colors.leaf}',
      outlineOffset: '2px',
    },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '1ms !important',
      },
    },
    '@page': { margin: '14mm' },
  },
});

/** The design system: our own tokens upon Chakra's bare utilities, without its default theme. Made when it is first asked for, not while the files run. */
export const system = once(() => createSystem(defaultBaseConfig, config));
