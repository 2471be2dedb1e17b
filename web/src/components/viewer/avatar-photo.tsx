import { useMutation } from '@apollo/client/react';
import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { settings } from '../../messages/settings.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PhotoUpload } from '../photo-upload/photo-upload.tsx';
import { usePhotoUploads } from '../photo-upload/use-photo-uploads.ts';

const text = settings.avatar;

const SET_AVATAR = graphql(`
  mutation SetAvatar($input: SetAvatarInput!) {
    setAvatar(input: $input) {
      user {
        id
        avatar
      }
    }
  }
`);

/** The dialog in which a cook chooses their picture. */
export interface AvatarPhotoProps {
  isOpen: boolean;
  /** Whether there is a picture that could be taken away. */
  hasAvatar: boolean;
  onClose: () => void;
}

/** See {@link AvatarPhotoProps}. */
export function AvatarPhoto({ isOpen, hasAvatar, onClose }: AvatarPhotoProps) {
  const uploads = usePhotoUploads({ max: 1 });
  const [set, { loading }] = useMutation(SET_AVATAR);
  const [isFailed, setFailed] = useState(false);
  const photo = uploads.photos[0];
  const save = async (imageId: string | null) => {
    setFailed(false);
    try {
      await set({ variables: { input: { imageId } } });
      uploads.clear();
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog title={text.title} isOpen={isOpen} onClose={onClose}>
      <Stack gap="6">
        <PhotoUpload uploads={uploads} />
        {isFailed && (
          <chakra.p role="alert" color="tomato.ink" fontSize="sm">
            {text.failed}
          </chakra.p>
        )}
        <Flex gap="3" justify="end">
          {hasAvatar && (
            <Button variant="ghost" disabled={loading} onClick={() => void save(null)}>
              {text.remove}
            </Button>
          )}
          <Button variant="solid" disabled={!photo || loading} onClick={() => photo && void save(photo.id)}>
            {text.save}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}
