import { Button, Stack } from '@chakra-ui/react';
import { ingredients } from '../../messages/ingredients.ts';
import { photos as messages } from '../../messages/photos.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PHOTOS_MAX_IN_DIALOG } from '../photo-upload/photo-limits.ts';
import { PhotoUpload } from '../photo-upload/photo-upload.tsx';
import { foodsOf, sureNames, whyNothing } from '../photo-upload/seen-food.ts';
import { SeenFoods } from '../photo-upload/seen-foods.tsx';
import { UnseenPhotos } from '../photo-upload/unseen-photos.tsx';
import { isOnItsWay } from '../photo-upload/upload-state.ts';
import { useAddedNotice } from '../photo-upload/use-added-notice.ts';
import { usePhotoUploads } from '../photo-upload/use-photo-uploads.ts';

/** The dialog of the photo button. */
export interface PhotoDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whether the cook has an ingredient of this name. */
  isHeld: (name: string) => boolean;
  /** Adds what was seen, by name; gives the names that were taken: not those that are there already or have no room. */
  onAdd: (names: readonly string[]) => string[];
  /** Takes ingredients away again, by name. */
  onTakeBack: (names: readonly string[]) => void;
}

/** See {@link PhotoDialogProps}. Holds the photo upload; it goes on while the dialog is closed. */
export function PhotoDialog({ isOpen, onClose, isHeld, onAdd, onTakeBack }: PhotoDialogProps) {
  const tellAdded = useAddedNotice(onTakeBack);
  const uploads = usePhotoUploads({
    max: PHOTOS_MAX_IN_DIALOG,
    isLookedAt: true,
    onPhoto: ({ seen }, offered) => {
      if (!seen) return;
      const sure = sureNames(seen);
      const fresh = sure.filter((name) => !offered.includes(name));
      tellAdded(onAdd(fresh), whyNothing(seen, fresh, isHeld));
    },
  });
  const foods = foodsOf(uploads.photos);
  const isDone = uploads.photos.length > 0 && !uploads.entries.some(isOnItsWay);
  // That there is nothing is said only of photos that somebody has looked at.
  const isKnown = foods.length > 0 || uploads.photos.every(({ seen }) => seen);
  const close = () => {
    // A cook who comes back when all places are taken has new photos.
    if (uploads.isFull && uploads.entries.length === 0) uploads.clear();
    onClose();
  };
  return (
    <Dialog title={ingredients.photoDialog} isOpen={isOpen} onClose={close}>
      <Stack gap="6">
        <PhotoUpload uploads={uploads} isForFoods />
        {(foods.length > 0 || isDone) && (
          <>
            {isKnown && (
              <SeenFoods
                foods={foods}
                isHeld={isHeld}
                onAdd={(name) => tellAdded(onAdd([name]), messages.toasts.noRoom)}
                onTakeBack={(name) => onTakeBack([name])}
              />
            )}
            <UnseenPhotos photos={uploads.photos} onLookAgain={uploads.lookAgain} />
            <Button variant="solid" size="lg" onClick={close}>
              {messages.seen.done}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
