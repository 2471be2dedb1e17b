import { chakra, Dialog as Parts } from '@chakra-ui/react';
import { XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { common } from '../../messages/common.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { WindowRoot, type DialogProps } from './dialog.tsx';

/** A window with a part that scrolls and a foot that does not. */
export interface SheetProps extends DialogProps {
  /** What is pressed at the end: always in reach of a thumb. */
  foot: ReactNode;
}

/** See {@link SheetProps}. On a phone it stands at the foot of the screen, elsewhere in its middle. */
export function Sheet({ title, isOpen, onClose, children, foot }: SheetProps) {
  return (
    <WindowRoot isOpen={isOpen} onClose={onClose}>
      <Parts.Positioner
        pos="fixed"
        inset="0"
        zIndex="modal"
        display="grid"
        placeItems={{ base: 'end stretch', md: 'center' }}
        p={{ md: '4' }}
      >
        <Parts.Content
          pos="relative"
          display="flex"
          flexDirection="column"
          w="full"
          minW="0"
          maxW={{ md: '34rem' }}
          maxH={{ base: '92dvh', md: 'calc(100dvh - 2rem)' }}
          bg="card"
          borderRadius="xl"
          borderBottomRadius={{ base: '0', md: 'xl' }}
          boxShadow="lifted"
          _open={{ animation: 'rise 200ms' }}
          outline="none"
        >
          <Parts.Title textStyle="card" ps={{ base: '5', md: '7' }} pe="16" pt={{ base: '5', md: '7' }} pb="2">
            {title}
          </Parts.Title>
          <Middle>{children}</Middle>
          <Foot>{foot}</Foot>
          <Parts.CloseTrigger asChild>
            <IconButton
              label={common.close}
              pos="absolute"
              top={{ base: '2.5', md: '4' }}
              insetEnd={{ base: '3', md: '4' }}
            >
              <XIcon />
            </IconButton>
          </Parts.CloseTrigger>
        </Parts.Content>
      </Parts.Positioner>
    </WindowRoot>
  );
}

const Middle = chakra('div', {
  base: { flex: '1', minH: '0', overflowY: 'auto', overscrollBehavior: 'contain', px: { base: '5', md: '7' }, pb: '4' },
});

const Foot = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    px: { base: '5', md: '7' },
    pt: '3',
    pb: { base: 'calc(0.75rem + env(safe-area-inset-bottom, 0px))', md: '6' },
    borderTop: 'hairline',
  },
});
