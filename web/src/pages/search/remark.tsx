import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What a cook should know of their search, with what can be done about it. */
export function Remark({ children, act }: { children: ReactNode; act?: ReactNode }) {
  return (
    <Frame>
      <chakra.span role="status" minW="0" overflowWrap="anywhere">
        {children}
      </chakra.span>
      {act}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    minH: '14',
    bg: 'saffron.soft',
    borderRadius: 'lg',
    px: '5',
    py: '2.5',
    // A word of any length keeps within the page.
    '& > :is(a, button)': { maxW: 'full', minW: '0', overflowWrap: 'anywhere' },
  },
});
