import { CameraIcon } from 'lucide-react';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { ingredients } from '../../messages/ingredients.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { PhotoDialogProps } from './photo-dialog.tsx';

const loadDialog = () => import('./photo-dialog.tsx');

/** Opens the dialog that finds ingredients in photos; it comes in its own file, fetched when somebody reaches for it. */
export function PhotoButton(ingredientActs: Pick<PhotoDialogProps, 'isHeld' | 'onAdd' | 'onTakeBack'>) {
  const { part, isOpen, prefetch, open, close } = useLazyDialog(loadDialog);
  return (
    <>
      <IconButton
        label={ingredients.photos}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        <CameraIcon />
      </IconButton>
      {part && <part.PhotoDialog isOpen={isOpen} onClose={close} {...ingredientActs} />}
    </>
  );
}
