import { badInput } from '../../shared/errors.ts';
import type { Crop, PhotoEdit, Refusal } from './image/photo-job.ts';
import { PHOTO_BYTES_MAX, PHOTO_TYPES } from './photo-limits.ts';

/** What is said of a file before it comes. Its name is no use to us: nothing is ever called by it. */
export interface AnnouncedFile {
  contentType: string;
  /** Bytes. */
  size: number;
}

/** What may be changed of a photo; what is left out stays as it is. */
export interface PhotoChange {
  /** Clockwise, in degrees; what has been turned before stays turned. */
  rotation?: number | null | undefined;
  /** What is kept of the turned picture. */
  crop?: Crop | null | undefined;
  /** For those who cannot see it; null takes it away. */
  altText?: string | null | undefined;
}

/** @throws AppError BAD_USER_INPUT for what can be no photo of ours */
export function checkFile({ contentType, size }: AnnouncedFile): void {
  if (!PHOTO_TYPES.some((known) => known === contentType))
    throw badInput('Invalid file type. Only JPEG, PNG, and WebP images are supported.', 'contentType');
  if (!Number.isInteger(size) || size < 1) throw badInput('The file is empty.', 'size');
  if (size > PHOTO_BYTES_MAX) throw badInput('File is too large. Maximum size is 5MB.', 'size');
}

/** The change of the picture itself; null when there is none. @throws AppError BAD_USER_INPUT */
export function readEdit({ rotation, crop }: PhotoChange): PhotoEdit | null {
  const turns = readRotation(rotation ?? 0);
  if (crop) checkCrop(crop);
  return turns === 0 && !crop ? null : { rotation: turns, crop: crop ?? null };
}

function readRotation(degrees: number): PhotoEdit['rotation'] {
  const turned = ((degrees % 360) + 360) % 360;
  if (turned === 0 || turned === 90 || turned === 180 || turned === 270) return turned;
  throw badInput('A photo is turned by 90, 180 or 270 degrees.', 'rotation');
}

function checkCrop({ x, y, width, height }: Crop): void {
  // A hair beyond the edge is how browsers round.
  const isWithin = (start: number, length: number): boolean => start >= 0 && length > 0 && start + length <= 1.001;
  if (isWithin(x, width) && isWithin(y, height)) return;
  throw badInput('A crop is a part of the photo: x, y, width and height from 0 to 1.', 'crop');
}

/** Why a file was refused, for a person. */
export const REFUSALS: Record<Refusal, string> = {
  'wrong-type': 'Invalid file type. Only JPEG, PNG, and WebP images are supported.',
  unreadable: 'This file is damaged and cannot be read as a photo. Try another.',
  'too-many-pixels': 'This photo has too many pixels. Up to 24 megapixels are possible.',
  'crop-too-small': 'This crop is too small. Choose a larger part of the photo.',
};
