import { AspectRatio, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { PencilIcon, XIcon } from 'lucide-react';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { photos as messages } from '../../messages/photos.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { UploadedPhoto } from './photo-operations.ts';

interface PhotoGridProps {
  photos: readonly UploadedPhoto[];
  /** Width by height of a crop. */
  aspect: number;
  onEdited: (photo: UploadedPhoto) => void;
  onRemove: (photo: UploadedPhoto) => void;
}

const loadEditor = () => import('./edit-dialog.tsx');

/** The photos that have arrived, each with buttons to edit and to remove it. */
export function PhotoGrid({ photos, aspect, onEdited, onRemove }: PhotoGridProps) {
  const editor = useLazyDialog(loadEditor);
  const [editedId, setEditedId] = useState('');
  const edited = photos.find(({ id }) => id === editedId);
  const edit = (photo: UploadedPhoto) => {
    setEditedId(photo.id);
    editor.open();
  };
  if (photos.length === 0) return null;
  return (
    <Stack as="section" gap="3">
      <chakra.h3 fontWeight="semibold">{messages.uploaded.title}</chakra.h3>
      <Grid as="ul" listStyleType="none" gap="3" templateColumns="repeat(auto-fill, minmax(8rem, 1fr))">
        {photos.map((photo, at) => (
          <Tile
            key={photo.id}
            photo={photo}
            name={messages.uploaded.name(photo.altText, at + 1)}
            onEdit={() => edit(photo)}
            onPrefetch={editor.prefetch}
            onRemove={() => onRemove(photo)}
          />
        ))}
      </Grid>
      {editor.part && edited && (
        <editor.part.EditDialog
          key={edited.id}
          photo={edited}
          aspect={aspect}
          isOpen={editor.isOpen}
          onClose={editor.close}
          onEdited={onEdited}
        />
      )}
    </Stack>
  );
}

interface TileProps {
  photo: UploadedPhoto;
  name: string;
  onEdit: () => void;
  onPrefetch: () => void;
  onRemove: () => void;
}

function Tile({ photo, name, onEdit, onPrefetch, onRemove }: TileProps) {
  return (
    <chakra.li pos="relative" borderRadius="lg" overflow="hidden" border="hairline" bg="paper" animation="appear 200ms">
      <AspectRatio ratio={1}>
        <chakra.img src={photo.thumbnailUrl} alt={name} w="full" h="full" objectFit="cover" />
      </AspectRatio>
      <Flex pos="absolute" bottom="2" insetEnd="2" gap="2">
        <IconButton
          variant="card"
          label={messages.uploaded.edit(name)}
          aria-haspopup="dialog"
          onPointerEnter={onPrefetch}
          onFocus={onPrefetch}
          onClick={onEdit}
        >
          <PencilIcon />
        </IconButton>
        <IconButton variant="card" label={messages.uploaded.remove(name)} onClick={onRemove}>
          <XIcon />
        </IconButton>
      </Flex>
    </chakra.li>
  );
}
