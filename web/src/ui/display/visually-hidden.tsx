import { chakra } from '@chakra-ui/react';

/** Words for screen readers only. */
export const VisuallyHidden = chakra('span', {
  base: {
    pos: 'absolute',
    top: '0',
    w: '1px',
    h: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
