import type { EntityManager } from '@mikro-orm/postgresql';
import { PhotoStatus } from '../recipes/recipe-enums.ts';
import { Rating, Recipe } from '../recipes/recipe.entity.ts';
import { photoStem } from './photo-address.ts';
import type { Photo } from './photo.entity.ts';

/**
 * Shows the newest version of a photo wherever a recipe or a rating showed the one before; with a rating not before an admin has looked at it
 * again. One that is deleted the database takes off itself.
 */
export async function refreshRecipePhoto(
  tx: EntityManager,
  { id, version }: Pick<Photo, 'id' | 'version'>,
): Promise<void> {
  const former = { photo: photoStem({ id, version: version - 1 }) };
  const photo = photoStem({ id, version });
  await tx.nativeUpdate(Recipe, former, { photo });
  await tx.nativeUpdate(Rating, former, { photo, photoStatus: PhotoStatus.WAITING });
}
