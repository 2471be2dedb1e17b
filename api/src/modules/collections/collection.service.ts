import { noRoom, STORED } from '../users/stored-limits.ts';
import { insertIfNew } from '../../shared/insert-if-new.sql.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { AppError, badInput, notFound } from '../../shared/errors.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';
import { readCollectionChange, readCollectionName, type CollectionChange } from './collection-input.ts';
import { Collection, CollectionRecipe } from './collection.entity.ts';

/** Changes collections: each only by its own cook. What is another's is not found. */
export class CollectionService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #recipes: RecipeService;

  constructor(em: EntityManager, viewer: Viewer | null, recipes: RecipeService) {
    this.#em = em;
    this.#viewer = viewer;
    this.#recipes = recipes;
  }

  /** @throws AppError BAD_USER_INPUT naming the field at fault, CONFLICT when the cook has one of that name */
  async create(name: string, more: CollectionChange): Promise<Collection> {
    const cook = requireViewer(this.#viewer, 'write');
    const columns = { ...readCollectionChange(more), name: readCollectionName(name) };
    return withUserLock(
      this.#em,
      cook,
      async (tx) => {
        if ((await tx.count(Collection, { user: cook.id })) >= STORED.collections.most)
          throw noRoom('collections', 'Delete one first.', 'name');
        const collection = tx.create(Collection, { user: cook.id, ...columns });
        await tx.flush();
        return collection;
      },
      { alone: true },
    ).catch(explainTakenName);
  }

  /** @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field at fault, CONFLICT when the cook has another of that name */
  async update(id: string, change: CollectionChange): Promise<Collection> {
    const columns = readCollectionChange(change);
    return this.#change(id, async (tx) => {
      const cover = await this.#cover(tx, id, change.coverRecipeId);
      await tx.nativeUpdate(
        Collection,
        { id },
        { ...columns, isImported: false, ...(cover !== undefined && { cover }) },
      );
    });
  }

  /** Deletes a collection; its recipes stay. @throws AppError NOT_FOUND */
  async delete(id: string): Promise<Collection> {
    const cook = requireViewer(this.#viewer, 'write');
    return withUserLock(this.#em, cook, async (tx) => {
      const collection = await lockOwn(tx, cook, id);
      await tx.nativeDelete(Collection, { id });
      return collection;
    });
  }

  /** Adds a recipe, by slug or id; one that is in it stays where it is. @throws AppError NOT_FOUND */
  async add(id: string, slug: string): Promise<Collection> {
    requireViewer(this.#viewer, 'write');
    const recipe = await this.#recipes.findOrFail(slug);
    return this.#change(id, async (tx) => {
      const row = { collection: id, recipe: recipe.id, addedAt: new Date() };
      const isNew = await insertIfNew(tx, CollectionRecipe, row);
      const { most } = STORED.collectionRecipes;
      if (isNew && (await tx.count(CollectionRecipe, { collection: id })) > most)
        throw badInput(`A collection has at most ${most.toLocaleString('en')} recipes. Start another one.`, 'recipeId');
    });
  }

  /** Takes a recipe out; one that is not in it stays out. @throws AppError NOT_FOUND */
  async remove(id: string, slug: string): Promise<Collection> {
    requireViewer(this.#viewer, 'write');
    const recipe = await this.#recipes.findOrFail(slug);
    return this.#change(id, async (tx) => {
      await tx.nativeDelete(CollectionRecipe, { collection: id, recipe: recipe.id });
      await tx.nativeUpdate(Collection, { id, cover: recipe.id }, { cover: null });
    });
  }

  async #change(id: string, change: (tx: EntityManager) => Promise<unknown>): Promise<Collection> {
    const cook = requireViewer(this.#viewer, 'write');
    return withUserLock(this.#em, cook, async (tx) => {
      await lockOwn(tx, cook, id);
      await change(tx);
      return tx.findOneOrFail(Collection, { id }, { refresh: true });
    }).catch(explainTakenName);
  }

  /** The recipe to stand for a collection, which must be in it; undefined leaves it. */
  async #cover(
    tx: EntityManager,
    collection: string,
    slug: string | null | undefined,
  ): Promise<string | null | undefined> {
    if (slug === null || slug === undefined) return slug;
    const recipe = isPossibleId(slug) ? await tx.findOne(Recipe, { $or: [{ id: slug }, { slug }] }) : null;
    if (!recipe || (await tx.count(CollectionRecipe, { collection, recipe: recipe.id })) === 0)
      throw badInput('The cover is not a recipe of this collection.', 'coverRecipeId');
    return recipe.id;
  }
}

async function lockOwn(tx: EntityManager, cook: Viewer, id: string): Promise<Collection> {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const collection = isPossibleId(id) ? await tx.findOne(Collection, { id, user: cook.id }, locked) : null;
  if (!collection) throw notFound('Collection');
  return collection;
}

function explainTakenName(error: unknown): never {
  if (error instanceof UniqueConstraintViolationException)
    throw new AppError('CONFLICT', 'You have a collection of this name.', { field: 'name', cause: error });
  throw error;
}
