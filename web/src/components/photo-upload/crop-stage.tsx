import 'react-easy-crop/react-easy-crop.css';
import { chakra, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { photos as messages } from '../../messages/photos.ts';
import { Slider } from '../../ui/controls/slider.tsx';

/** A part of a picture, each number as a share of its width or height. */
export interface CropShare {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface CropStageProps {
  url: string;
  /** Degrees, clockwise. */
  rotation: number;
  /** Width by height. */
  aspect: number;
  onChange: (crop: CropShare) => void;
}

const ZOOM_MAX = 4;

/** A photo under a frame: moved by finger, mouse or arrow keys, made larger by two fingers, the wheel or the slider. */
export function CropStage({ url, rotation, aspect, onChange }: CropStageProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const zoomId = useId();
  return (
    <Stack gap="3">
      <Stage>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          rotation={rotation}
          aspect={aspect}
          maxZoom={ZOOM_MAX}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={({ x, y, width, height }) =>
            onChange({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
          }
          cropperProps={{ 'aria-label': messages.edit.cropArea, role: 'application' }}
          mediaProps={{ alt: '' }}
          // The library would write its styles as HTML, which the page's policy forbids; they come as a file.
          disableAutomaticStylesInjection
          style={{}}
          classes={{}}
          cropShape="rect"
          minZoom={1}
          zoomSpeed={1}
          restrictPosition
          keyboardStep={8}
        />
      </Stage>
      <chakra.div display="flex" alignItems="center" gap="3" fontSize="sm">
        <label htmlFor={zoomId}>{messages.edit.zoom}</label>
        <Slider
          id={zoomId}
          min={1}
          max={ZOOM_MAX}
          step={0.1}
          value={zoom}
          valueText={messages.edit.zoomText(zoom)}
          onChange={setZoom}
        />
      </chakra.div>
    </Stack>
  );
}

/** Square, so that a turned photo has the same room. */
export const Stage = chakra('div', {
  base: {
    pos: 'relative',
    w: 'full',
    aspectRatio: '1',
    maxH: '50dvh',
    overflow: 'hidden',
    borderRadius: 'lg',
    bg: 'paper',
    border: 'hairline',
  },
});
