import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, notFound } from '../../shared/errors.ts';
import type { Caller } from '../users/caller.ts';
import type { Viewer } from '../users/viewer.ts';
import { ownerOf } from './photo-owner.ts';
import { findPhoto } from './photo-store.ts';
import { Photo } from './photo.entity.ts';

/**
 * A photo that a cook wants to show. One that was sent in this browser by a visitor, such as after a session had
 * ended, is the cook's from now on, and stays for as long as it is shown.
 * @throws AppError NOT_FOUND, CONFLICT when it has not arrived
 */
export async function takePhoto(tx: EntityManager, caller: Caller, cook: Viewer, imageId: string): Promise<Photo> {
  const photo = await findPhoto(tx, ownerOf(caller), imageId);
  if (photo.version === 0) throw new AppError('CONFLICT', 'This photo has not arrived yet.');
  // From here on it cannot be deleted before this transaction has committed.
  const taken = await tx.nativeUpdate(Photo, { id: photo.id }, { user: cook.id, visitorHash: null });
  if (taken === 0) throw notFound('Photo');
  return photo;
}
