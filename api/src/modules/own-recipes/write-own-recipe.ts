import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { photoStem } from '../photos/photo-address.ts';
import { takePhoto } from '../photos/shown-photo.ts';
import { freeSlug } from '../recipes/free-slug.ts';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { RecipeReview } from '../recipes/recipe-review.entity.ts';
import { versionOf } from '../recipes/recipe-version.ts';
import { writeRecipe } from '../recipes/recipe-writer.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { readSettings } from '../site-settings/site-settings.ts';
import type { Caller } from '../users/caller.ts';
import { User } from '../users/user.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import { keepChosenFoods } from './chosen-foods.ts';
import type { WrittenParts } from './recipe-input.ts';

/** What is wanted of a recipe that a cook writes. */
export interface Submission {
  /** Id of the recipe that is edited; a new one without it. */
  id?: string | null | undefined;
  /** Kept for oneself, rather than handed in. */
  isDraft: boolean;
  /** The cook's photo that it shows in place of a drawn cover; null for none, and as it was where nothing is said. */
  imageId?: string | null | undefined;
  /** The version that was edited; another one is a conflict. */
  version?: string | null | undefined;
  /** The same key within a day stores a new recipe once. */
  idempotencyKey?: string | null | undefined;
}

/** Who writes a recipe, and by which foods it is read. */
export interface Writing {
  caller: Caller;
  cook: Viewer;
  foods: FoodStore;
}

/**
 * Writes a recipe of a cook, new or edited.
 * @param former the recipe that is edited, or where a new one comes from
 * @throws AppError CONFLICT for another version than the one that was edited, unless nothing would change
 */
export async function writeOwnRecipe(
  tx: EntityManager,
  { caller, cook, foods }: Writing,
  written: WrittenParts,
  { isDraft, imageId, version }: Submission,
  former: Recipe | { origin: string },
): Promise<Recipe> {
  const origin = former.origin ?? `cook:${randomUUID()}`;
  const edited = 'slug' in former ? former : null;
  const editedVersion = edited && versionOf(edited);
  const status = isDraft ? RecipeStatus.DRAFT : await statusHandedIn(tx, edited);
  const { slug, authorName } = edited ?? {
    slug: await freeSlug(tx, written.title),
    authorName: await nameOf(tx, cook),
  };
  const lines = edited ? await keepChosenFoods(tx, edited.id, written.lines, foods.names) : written.lines;
  const outcome = await writeRecipe(tx, { ...written, lines, slug, authorName, status, origin }, foods);
  const photoBefore = edited?.photo || null;
  const photo = imageId === undefined ? photoBefore : await photoOf(tx, caller, cook, imageId);
  const isChanged = outcome !== 'unchanged' || photo !== photoBefore || edited?.status === RecipeStatus.REJECTED;
  if (isChanged) {
    checkVersion(version, editedVersion);
    await tx.nativeUpdate(Recipe, { origin }, { authorUser: cook.id, status, photo });
  }
  return tx.findOneOrFail(Recipe, { origin }, { refresh: true });
}

/** The photo that a recipe is to show; null for none. */
async function photoOf(
  tx: EntityManager,
  caller: Caller,
  cook: Viewer,
  imageId: string | null,
): Promise<string | null> {
  return imageId === null ? null : photoStem(await takePhoto(tx, caller, cook, imageId));
}

/** @throws AppError CONFLICT where another version was edited than the one that is stored */
function checkVersion(version: string | null | undefined, stored: string | null): void {
  if (version && stored !== null && version !== stored)
    throw new AppError('CONFLICT', 'This recipe was changed elsewhere after you opened it here.', {
      field: 'version',
    });
}

/** Where a recipe stands when it is handed in. What was given back or taken down is looked at again, whatever the settings say. */
async function statusHandedIn(tx: EntityManager, edited: Recipe | null): Promise<RecipeStatus> {
  const isHeldBack =
    edited !== null && (await tx.count(RecipeReview, { recipe: edited.id, reason: { $ne: null } })) > 0;
  return isHeldBack || (await readSettings(tx)).moderation ? RecipeStatus.PENDING : RecipeStatus.PUBLISHED;
}

async function nameOf(tx: EntityManager, cook: Viewer): Promise<string> {
  const { name, username } = await tx.findOneOrFail(User, { id: cook.id }, { refresh: true });
  return name ?? username;
}
