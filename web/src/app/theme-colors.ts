import { defineSemanticTokens } from '@chakra-ui/react';

/** One colour per mode; every pair of text and ground in use reaches 4.5:1, every control edge 3:1 (WCAG 2.2 AA). */
function pair(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

/**
 * The palette of Larder.
 * `ink` variants of a hue are for text and for filled controls, `soft` ones for grounds, `on` for text upon the hue.
 */
export const colors = defineSemanticTokens.colors({
  paper: pair('#FBF7F0', '#161B18'),
  card: pair('#FFFFFF', '#1F2622'),
  ink: pair('#22302A', '#EFEDE6'),
  mute: pair('#5F6C65', '#A3AEA7'),
  line: pair('#E8E0D3', '#2E3732'),
  edge: pair('#8B8478', '#78847D'),
  leaf: {
    DEFAULT: pair('#1F5A43', '#7CC8A0'),
    ink: pair('#1F5A43', '#7CC8A0'),
    soft: pair('#E3EFE7', '#22382D'),
    deep: pair('#17462F', '#96D8B5'),
    on: pair('#FFFFFF', '#10261C'),
  },
  tomato: {
    DEFAULT: pair('#D9482B', '#FF8A6B'),
    ink: pair('#B5381E', '#FF8A6B'),
    soft: pair('#FBE7E0', '#3A241D'),
    on: pair('#FFFFFF', '#2B130B'),
  },
  saffron: {
    DEFAULT: pair('#F0A93B', '#F4BC63'),
    soft: pair('#FCF0DA', '#3A2F1B'),
  },
  match: {
    best: pair('#1E8E5A', '#5FC08D'),
    good: pair('#7FB23D', '#A8CF6B'),
    fair: pair('#F0A93B', '#F4BC63'),
    poor: pair('#D9482B', '#FF8A6B'),
  },
  veil: pair('rgba(24, 30, 26, 0.46)', 'rgba(4, 7, 5, 0.66)'),
});

/** The soft shadow of raised things, and the deeper one of things that float above the page. */
export const shadows = defineSemanticTokens.shadows({
  soft: pair(
    '0 1px 2px rgba(59, 42, 26, 0.05), 0 8px 24px rgba(59, 42, 26, 0.06)',
    '0 1px 2px rgba(0, 0, 0, 0.3), 0 8px 24px rgba(0, 0, 0, 0.28)',
  ),
  lifted: pair(
    '0 2px 4px rgba(59, 42, 26, 0.06), 0 18px 44px rgba(59, 42, 26, 0.14)',
    '0 2px 4px rgba(0, 0, 0, 0.4), 0 18px 44px rgba(0, 0, 0, 0.5)',
  ),
});
