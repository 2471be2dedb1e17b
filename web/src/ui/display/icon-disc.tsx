import { chakra } from '@chakra-ui/react';

/** A round ground for an icon beside words that say the same. Decorative. */
export const IconDisc = chakra(
  'span',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '11',
      flexShrink: '0',
      borderRadius: 'pill',
      bg: 'leaf.soft',
      color: 'leaf',
      fontSize: 'lg',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
