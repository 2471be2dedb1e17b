import { chakra } from '@chakra-ui/react';

/** The whole window, above the bar of timers. */
export const CookScreen = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: 'calc(100dvh - var(--larder-timers, 0px))',
    bg: 'paper',
  },
});

/** What is swiped sideways to another step. */
export const Swiped = chakra('div', {
  base: { flex: '1', display: 'flex', flexDirection: 'column', touchAction: 'pan-y pinch-zoom' },
});
