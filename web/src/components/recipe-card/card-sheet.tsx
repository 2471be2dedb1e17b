import { chakra } from '@chakra-ui/react';

/** The sheet of a recipe card. The whole of it is pressed through the {@link CardLink} inside. */
export const CardSheet = chakra('article', {
  base: {
    pos: 'relative',
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    overflow: 'hidden',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'xl',
    boxShadow: 'soft',
    transition: 'transform 200ms, box-shadow 200ms',
    _hover: { boxShadow: 'lifted', _motionSafe: { transform: 'translateY(-3px)' } },
    '&:has(a:focus-visible)': { outline: '3px solid {colors.leaf}', outlineOffset: '3px' },
  },
});

/** A link whose area is the whole sheet around it. Use with `asChild` on a router link. */
export const CardLink = chakra('span', {
  base: {
    outline: 'none',
    // The ring is around the sheet, and more than half of that is below the link: it comes into sight along with it.
    scrollMarginBottom: 'min(14rem, 30vh)',
    _before: { content: '""', pos: 'absolute', inset: '0', zIndex: 'raised' },
  },
});

/** The text half of a card. */
export const CardBody = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2.5', flex: '1', px: '5', pt: '5', pb: '6' },
  // Among the results of a search, where more of them are to be seen at once.
  variants: { isTight: { true: { gap: '2', pt: '3.5', pb: '4', '& > p': { pt: '2' } } } },
});
