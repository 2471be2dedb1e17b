import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { CameraIcon, ImagesIcon } from 'lucide-react';
import { photos as messages } from '../../messages/photos.ts';
import { DropArea } from '../../ui/forms/drop-area.tsx';
import { PHOTO_TYPES } from './photo-limits.ts';

interface DropZoneProps {
  max: number;
  isFull: boolean;
  /** Whether it is foods that are to be seen in the photos. */
  isForFoods: boolean;
  /** Whether it leaves the room to photos that are there. */
  isSmall: boolean;
  onFiles: (files: readonly File[]) => void;
}

const ACCEPT = PHOTO_TYPES.join(',');

/** Where photos are dropped, pasted, chosen or taken. Full, it takes no more. */
export function DropZone({ max, isFull, isForFoods, isSmall, onFiles }: DropZoneProps) {
  const camera = useRef<HTMLInputElement>(null);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    disabled: isFull,
    multiple: max > 1,
    // The two buttons open the choosers; the zone itself is no control.
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => onFiles(files),
  });
  return (
    <DropArea
      {...getRootProps({ 'data-dragging': isDragActive || undefined, 'data-full': isFull || undefined })}
      small={isSmall}
    >
      <input {...getInputProps({ accept: ACCEPT, hidden: true })} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {!isSmall && (
        <Badge aria-hidden>
          <CameraIcon />
        </Badge>
      )}
      <Stack gap="1">
        <chakra.h3 textStyle="card">{isDragActive ? messages.zone.dragging : messages.zone.title}</chakra.h3>
        <chakra.p color="mute" fontSize="sm">
          {isFull ? messages.zone.full(max) : isForFoods ? messages.zone.text : messages.zone.textPlain}
        </chakra.p>
      </Stack>
      <Flex gap={isSmall ? '2' : '3'} wrap="wrap" justify="center">
        <Button
          size={isSmall ? 'sm' : 'md'}
          variant={isSmall ? 'outline' : 'solid'}
          disabled={isFull}
          onClick={() => camera.current?.click()}
          order={{ base: 0, md: 1 }}
        >
          <CameraIcon aria-hidden />
          {messages.zone.take}
        </Button>
        <Button size={isSmall ? 'sm' : 'md'} disabled={isFull} onClick={open}>
          <ImagesIcon aria-hidden />
          {messages.zone.choose}
        </Button>
      </Flex>
      {!isSmall && (
        <chakra.p color="mute" textStyle="caption">
          {messages.zone.rules(max)}
        </chakra.p>
      )}
    </DropArea>
  );
}

const Badge = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '14',
    borderRadius: 'pill',
    bg: 'leaf.soft',
    color: 'leaf',
    fontSize: '2xl',
  },
});
