import { Button, chakra, Flex } from '@chakra-ui/react';
import { photos as messages } from '../../messages/photos.ts';
import type { UploadedPhoto } from './photo-operations.ts';

interface UnseenPhotosProps {
  photos: readonly UploadedPhoto[];
  onLookAgain: (photo: UploadedPhoto) => void;
}

/** Says which photos are being looked at again, and in which no food could be recognised, with a button that has them looked at. */
export function UnseenPhotos({ photos, onLookAgain }: UnseenPhotosProps) {
  const isLooking = photos.some((photo) => photo.isLooking);
  const unseen = photos.filter((photo) => !photo.seen && !photo.isLooking);
  // Out of the way while it says nothing, and there all the same: only what is there is heard when it changes.
  return (
    <Flex role="status" align="center" justify="space-between" gap="3" fontSize="sm" _empty={{ pos: 'absolute' }}>
      {isLooking && <span>{messages.seen.looking}</span>}
      {!isLooking && unseen.length > 0 && (
        <>
          <chakra.span flex="1">{messages.seen.unseen(unseen.length)}</chakra.span>
          <Button size="sm" variant="subtle" flexShrink="0" onClick={() => unseen.forEach(onLookAgain)}>
            {messages.seen.lookAgain}
          </Button>
        </>
      )}
    </Flex>
  );
}
