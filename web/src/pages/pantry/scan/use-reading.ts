import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { readBarcode } from './read-barcode.ts';

/** Between two looks at the picture, in milliseconds. */
const PAUSE_MS = 200;
/** How long a barcode must have been out of sight to count again, in milliseconds: a can in the hand is one can. */
const OUT_OF_SIGHT_MS = 3000;

/**
 * Reads barcodes from the picture of a camera while `isOn`, one look after the other.
 * @returns whether it had to give up, as there is nothing to read with
 */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (code: string) => void,
): boolean {
  const [hasFailed, setFailed] = useState(false);
  const last = useRef({ code: '', at: 0 });
  const see = useEffectEvent((code: string) => {
    const now = Date.now();
    const isSame = code === last.current.code && now - last.current.at < OUT_OF_SIGHT_MS;
    last.current = { code, at: now };
    if (!isSame) onCode(code);
  });
  useEffect(() => {
    if (!isOn) return;
    const over = new AbortController();
    // What was asked about meanwhile may still be in sight.
    last.current.at = Date.now();
    readOn(video, see, over.signal).catch((error: unknown) => {
      console.warn('Barcodes cannot be read.', error);
      setFailed(true);
    });
    return () => {
      over.abort();
      setFailed(false);
    };
  }, [isOn, video]);
  return hasFailed;
}

async function readOn(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const picture = video.current;
    const code = picture && picture.readyState >= picture.HAVE_CURRENT_DATA ? await readBarcode(picture) : null;
    if (code !== null && !over.aborted) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
