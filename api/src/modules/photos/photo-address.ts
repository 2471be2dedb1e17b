import type { Photo } from './photo.entity.ts';
import type { PhotoSize } from './image/photo-job.ts';

/** How the addresses of all photos begin. */
export const PHOTO_ADDRESSES = '/images/photos/';

/** Folder of all files of a photo. */
const photoFolder = (id: string): string => `photos/${id}`;

/** Where a photo is received, as it came. It is never served. */
export const uploadKey = (id: string): string => `${photoFolder(id)}/upload`;

/** Folder of one version of a photo. */
export const versionFolder = (id: string, version: number): string => `${photoFolder(id)}/${version}`;

/** A version of a photo in one size. */
export const photoKey = (id: string, version: number, size: PhotoSize): string =>
  `${versionFolder(id, version)}/${size}.webp`;

/** How the addresses of all versions of a photo begin. */
export const photoAddresses = (id: string): string => `${PHOTO_ADDRESSES}${id}/`;

/** Address of a version of a photo, without the size. */
export const photoStem = ({ id, version }: Pick<Photo, 'id' | 'version'>): string => `${photoAddresses(id)}${version}`;

/** Address of a photo in one size. It cannot be guessed; another picture has another. */
export function photoAddress({ id, version }: Pick<Photo, 'id' | 'version'>, size: PhotoSize): string {
  return PHOTO_ADDRESSES + photoKey(id, version, size).slice('photos/'.length);
}

/** Where a photo is stored that is shown at this address, in one size; null for an address that is no photo's. */
export function photoFile(stem: string, size: PhotoSize): string | null {
  return stem.startsWith(PHOTO_ADDRESSES) ? `photos/${stem.slice(PHOTO_ADDRESSES.length)}/${size}.webp` : null;
}
