import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { photoStem } from './photo-address.ts';
import { findPhoto } from './photo-store.ts';
import type { Photo } from './photo.entity.ts';

/**
 * The photo of a cook as their recipe shows it.
 * @throws AppError NOT_FOUND, CONFLICT when it has not arrived
 */
export async function recipePhotoOf(tx: EntityManager, cook: string, imageId: string): Promise<string> {
  const photo = await findPhoto(tx, { user: cook, visitorHash: null, address: '' }, imageId);
  if (photo.version === 0) throw new AppError('CONFLICT', 'This photo has not arrived yet.');
  return photoStem(photo);
}

/** Shows the newest version of a photo wherever a recipe showed the one before. One that is deleted the database takes off itself. */
export async function refreshRecipePhoto(tx: EntityManager, { id, version }: Pick<Photo, 'id' | 'version'>): Promise<void> {
  await tx.nativeUpdate(Recipe, { photo: photoStem({ id, version: version - 1 }) }, { photo: photoStem({ id, version }) });
}
