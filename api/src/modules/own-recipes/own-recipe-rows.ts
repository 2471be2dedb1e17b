import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '../../shared/errors.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import { keepNewest } from '../../shared/keep-newest.sql.ts';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { noRoom, STORED } from '../users/stored-limits.ts';
import { Role } from '../users/user-enums.ts';
import type { Viewer } from '../users/viewer.ts';

/** @throws AppError BAD_USER_INPUT when the cook has as many as are kept */
export async function checkRoom(tx: EntityManager, cook: string): Promise<void> {
  if ((await tx.count(Recipe, { authorUser: cook })) >= STORED.ownRecipes.most)
    throw noRoom('ownRecipes', 'Delete one first.');
}

/** The deleted recipes of a cook. */
const DELETED = { table: 'recipe', owner: 'deleted_by_id', age: 'deleted_at' };

/** Hides a recipe from everybody until it is restored or removed: it loses its author, its address and its origin. */
export async function softDelete(tx: EntityManager, id: string, cook: string): Promise<void> {
  const hidden = { slug: `deleted-${id}`, origin: `deleted:${id}`, status: RecipeStatus.DRAFT };
  await tx.nativeUpdate(Recipe, { id }, { ...hidden, authorUser: null, deletedBy: cook, deletedAt: new Date() });
  await keepNewest(tx, DELETED, cook, STORED.deletedRecipes.most);
}

/** A recipe that a cook may write, locked for the transaction. @throws AppError NOT_FOUND */
export async function lockOwn(tx: EntityManager, cook: Viewer, id: string): Promise<Recipe> {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const recipe = isPossibleId(id) ? await tx.findOne(Recipe, { id, $or: mayWrite(cook) }, locked) : null;
  if (!recipe) throw notFound('Recipe');
  return recipe;
}

/** A cook their own; an admin, signed in in a browser, also drafts that are no cook's, which are the admin's own from then on. */
function mayWrite({ id, role, via }: Viewer): object[] {
  const isAdmin = role === Role.ADMIN && via.kind === 'session';
  return [
    { authorUser: id },
    ...(isAdmin ? [{ authorUser: null, deletedBy: null, isCreative: false, status: RecipeStatus.DRAFT }] : []),
  ];
}
