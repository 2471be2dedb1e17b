/** A part of a picture, each number as a share of its width or height, 0 to 1. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Turned clockwise by a number of degrees, and then cut. */
export interface PhotoEdit {
  rotation: 0 | 90 | 180 | 270;
  crop: Crop | null;
}

/** A file to be made into a photo, or a photo to be changed; `isOwn` where Larder may have written the file, which then stays as it is. */
export type PhotoJob =
  | { kind: 'accept'; bytes: Uint8Array; contentType: string; isOwn?: boolean }
  | { kind: 'edit'; bytes: Uint8Array; edit: PhotoEdit };

/** Widths or heights, whichever is longer, that a photo is kept in, in pixels. */
export const SIZES = { full: 2_048, medium: 960, thumb: 480 } as const;
/** One of these. */
export type PhotoSize = keyof typeof SIZES;

/** A photo as it is kept: WebP without any metadata, upright. */
export interface PhotoFiles {
  files: Record<PhotoSize, Uint8Array>;
  /** Of the full one, in pixels. */
  width: number;
  height: number;
}

/** Why a file is no photo of ours. */
export type Refusal = 'wrong-type' | 'unreadable' | 'too-many-pixels' | 'crop-too-small';

/** What became of a job. */
export type JobOutcome = PhotoFiles | { refusal: Refusal };
