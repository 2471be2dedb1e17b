import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { CameraIcon } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { RatingCard_RecipeFragment } from '../../gql/graphql.ts';
import { rating as text } from '../../messages/rating.ts';
import { PhotoUpload } from '../photo-upload/photo-upload.tsx';
import { usePhotoUploads } from '../photo-upload/use-photo-uploads.ts';

type RatingPhoto = NonNullable<RatingCard_RecipeFragment['viewerRating']>['photo'];

/** Width by height of a photo of a dish. */
const ASPECT = 4 / 3;

interface DishPhotoPartProps {
  /** The photo that goes with the rating as it is stored. */
  former: RatingPhoto;
  /** What shall go with it: an uploaded photo, none, or, while it is undefined, what is stored. */
  chosen: string | null | undefined;
  onChange: (chosen: string | null | undefined) => void;
}

/** A photo of the dish that goes with a rating, or the way to add one. */
export function DishPhotoPart({ former, chosen, onChange }: DishPhotoPartProps) {
  const titleId = useId();
  const [isAdding, setAdding] = useState(false);
  // What was sent stands there as stored from now on.
  const [seen, setSeen] = useState(former?.id);
  if (seen !== former?.id) {
    setSeen(former?.id);
    setAdding(false);
  }
  const isStored = former !== null && chosen === undefined;
  return (
    <Stack role="group" aria-labelledby={titleId} gap="2">
      <chakra.p id={titleId} fontWeight="semibold">
        {text.photo}
      </chakra.p>
      {isStored && <StoredPhoto photo={former} onRemove={() => onChange(null)} />}
      {!isStored && !isAdding && (
        <Button variant="subtle" alignSelf={{ md: 'start' }} onClick={() => setAdding(true)}>
          <CameraIcon aria-hidden />
          {text.addPhoto}
        </Button>
      )}
      {!isStored && isAdding && <AddedPhoto none={former === null ? undefined : null} onChange={onChange} />}
    </Stack>
  );
}

function StoredPhoto({ photo, onRemove }: { photo: NonNullable<RatingPhoto>; onRemove: () => void }) {
  return (
    <Flex gap="4" wrap="wrap" align="center">
      <chakra.img
        src={photo.url}
        alt={text.photoAlt}
        aspectRatio={ASPECT}
        w="40"
        objectFit="cover"
        borderRadius="lg"
        bg="leaf.soft"
      />
      <Stack gap="2" align="start">
        <chakra.p fontSize="sm" color="mute">
          {text.photoStates[photo.status]}
        </chakra.p>
        <Button onClick={onRemove}>{text.removePhoto}</Button>
      </Stack>
    </Flex>
  );
}

/** @param none what is chosen while there is no photo */
function AddedPhoto({ none, onChange }: { none: null | undefined; onChange: DishPhotoPartProps['onChange'] }) {
  const uploads = usePhotoUploads({ max: 1 });
  const added = uploads.photos[0]?.id ?? none;
  useEffect(() => onChange(added), [added, onChange]);
  return <PhotoUpload uploads={uploads} aspect={ASPECT} />;
}
