import { chakra } from '@chakra-ui/react';

/** A raised sheet of the page: hairline, large radius, soft shadow. `padded` is for cards of text. */
export const Card = chakra('div', {
  base: {
    bg: 'card',
    border: 'hairline',
    borderRadius: 'xl',
    boxShadow: 'soft',
    _print: { boxShadow: 'none', borderColor: 'transparent' },
  },
  variants: { padded: { true: { p: { base: '5', md: '7' } } } },
});
