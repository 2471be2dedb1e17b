import { Dialog as Parts } from '@chakra-ui/react'
import { useDeferredValue, type ReactNode } from 'react'
import { TOASTER_ID } from './toast-store.ts'

/** A notice may be answered without leaving the window. */
const TOASTS = [() => document.getElementById(TOASTER_ID)]

/** What all windows over the page share. */
export interface WindowRootProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** See {@link WindowRootProps}. Focus goes in, stays in, and comes back; Escape and a press outside close it. */
export function WindowRoot({ isOpen, onClose, children }: WindowRootProps) {
  // It opens once it stands. One that is open from its first rendering on keeps the focus twice during development, where React
  // mounts everything twice; the one keeper takes it from the other, and that closes the window.
  const isMounted = useDeferredValue(true, false)
  return (
    <Parts.Root unstyled open={isOpen && isMounted} persistentElements={TOASTS} onOpenChange={(change) => !change.open && onClose()} lazyMount unmountOnExit>
      {children}
    </Parts.Root>
  )
}
