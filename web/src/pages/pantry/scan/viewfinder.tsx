import { chakra } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { pantry } from '../../../messages/pantry.ts';
import type { CameraState } from './use-camera.ts';

const text = pantry.scan;

interface ViewfinderProps {
  video: RefObject<HTMLVideoElement | null>;
  camera: CameraState;
  /** Whether there is a picture and nothing to read it with. */
  isBlind: boolean;
}

/** The picture of the camera with a frame for the barcode, or a sentence why there is none. */
export function Viewfinder({ video, camera, isBlind }: ViewfinderProps) {
  const sentence = isBlind ? text.blind : camera === 'on' ? text.hint : text.camera[camera];
  return (
    <chakra.div display="grid" gap="2">
      <Frame hidden={camera !== 'on' && camera !== 'starting'}>
        {/* An iPhone shows what is not to play inline over the whole screen. */}
        <chakra.video
          ref={video}
          aria-label={text.picture}
          autoPlay
          muted
          playsInline
          w="full"
          h="full"
          objectFit="cover"
        />
      </Frame>
      <chakra.p role="status" color="mute" fontSize="sm">
        {sentence}
      </chakra.p>
    </chakra.div>
  );
}

const Frame = chakra('div', {
  base: {
    pos: 'relative',
    w: 'full',
    aspectRatio: '4 / 3',
    maxH: '40dvh',
    overflow: 'hidden',
    borderRadius: 'lg',
    bg: 'paper',
    border: 'hairline',
    '&[hidden]': { display: 'none' },
    _after: {
      content: '""',
      pos: 'absolute',
      inset: '25% 12%',
      border: '3px solid {colors.saffron}',
      borderRadius: 'md',
      boxShadow: '0 0 0 100vmax {colors.veil}',
      pointerEvents: 'none',
    },
  },
});
