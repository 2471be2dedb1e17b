import type { EntityManager } from '@mikro-orm/postgresql';
import { keepPicture, type PictureTools } from '../photos/kept-picture.ts';
import { countDoubtfulLines } from '../recipes/doubtful-lines.sql.ts';
import { Rating, Recipe } from '../recipes/recipe.entity.ts';
import { addRating, lockForRating } from '../recipes/recipe-rating.sql.ts';
import { SavedRecipe } from '../saved-recipes/saved-recipe.entity.ts';
import type { StoredEvent } from './import-event.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { keepSets } from './imported-sets.ts';

/** Whose the recipes of an import are. */
export interface ImportOwner {
  id: string;
  /** As it stands with recipes that name no author. */
  name: string;
}

/** Whose the recipes are, and what keeps their pictures. */
export interface ImportTarget {
  owner: ImportOwner | null;
  /** Null leaves pictures out. */
  pictures: PictureTools | null;
  /** Told of each recipe that is new, as soon as it is stored. */
  onCreated?: () => void;
}

/** A stored recipe whose picture is worked on. */
export interface BegunPicture {
  recipe: Recipe;
  user: string | null;
  /** Whether it has a picture to work on. */
  isWanted: boolean;
  /** What the picture is kept under; null where there is none. */
  photo: Promise<string | null>;
}

/**
 * Begins to keep the picture that came with a stored recipe, where that shows none.
 * @param before the picture that comes first: each sees how much room those before have left
 */
export async function beginPicture(
  em: EntityManager,
  origin: string,
  { picture, isOwnPicture }: ImportedRecipe,
  { owner, pictures }: ImportTarget,
  before: Promise<unknown>,
): Promise<BegunPicture> {
  const recipe = await em.findOneOrFail(Recipe, { origin }, { refresh: true });
  const user = recipe.authorUser ?? owner?.id ?? null;
  if (!picture || pictures === null || recipe.photo)
    return { recipe, user, isWanted: false, photo: Promise.resolve(null) };
  const photo = before
    .catch(() => undefined)
    .then(picture)
    .then((bytes) => bytes && keepPicture(em, pictures, user, bytes, isOwnPicture))
    .then((stem) => stem ?? null);
  // It is waited for later: that it failed meanwhile is told then.
  photo.catch(() => undefined);
  return { recipe, user, isWanted: true, photo };
}

/**
 * Adds to a stored recipe what an import brings beside its text, where it has none of its own: owner, picture, stars, favourite, collections,
 * and when it was written, where that is earlier.
 * @returns what became of its picture and collections, and how many lines a cook had better look at
 */
export async function addExtras(
  em: EntityManager,
  begun: BegunPicture,
  { stars, isFavorite, sets = [], writtenAt }: ImportedRecipe,
  owner: ImportOwner | null,
): Promise<Omit<StoredEvent, 'where' | 'title' | 'outcome'> & { full: string[] }> {
  const { recipe, user, isWanted } = begun;
  const photo = await begun.photo;
  const createdAt = owner !== null && writtenAt && writtenAt < recipe.createdAt ? { createdAt: writtenAt } : {};
  const { made, full } = await em.transactional(async (tx) => {
    const kept = owner === null ? { made: [], full: [] } : await keepSets(tx, owner.id, recipe.id, sets);
    await tx.nativeUpdate(Recipe, { id: recipe.id }, { authorUser: user, ...(photo && { photo }), ...createdAt });
    if (owner === null) return kept;
    if (isFavorite) await tx.upsert(SavedRecipe, { user: owner.id, recipe: recipe.id, savedAt: new Date() });
    if (stars !== undefined) await rateOnce(tx, owner.id, recipe.id, stars);
    return kept;
  });
  const doubtful = await countDoubtfulLines(em, [recipe.id]);
  return {
    id: recipe.id,
    doubtfulLines: doubtful.get(recipe.id) ?? 0,
    hasPicture: photo !== null,
    isPictureLost: isWanted && photo === null,
    ...(made.length > 0 && { collections: made }),
    full,
  };
}

async function rateOnce(tx: EntityManager, user: string, recipe: string, stars: number): Promise<void> {
  await lockForRating(tx, recipe);
  if ((await tx.count(Rating, { user, recipe })) > 0) return;
  await tx.insert(Rating, { user, recipe, stars, review: null, createdAt: new Date() });
  await addRating(tx, { recipe, user }, stars, 1);
}
