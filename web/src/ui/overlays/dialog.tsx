import { Dialog as Parts, Portal } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { XIcon } from 'lucide-react';
import { common } from '../../messages/common.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { closeOnBack } from './close-on-back.ts';
import { holdToast, TOASTER_ID } from './toast-store.ts';

/** A notice may be answered without leaving the window. */
const TOASTS = [() => document.getElementById(TOASTER_ID)];

/** A window over the page that must be answered or closed. */
export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** See {@link DialogProps}. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  return (
    <WindowRoot isOpen={isOpen} onClose={onClose}>
      <Parts.Positioner pos="fixed" inset="0" zIndex="modal" display="grid" placeItems="center" p="4" overflowY="auto">
        <Parts.Content
          pos="relative"
          w="full"
          minW="0"
          maxW="32rem"
          bg="card"
          borderRadius="xl"
          boxShadow="lifted"
          p={{ base: '5', md: '7' }}
          _open={{ animation: 'rise 200ms' }}
          outline="none"
        >
          <Parts.Title textStyle="card" pe="12" mb="4">
            {title}
          </Parts.Title>
          {children}
          <Parts.CloseTrigger asChild>
            <IconButton label={common.close} pos="absolute" top="4" insetEnd="4">
              <XIcon />
            </IconButton>
          </Parts.CloseTrigger>
        </Parts.Content>
      </Parts.Positioner>
    </WindowRoot>
  );
}

/** What all windows over the page share, with the veil behind them. Focus goes in, stays in, and comes back; Escape, a press outside and the Back of a phone close it. */
export function WindowRoot({ isOpen, onClose, children }: Omit<DialogProps, 'title'>) {
  // It opens once it stands. One that is open from its first rendering on keeps the focus twice during development, where React
  // mounts everything twice; the one keeper takes it from the other, and that closes the window.
  const isMounted = useDeferredValue(true, false);
  const isShown = isOpen && isMounted;
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (isShown ? holdToast() : undefined), [isShown]);
  useEffect(() => (isShown ? closeOnBack(() => close()) : undefined), [isShown]);
  return (
    <Parts.Root
      unstyled
      open={isShown}
      persistentElements={TOASTS}
      onOpenChange={(change) => !change.open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Parts.Backdrop pos="fixed" inset="0" bg="veil" zIndex="modal" _open={{ animation: 'appear 200ms' }} />
        {children}
      </Portal>
    </Parts.Root>
  );
}
