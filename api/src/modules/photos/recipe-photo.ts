import type { EntityManager } from '@mikro-orm/postgresql';
import { Recipe } from '../recipes/recipe.entity.ts';
import { photoStem } from './photo-address.ts';
import type { Photo } from './photo.entity.ts';

/** Shows the newest version of a photo wherever a recipe showed the one before. One that is deleted the database takes off itself. */
export async function refreshRecipePhoto(
  tx: EntityManager,
  { id, version }: Pick<Photo, 'id' | 'version'>,
): Promise<void> {
  await tx.nativeUpdate(
    Recipe,
    { photo: photoStem({ id, version: version - 1 }) },
    { photo: photoStem({ id, version }) },
  );
}
