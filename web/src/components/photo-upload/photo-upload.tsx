import { Stack } from '@chakra-ui/react';
import { DropZone } from './drop-zone.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { UploadList } from './upload-list.tsx';
import type { PhotoUploads } from './use-photo-uploads.ts';

/** The photo upload of any place. */
export interface PhotoUploadProps {
  uploads: PhotoUploads;
  /** Whether it is foods that are to be seen in the photos. */
  isForFoods?: boolean;
  /** Width by height of a crop; 1 when left out. */
  aspect?: number;
}

/** See {@link PhotoUploadProps}; `usePhotoUploads` gives what it shows. */
export function PhotoUpload({ uploads, isForFoods = false, aspect = 1 }: PhotoUploadProps) {
  const isSmall = uploads.photos.length + uploads.entries.length > 0;
  return (
    <Stack gap="5">
      <DropZone
        max={uploads.max}
        isFull={uploads.isFull}
        isForFoods={isForFoods}
        isSmall={isSmall}
        onFiles={uploads.add}
      />
      <UploadList entries={uploads.entries} onCancel={uploads.cancel} onRetry={uploads.retry} />
      <PhotoGrid photos={uploads.photos} aspect={aspect} onEdited={uploads.edited} onRemove={uploads.remove} />
    </Stack>
  );
}
