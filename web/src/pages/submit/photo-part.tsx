import { Button, chakra, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { PhotoUpload } from '../../components/photo-upload/photo-upload.tsx';
import { isOnItsWay } from '../../components/photo-upload/upload-state.ts';
import { usePhotoUploads } from '../../components/photo-upload/use-photo-uploads.ts';
import { ownRecipe } from '../../messages/own-recipe.ts';
import type { RecipeDraft } from './recipe-draft.ts';

const text = ownRecipe.form;

/** Width by height of a recipe's picture. */
const ASPECT = 4 / 3;

interface PhotoPartProps {
  /** Address of the photo that the stored recipe shows; null where its cover is drawn. */
  stored: string | null;
  chosen: RecipeDraft['photo'];
  onChange: (chosen: RecipeDraft['photo']) => void;
  /** Called with how much of a new photo has gone, 0 to 100; with null once none is on its way. */
  onComing: (percent: number | null) => void;
}

/** The photo a recipe has, or a way to give it one. */
export function PhotoPart({ stored, chosen, onChange, onComing }: PhotoPartProps) {
  if (stored === null || chosen !== null)
    return (
      <NewPhoto without={stored === null ? null : 'none'} chosen={chosen} onChange={onChange} onComing={onComing} />
    );
  return (
    <Stack gap="3" align="start">
      <chakra.img
        src={stored}
        alt={text.photoAlt}
        aspectRatio={ASPECT}
        w="full"
        maxW="md"
        objectFit="cover"
        borderRadius="lg"
        bg="leaf.soft"
      />
      <Button onClick={() => onChange('none')}>{text.removePhoto}</Button>
    </Stack>
  );
}

/** @param without what is chosen while no photo is added */
function NewPhoto({
  without,
  chosen,
  onChange,
  onComing,
}: Omit<PhotoPartProps, 'stored'> & { without: RecipeDraft['photo'] }) {
  const uploads = usePhotoUploads({ max: 1, photos: chosen === null || chosen === 'none' ? [] : [chosen] });
  const added = uploads.photos[0] ?? without;
  useEffect(() => {
    if (added !== chosen) onChange(added);
  }, [added, chosen, onChange]);
  const coming = uploads.entries.find(isOnItsWay)?.progress ?? null;
  useEffect(() => {
    onComing(coming);
    return () => onComing(null);
  }, [coming, onComing]);
  return <PhotoUpload uploads={uploads} aspect={ASPECT} />;
}
