import { chakra, Stack } from '@chakra-ui/react';
import { admin } from '../../../messages/admin.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ReasonForm } from './reason-form.tsx';
import type { SeenRecipe } from './review-recipe.ts';

const text = admin.review.takingDown;

interface TakeDownDialogProps {
  recipe: SeenRecipe & { title: string };
  onClose: () => void;
}

/** Asks why a published recipe is taken down. */
export function TakeDownDialog({ recipe, onClose }: TakeDownDialogProps) {
  return (
    <Dialog title={text.title(recipe.title)} isOpen onClose={onClose}>
      <Stack gap="5" whiteSpace="normal">
        <chakra.p color="mute">{text.text}</chakra.p>
        <ReasonForm decision="TAKE_DOWN" seen={recipe} title={recipe.title} onCancel={onClose} onDone={onClose} />
      </Stack>
    </Dialog>
  );
}
