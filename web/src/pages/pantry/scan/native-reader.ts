import type { BarcodeReader, Picture } from './barcode-reader.ts';

/** The part of the Barcode Detection API in use here, which TypeScript does not know. */
interface DetectorClass {
  new (options: { formats: string[] }): {
    detect: (picture: Picture) => Promise<{ rawValue: string; format: string }[]>;
  };
  getSupportedFormats: () => Promise<string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf'];

/** The browser's own reader; null where it has none that knows what most packages carry. */
export async function openNativeReader(): Promise<BarcodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const known = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (!BarcodeDetector || !known?.includes('ean_13')) return null;
  const detector = new BarcodeDetector({ formats: FORMATS.filter((format) => known.includes(format)) });
  return async (picture) =>
    (await detector.detect(picture)).map(({ rawValue, format }) => ({ digits: rawValue, isUpcE: format === 'upc_e' }));
}
