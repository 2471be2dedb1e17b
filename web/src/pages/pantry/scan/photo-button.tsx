import { Button, chakra } from '@chakra-ui/react';
import { ImageIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { pantry } from '../../../messages/pantry.ts';
import { readPhoto } from './read-barcode.ts';

const text = pantry.scan.photo;

/** Reads a barcode from a photo that is chosen or taken, and says so where there is none. */
export function PhotoButton({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const read = async (file: File) => {
    setFault(null);
    setReading(true);
    const found = await readPhoto(file).catch(() => undefined);
    setReading(false);
    if (found) await onCode(found);
    else setFault(found === null ? text.none : text.failed);
  };
  return (
    <>
      {fault !== null && (
        <chakra.p role="alert" w="full" fontSize="sm" color="tomato.ink">
          {fault}
        </chakra.p>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={text.button}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void read(file);
        }}
      />
      <Button aria-disabled={isReading} onClick={() => !isReading && input.current?.click()}>
        <ImageIcon aria-hidden />
        {isReading ? text.reading : text.button}
      </Button>
    </>
  );
}
