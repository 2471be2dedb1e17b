import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '../../shared/errors.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import { belongingTo, type PhotoOwner } from './photo-owner.ts';
import { FileRemoval, Photo } from './photo.entity.ts';

/** A photo of the owner's. @throws AppError NOT_FOUND alike for one that there is not and for another's */
export async function findPhoto(em: EntityManager, owner: PhotoOwner, id: string): Promise<Photo> {
  const own = belongingTo(owner);
  const photo = own && isPossibleId(id) ? await em.findOne(Photo, { $and: [{ id }, own] }, { refresh: true }) : null;
  if (!photo) throw notFound('Photo');
  return photo;
}

/** Notes that nothing needs these files any more; they go once the transaction has committed. */
export async function letGo(tx: EntityManager, keyOrFolder: string): Promise<void> {
  await tx.upsert(FileRemoval, { key: keyOrFolder });
}

/** Whether a file with this key has been announced and its photo not been accepted yet. */
export async function awaitsUpload(em: EntityManager, key: string): Promise<boolean> {
  const [, id = ''] = /^photos\/([0-9a-f-]{36})\/upload$/.exec(key) ?? [];
  return id !== '' && (await em.count(Photo, { id, version: 0 })) > 0;
}
