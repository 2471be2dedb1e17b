import { Button, chakra, Flex, Stack, VisuallyHidden } from '@chakra-ui/react';
import { CropIcon, RotateCwIcon } from 'lucide-react';
import { photos as messages } from '../../messages/photos.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { CropStage, Stage } from './crop-stage.tsx';
import { DetectedList } from './detected-list.tsx';
import type { UploadedPhoto } from './photo-operations.ts';
import { usePhotoEditor } from './use-photo-editor.ts';

/** The dialog that turns, crops and describes a photo. */
export interface EditDialogProps {
  photo: UploadedPhoto;
  /** Width by height of a crop. */
  aspect: number;
  isOpen: boolean;
  onClose: () => void;
  onEdited: (photo: UploadedPhoto) => void;
}

/** See {@link EditDialogProps}. Nothing changes until it is saved. */
export function EditDialog({ photo, aspect, isOpen, onClose, onEdited }: EditDialogProps) {
  return (
    <Dialog title={messages.edit.title} isOpen={isOpen} onClose={onClose}>
      <Editor photo={photo} aspect={aspect} onClose={onClose} onEdited={onEdited} />
    </Dialog>
  );
}

function Editor({ photo, aspect, onClose, onEdited }: Omit<EditDialogProps, 'isOpen'>) {
  const editor = usePhotoEditor(photo, (edited) => {
    onEdited(edited);
    onClose();
  });
  const { rotation, isCropping } = editor;
  return (
    <chakra.form onSubmit={editor.submit}>
      <Stack gap="5">
        {isCropping ? (
          <CropStage url={photo.url} rotation={rotation} aspect={aspect} onChange={editor.setCrop} />
        ) : (
          <Stage>
            <chakra.img
              src={photo.url}
              alt={photo.altText ?? ''}
              w="full"
              h="full"
              objectFit="contain"
              transition="transform 200ms"
              style={{ transform: `rotate(${rotation}deg)` }}
            />
          </Stage>
        )}
        <Flex gap="3">
          <Button flex="1" onClick={editor.rotate}>
            <RotateCwIcon aria-hidden />
            {messages.edit.rotate}
          </Button>
          <Button flex="1" variant={isCropping ? 'subtle' : 'outline'} onClick={editor.toggleCrop}>
            <CropIcon aria-hidden />
            {isCropping ? messages.edit.exitCrop : messages.edit.crop}
          </Button>
        </Flex>
        <VisuallyHidden role="status">{rotation > 0 ? messages.edit.rotated(rotation) : ''}</VisuallyHidden>
        <TextField
          label={messages.edit.altText}
          hint={messages.edit.altTextHelp}
          maxLength={300}
          value={editor.altText}
          onChange={editor.setAltText}
        />
        <DetectedList seen={photo.seen ?? []} />
        {editor.fault && (
          <chakra.p role="alert" color="tomato.ink" fontSize="sm">
            {editor.fault}
          </chakra.p>
        )}
        <Flex gap="3" justify="end">
          <Button variant="ghost" onClick={onClose}>
            {messages.edit.cancel}
          </Button>
          <Button type="submit" variant="solid" disabled={editor.isSaving}>
            {editor.isSaving ? messages.edit.saving : messages.edit.save}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
