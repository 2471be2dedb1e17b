import { Dialog as Parts } from '@chakra-ui/react';
import { XIcon } from 'lucide-react';
import { common } from '../../messages/common.ts';
import { WindowRoot, type DialogProps } from './dialog.tsx';
import { IconButton } from '../controls/icon-button.tsx';

/** A dialog that slides in from the side and takes its full height. */
export function Drawer({ title, isOpen, onClose, children }: DialogProps) {
  return (
    <WindowRoot isOpen={isOpen} onClose={onClose}>
      <Parts.Positioner pos="fixed" inset="0" zIndex="modal">
        <Parts.Content
          h="100dvh"
          w="min(20rem, 86vw)"
          bg="paper"
          boxShadow="lifted"
          p="5"
          _open={{ animation: 'slideIn 200ms ease-out' }}
          outline="none"
          overflowY="auto"
        >
          <Parts.Title textStyle="card" minH="touch" display="flex" alignItems="center" mb="4">
            {title}
          </Parts.Title>
          {children}
          <Parts.CloseTrigger asChild>
            <IconButton label={common.close} pos="absolute" top="5" insetEnd="calc(100vw - min(20rem, 86vw) + 1rem)">
              <XIcon />
            </IconButton>
          </Parts.CloseTrigger>
        </Parts.Content>
      </Parts.Positioner>
    </WindowRoot>
  );
}
