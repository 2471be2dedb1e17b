/** What a barcode is read from. */
export type Picture = HTMLVideoElement | ImageBitmap;

/** A barcode in a picture, as it is printed. */
export interface SeenCode {
  digits: string;
  /** Whether it is the short form of a UPC, which leaves zeros out. */
  isUpcE: boolean;
}

/** Looks for barcodes in a picture. */
export type BarcodeReader = (picture: Picture) => Promise<readonly SeenCode[]>;
