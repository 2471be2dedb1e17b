import type { EntityManager } from '@mikro-orm/postgresql';
import { keepPicture, type PictureTools } from '../photos/kept-picture.ts';
import { SURE } from '../recipes/doubtful-line.ts';
import { Rating, Recipe, RecipeLine } from '../recipes/recipe.entity.ts';
import { addRating, lockForRating } from '../recipes/recipe-rating.sql.ts';
import { SavedRecipe } from '../saved-recipes/saved-recipe.entity.ts';
import type { StoredEvent } from './import-event.ts';
import type { ImportedRecipe } from './imported-recipe.ts';

/** Whose the recipes of an import are. */
export interface ImportOwner {
  id: string;
  /** As it stands with recipes that name no author. */
  name: string;
}

/**
 * Adds to a stored recipe what an import brings beside its text, where it has none of its own: owner, picture, stars, favourite, and
 * when it was written, where that is earlier.
 * @returns what became of its picture, and how many lines a cook had better look at
 */
export async function addExtras(
  em: EntityManager,
  origin: string,
  { picture, stars, isFavorite, isOwnPicture, writtenAt }: ImportedRecipe,
  { owner, pictures }: { owner: ImportOwner | null; pictures: PictureTools | null },
): Promise<Pick<StoredEvent, 'id' | 'doubtfulLines' | 'hasPicture' | 'isPictureLost'>> {
  const recipe = await em.findOneOrFail(Recipe, { origin }, { refresh: true });
  const user = recipe.authorUser ?? owner?.id ?? null;
  const isWanted = picture !== undefined && pictures !== null && !recipe.photo;
  const bytes = isWanted ? picture() : undefined;
  const photo = bytes && pictures ? await keepPicture(em, pictures, user, bytes, isOwnPicture) : null;
  const createdAt = owner !== null && writtenAt && writtenAt < recipe.createdAt ? { createdAt: writtenAt } : {};
  await em.transactional(async (tx) => {
    await tx.nativeUpdate(Recipe, { id: recipe.id }, { authorUser: user, ...(photo && { photo }), ...createdAt });
    if (owner === null) return;
    if (isFavorite) await tx.upsert(SavedRecipe, { user: owner.id, recipe: recipe.id, savedAt: new Date() });
    if (stars !== undefined) await rateOnce(tx, owner.id, recipe.id, stars);
  });
  const doubtfulLines = await em.count(RecipeLine, {
    recipe: recipe.id,
    isNoFood: false,
    $or: [{ food: null }, { confidence: { $lt: SURE } }],
  });
  return { id: recipe.id, doubtfulLines, hasPicture: photo !== null, isPictureLost: isWanted && photo === null };
}

async function rateOnce(tx: EntityManager, user: string, recipe: string, stars: number): Promise<void> {
  await lockForRating(tx, recipe);
  if ((await tx.count(Rating, { user, recipe })) > 0) return;
  await tx.insert(Rating, { user, recipe, stars, review: null, createdAt: new Date() });
  await addRating(tx, { recipe, user }, stars, 1);
}
