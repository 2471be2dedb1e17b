import { ingredients } from '../../messages/ingredients.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** The dialog of the photo button. */
export interface PhotoDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Adds what was seen, by name; gives the names that were taken: not those that are there already or have no room. */
  onAdd: (names: readonly string[]) => string[]
}

/** See {@link PhotoDialogProps}. Holds the photo upload. */
export function PhotoDialog({ isOpen, onClose }: PhotoDialogProps) {
  return (
    <Dialog title={ingredients.photoDialog} isOpen={isOpen} onClose={onClose}>
      {null}
    </Dialog>
  )
}
