import { chakra } from '@chakra-ui/react';

/** A word in the place of a dish, where there is nothing else to look at. */
export const Hint = chakra('p', {
  base: {
    display: { base: 'grid', lg: 'none' },
    placeItems: 'center',
    h: 'full',
    px: '6',
    border: '1px dashed {colors.line}',
    borderRadius: 'xl',
    color: 'mute',
    fontSize: 'sm',
    textAlign: 'center',
    textWrap: 'balance',
  },
});
