import { chakra } from '@chakra-ui/react';

/** Cards side by side, as list items: scrolled sideways where they do not fit; the margins leave room for the cards' shadows. */
export const CardRow = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: 'min(82%, 20rem)', md: 'calc((100% - 1.5rem) / 2)', lg: 'calc((100% - 3rem) / 3)' },
    gap: { base: '4', md: '6' },
    listStyleType: 'none',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '1rem',
    p: '4',
    m: '-4',
    '& > li': { scrollSnapAlign: 'start' },
  },
});
