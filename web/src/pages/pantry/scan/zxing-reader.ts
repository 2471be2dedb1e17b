import { prepareZXingModule, purgeZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { BarcodeReader, Picture } from './barcode-reader.ts';

const OPTIONS: ReaderOptions = { formats: ['EAN8', 'EAN13', 'UPCA', 'UPCE', 'ITF14'], tryInvert: false };
/** Longest side of what is looked at, in pixels: enough for a code that fills an eighth of a photo, and quick on a phone. */
const SIDE_MAX = 2048;

// It would ask another host for its program, which the page's policy forbids.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** Reads barcodes by a program of our own, for browsers that cannot. @throws where the program could not be fetched */
export const readWithZxing: BarcodeReader = async (picture) => {
  const found = await readBarcodes(pixelsOf(picture), OPTIONS).catch((error: unknown) => {
    // What failed to load would be remembered as failed.
    purgeZXingModule();
    throw error;
  });
  // It writes the short UPC-E out by itself.
  return found.map(({ text }) => ({ digits: text, isUpcE: false }));
};

let canvas: HTMLCanvasElement | undefined;

function pixelsOf(picture: Picture): ImageData {
  const [width, height] =
    picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  canvas ??= document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw here');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
