import { barcodeOf } from './barcode-digits.ts';
import type { BarcodeReader, Picture } from './barcode-reader.ts';
import { openNativeReader } from './native-reader.ts';

let reader: BarcodeReader | undefined;

/**
 * The digits of a barcode in a picture, with the right check digit; null where there is none.
 * @throws where this browser has no reader and ours could not be fetched
 */
export async function readBarcode(picture: Picture): Promise<string | null> {
  reader ??= await openReader();
  for (const { digits, isUpcE } of await reader(picture)) {
    const code = barcodeOf(digits, isUpcE);
    if (code !== null) return code;
  }
  return null;
}

/** The same for a file. @throws also for one that is no picture */
export async function readPhoto(file: File): Promise<string | null> {
  const photo = await createImageBitmap(file);
  try {
    return await readBarcode(photo);
  } finally {
    photo.close();
  }
}

async function openReader(): Promise<BarcodeReader> {
  const native = await openNativeReader();
  if (!native) return ours();
  return async (picture) => {
    try {
      return await native(picture);
    } catch {
      // Some systems say that they can, and then cannot.
      reader = await ours();
      return reader(picture);
    }
  };
}

const ours = async (): Promise<BarcodeReader> => (await import('./zxing-reader.ts')).readWithZxing;
