import { lazy, Suspense, useState } from 'react'
import { LuCamera } from 'react-icons/lu'
import { ingredients } from '../../messages/ingredients.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { PhotoDialogProps } from './photo-dialog.tsx'

const loadDialog = () => import('./photo-dialog.tsx')
const PhotoDialog = lazy(async () => ({ default: (await loadDialog()).PhotoDialog }))

/** Opens the dialog that finds ingredients in photos; it comes in its own file, fetched when somebody reaches for it. */
export function PhotoButton({ onAdd }: Pick<PhotoDialogProps, 'onAdd'>) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton label={ingredients.photos} aria-haspopup="dialog" onPointerEnter={() => void loadDialog()} onFocus={() => void loadDialog()} onClick={open}>
        <LuCamera />
      </IconButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <PhotoDialog isOpen={isOpen} onClose={() => setOpen(false)} onAdd={onAdd} />
        </Suspense>
      )}
    </>
  )
}
