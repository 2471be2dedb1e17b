import { Dialog as Parts, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuX } from 'react-icons/lu'
import { common } from '../messages/common.ts'
import { IconButton } from './icon-button.tsx'
import { TOASTER_ID } from './toast-store.ts'

/** A notice may be answered without leaving the window. */
const TOASTS = [() => document.getElementById(TOASTER_ID)]

/** A window over the page that must be answered or closed. */
export interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** See {@link DialogProps}. Focus goes in, stays in, and comes back; Escape and a press outside close it. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  return (
    <Parts.Root unstyled open={isOpen} persistentElements={TOASTS} onOpenChange={(change) => !change.open && onClose()} lazyMount unmountOnExit>
      <Portal>
        <Parts.Backdrop pos="fixed" inset="0" bg="veil" zIndex="modal" _open={{ animation: 'appear 200ms' }} />
        <Parts.Positioner pos="fixed" inset="0" zIndex="modal" display="grid" placeItems="center" p="4" overflowY="auto">
          <Parts.Content pos="relative" w="full" minW="0" maxW="32rem" bg="card" borderRadius="xl" boxShadow="lifted" p={{ base: '5', md: '7' }} _open={{ animation: 'rise 200ms' }} outline="none">
            <Parts.Title textStyle="card" pe="12" mb="4">
              {title}
            </Parts.Title>
            {children}
            <Parts.CloseTrigger asChild>
              <IconButton label={common.close} pos="absolute" top="4" insetEnd="4">
                <LuX />
              </IconButton>
            </Parts.CloseTrigger>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
