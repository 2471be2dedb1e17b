import { photos } from '../../messages/photos.ts';

/** Photos at once, unless a place says otherwise, and in the dialog of the ingredient input (specification, section 9). */
export const PHOTOS_MAX = 5;
export const PHOTOS_MAX_IN_DIALOG = 3;

/** Largest file, in bytes. */
const BYTES_MAX = 5 * 1024 * 1024;

/** Media types that are taken. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Above this a food that was seen is added by itself. */
export const SURE = 0.7;

/** How long a completed entry stays in the list, in milliseconds. */
export const COMPLETE_STAYS_MS = 2000;

/** Foods that are asked for of each photo. */
export const SUGGESTIONS_MAX = 5;

/** A food that is less sure than this is no guess worth showing. */
export const GUESS = 0.15;

/** Whether a photo is refused for its size alone: one that the browser can make smaller. */
export const isTooLarge = ({ type, size }: File): boolean => PHOTO_TYPES.includes(type) && size > BYTES_MAX;

/** What is wrong with a file, in a sentence; undefined when nothing is. */
export function fileFault(file: File): string | undefined {
  if (!PHOTO_TYPES.includes(file.type)) return photos.invalid.type;
  return file.size > BYTES_MAX ? photos.invalid.size : undefined;
}
