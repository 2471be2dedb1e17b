import { chakra } from '@chakra-ui/react';

/** Where files are dropped: `data-dragging` while some are held over it, `data-full` where it takes no more. */
export const DropArea = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    p: { base: '5', md: '7' },
    textAlign: 'center',
    bg: 'paper',
    border: '2px dashed {colors.edge}',
    borderRadius: 'lg',
    transition: 'background-color 150ms, border-color 150ms',
    '&[data-dragging]': { bg: 'leaf.soft', borderColor: 'leaf' },
    '&[data-full]': { borderStyle: 'solid', borderColor: 'line' },
  },
  variants: { small: { true: { gap: '3', p: '4' } } },
});
