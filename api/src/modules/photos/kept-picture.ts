import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileStorage } from '../../shared/storage/file-storage.ts';
import { typeBySignature } from './image/file-signature.ts';
import type { ImageProcessor } from './image/image-processor.ts';
import type { PhotoSize } from './image/photo-job.ts';
import { photoKey, photoStem } from './photo-address.ts';
import { PHOTOS_BYTES_MAX } from './photo-limits.ts';
import { storedPhotos } from './photo-rows.sql.ts';
import { Photo } from './photo.entity.ts';
import { STORED } from '../users/stored-limits.ts';

/** What pictures need of the process. */
export interface PictureTools {
  files: FileStorage;
  imageProcessor: ImageProcessor;
  /** Whether a cook has no more photos than anyone may; who runs a command decides that alone. */
  isLimited?: boolean;
}

/**
 * Stores a picture that came with a recipe as a photo of a cook, re-encoded as every photo is.
 * @param user whose it is; null for no cook's, which stays for as long as a recipe shows it
 * @param isOwn whether Larder may have written it: then it stays as it is
 * @returns its address without the size, or null where it is no photo of ours or there is no room for one more
 */
export async function keepPicture(
  em: EntityManager,
  { files, imageProcessor, isLimited = false }: PictureTools,
  user: string | null,
  bytes: Uint8Array,
  isOwn = false,
): Promise<string | null> {
  if (isLimited && user !== null && !(await hasRoom(em, user))) return null;
  const contentType = typeBySignature(bytes);
  const outcome =
    contentType && (await imageProcessor.do({ kind: 'accept', bytes, contentType, isOwn }, user ?? 'import'));
  if (!outcome || 'refusal' in outcome) return null;
  const photo = { id: randomUUID(), version: 1 };
  for (const [size, file] of Object.entries(outcome.files))
    await files.write(photoKey(photo.id, photo.version, size as PhotoSize), file, 'image/webp');
  const storedBytes = Object.values(outcome.files).reduce((sum, file) => sum + file.length, 0);
  const { width, height } = outcome;
  await em.insert(Photo, { ...photo, user, contentType, size: bytes.length, width, height, storedBytes });
  return photoStem(photo);
}

async function hasRoom(em: EntityManager, user: string): Promise<boolean> {
  const { count, bytes } = await storedPhotos(em, user);
  return count < STORED.photos.most && bytes < PHOTOS_BYTES_MAX;
}
