import type { EntityManager } from '@mikro-orm/postgresql';
import { insertIfNew } from '../../shared/insert-if-new.sql.ts';
import { Collection, CollectionRecipe } from '../collections/collection.entity.ts';
import { STORED } from '../users/stored-limits.ts';
import { lockUser } from '../users/user-lock.sql.ts';
import type { NamedSet } from './imported-recipe.ts';

/** What became of the sets that a recipe lies in. */
export interface KeptSets {
  /** Names of the collections that were made for it. */
  made: string[];
  /** Names of the sets for which there is no room, or that have none for the recipe. */
  full: string[];
}

/**
 * Puts a recipe into the cook's collections of these names, whatever their case, and makes those that are not there. One that is in a collection
 * stays where it is in it.
 */
export async function keepSets(
  tx: EntityManager,
  user: string,
  recipe: string,
  sets: readonly NamedSet[],
): Promise<KeptSets> {
  const kept: KeptSets = { made: [], full: [] };
  if (sets.length === 0) return kept;
  await lockUser(tx, user, true);
  const own = await tx.find(Collection, { user }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  for (const set of sets) {
    const there = own.find(({ name }) => name === set.name) ?? own.find(({ name }) => isSame(name, set.name));
    const collection = there ?? (await makeCollection(tx, user, set));
    if (!there && collection) own.push(collection);
    if (!collection || !(await mayPutIn(tx, collection.id, recipe))) kept.full.push(set.name);
    else if (!there) kept.made.push(set.name);
  }
  return kept;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Makes a collection that an undo of the import takes along. @returns null where the cook has as many as are kept */
export async function makeCollection(
  tx: EntityManager,
  user: string,
  columns: Pick<Collection, 'name'> & Partial<Pick<Collection, 'description' | 'isPublic' | 'createdAt'>>,
): Promise<Collection | null> {
  if ((await tx.count(Collection, { user })) >= STORED.collections.most) return null;
  const made = tx.create(Collection, { user, ...columns, isImported: true });
  await tx.flush();
  return made;
}

/** @returns whether the recipe is in the collection now */
async function mayPutIn(tx: EntityManager, collection: string, recipe: string): Promise<boolean> {
  if ((await tx.count(CollectionRecipe, { collection })) >= STORED.collectionRecipes.most)
    return (await tx.count(CollectionRecipe, { collection, recipe })) > 0;
  await insertIfNew(tx, CollectionRecipe, { collection, recipe, addedAt: new Date() });
  return true;
}
