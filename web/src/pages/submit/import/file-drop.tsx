import { Button, chakra, Stack } from '@chakra-ui/react';
import { FileTextIcon } from 'lucide-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { importRecipe as text } from '../../../messages/import-recipe.ts';
import { DropArea } from '../../../ui/forms/drop-area.tsx';

/** Where a file of recipes is dropped or chosen: one, as the server reads one at a time. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const [isRefused, setRefused] = useState(false);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    // The button opens the chooser; the area itself is no control.
    noClick: true,
    noKeyboard: true,
    onDrop: ([file, ...more]) => {
      setRefused(more.length > 0);
      if (file && more.length === 0) onFile(file);
    },
  });
  return (
    <DropArea {...getRootProps({ 'data-dragging': isDragActive || undefined })}>
      <input {...getInputProps({ hidden: true, multiple: false, 'aria-label': text.file })} />
      <Stack gap="1" maxW="60ch">
        <chakra.h2 textStyle="card">{isDragActive ? text.dropping : text.dropTitle}</chakra.h2>
        <chakra.p color="mute" fontSize="sm">
          {text.fileHint}
        </chakra.p>
      </Stack>
      <Button onClick={open}>
        <FileTextIcon aria-hidden />
        {text.file}
      </Button>
      {isRefused && (
        <chakra.p role="alert" color="tomato.ink">
          {text.oneFile}
        </chakra.p>
      )}
    </DropArea>
  );
}
