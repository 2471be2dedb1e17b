import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { AppError, badInput, notFound } from '../../shared/errors.ts';
import { Turns } from '../../shared/loop-turns.ts';
import type { Page } from '../../shared/page.ts';
import { deleteImportedCollections } from '../collections/emptied-collections.sql.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { linkLine, type LinkedLine } from '../ingredients/lines/line-linker.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { versionOf } from '../recipes/recipe-version.ts';
import type { Caller } from '../users/caller.ts';
import { makeOnce } from '../idempotency/idempotency.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import { requireViewer } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';
import { freeSlug } from '../recipes/free-slug.ts';
import type { ListSource, PageRange } from '../../shared/list-pages.sql.ts';
import { checkRoom, lockOwn, softDelete } from './own-recipe-rows.ts';
import { readRecipe, type WrittenRecipe } from './recipe-input.ts';
import { RECIPE_LINES_MAX } from '../recipes/recipe-limits.ts';
import { readRecipePage } from '../recipes/recipe-lists.ts';
import { writeOwnRecipe, type Submission } from './write-own-recipe.ts';

/** Longest ingredient line that is read for a preview, in characters. */
const LINE_MAX = 200;

/** Drafts that are deleted at once. */
const DRAFTS_AT_ONCE = 1_000;

/** Lines that are read at a time: a long one of many alternatives takes milliseconds, and no other request is answered meanwhile. */
const LINES_AT_A_TIME = 10;

/** Of the process, as one operation may ask for lines several times. */
const turns = new Turns();

const OWN_RECIPES: ListSource = {
  from: 'recipe r',
  owner: 'r.author_user_id',
  where: { sql: 'true', params: [] },
  order: { sql: 'r.updated_at', type: 'timestamptz', direction: 'desc' },
  id: 'r.id',
};

/** The recipes that a cook writes. Until they are published only their cook sees them. */
export class OwnRecipeService {
  readonly #em: EntityManager;
  readonly #caller: Caller;
  readonly #foods: FoodStore;
  /** What was read for this request: it may ask the same several times. */
  readonly #read = new Map<string, LinkedLine>();

  constructor(em: EntityManager, caller: Caller, foods: FoodStore) {
    this.#em = em;
    this.#caller = caller;
    this.#foods = foods;
  }

  /** Whether the cook who asks has written a recipe. */
  isOwn({ authorUser }: Recipe): boolean {
    return this.#caller.viewer !== null && authorUser === this.#caller.viewer.id;
  }

  /** Which version of a recipe of one's own this is; null for another's. */
  version(recipe: Recipe): string | null {
    return this.isOwn(recipe) ? versionOf(recipe) : null;
  }

  /** The cook's recipes, those changed last first. */
  async list(range: PageRange): Promise<Page<Recipe>> {
    const cook = requireViewer(this.#caller.viewer, 'read');
    return readRecipePage(this.#em, OWN_RECIPES, cook.id, range);
  }

  /** A recipe of the cook, a draft too, by its id. @throws AppError NOT_FOUND */
  async get(id: string): Promise<Recipe> {
    const cook = requireViewer(this.#caller.viewer, 'read');
    const own = { id, authorUser: cook.id };
    const recipe = isPossibleId(id) ? await this.#em.findOne(Recipe, own, { refresh: true }) : null;
    if (!recipe) throw notFound('Recipe');
    return recipe;
  }

  /** What is understood of ingredient lines while they are written. Anyone may ask. */
  async readLines(texts: readonly string[]): Promise<LinkedLine[]> {
    if (texts.length > RECIPE_LINES_MAX) throw badInput(`Ask for at most ${RECIPE_LINES_MAX} lines.`, 'texts');
    if (texts.some((text) => text.length > LINE_MAX))
      throw badInput(`A line has at most ${LINE_MAX} characters.`, 'texts');
    const lines: LinkedLine[] = [];
    for (const [at, text] of texts.entries()) {
      if (at % LINES_AT_A_TIME === 0) await turns.take();
      lines.push(this.#readLine(text));
    }
    return lines;
  }

  #readLine(text: string): LinkedLine {
    const line = this.#read.get(text) ?? linkLine(text, this.#foods.names);
    this.#read.set(text, line);
    return line;
  }

  /**
   * Stores a recipe as a draft, or hands it in to be looked at. One that was published is looked at again before everyone finds
   * its new text.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field at fault, CONFLICT for a key that was used for another recipe, and for another
   * version than the one that was edited, unless nothing would change
   */
  async submit(recipe: WrittenRecipe, { id, isDraft, imageId, version, idempotencyKey }: Submission): Promise<Recipe> {
    const cook = requireViewer(this.#caller.viewer, 'write');
    const written = readRecipe(recipe);
    const writing = { caller: this.#caller, cook, foods: this.#foods };
    return withUserLock(
      this.#em,
      cook,
      async (tx) => {
        if (id !== null && id !== undefined)
          return writeOwnRecipe(tx, writing, written, { isDraft, imageId, version }, await lockOwn(tx, cook, id));
        const once = {
          user: cook.id,
          key: idempotencyKey ?? null,
          input: { ...written, isDraft, ...(imageId && { imageId }) },
        };
        const made = await makeOnce(tx, once, randomUUID(), async (fresh) => {
          await checkRoom(tx, cook.id);
          await writeOwnRecipe(tx, writing, written, { isDraft, imageId }, { origin: `cook:${fresh}` });
        });
        const stored = await tx.findOne(Recipe, { origin: `cook:${made}` }, { refresh: true });
        if (!stored) throw notFound('Recipe');
        return stored;
      },
      { alone: true },
    );
  }

  /**
   * Takes an import back: deletes the drafts of the cook among these recipes, and the collections that the import made for them alone; what was handed
   * in since stays.
   * @returns ids of those that are gone
   * @throws AppError BAD_USER_INPUT for too many at once
   */
  async deleteDrafts(ids: readonly string[]): Promise<string[]> {
    const cook = requireViewer(this.#caller.viewer, 'write');
    if (ids.length > DRAFTS_AT_ONCE) throw badInput(`Delete at most ${DRAFTS_AT_ONCE} drafts at once.`, 'ids');
    const own = { id: { $in: ids.filter(isPossibleId) }, authorUser: cook.id, status: RecipeStatus.DRAFT };
    return withUserLock(this.#em, cook, async (tx) => {
      const drafts = await tx.find(Recipe, own, { fields: ['id'], orderBy: { id: 'asc' } });
      const gone = drafts.map(({ id }) => id);
      await deleteImportedCollections(tx, cook.id, gone);
      await tx.nativeDelete(Recipe, own);
      return gone;
    });
  }

  /** Deletes a recipe that is not published; its cook can restore it for a day. @throws AppError NOT_FOUND, CONFLICT for one that others may have kept */
  async delete(id: string): Promise<string> {
    const cook = requireViewer(this.#caller.viewer, 'write');
    return withUserLock(this.#em, cook, async (tx) => {
      const recipe = await lockOwn(tx, cook, id);
      if (recipe.status === RecipeStatus.PUBLISHED)
        throw new AppError('CONFLICT', 'This recipe is published. Make it a draft first.');
      if (recipe.authorUser !== cook.id) await tx.nativeDelete(Recipe, { id: recipe.id });
      else await softDelete(tx, recipe.id, cook.id);
      return recipe.id;
    });
  }

  /**
   * Restores a recipe that the cook deleted within the last day, as a draft with all that was in it.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT when there is no room for it
   */
  async restore(id: string): Promise<Recipe> {
    const cook = requireViewer(this.#caller.viewer, 'write');
    return withUserLock(
      this.#em,
      cook,
      async (tx) => {
        const deleted = isPossibleId(id) ? await tx.findOne(Recipe, { id, deletedBy: cook.id }) : null;
        if (!deleted) throw notFound('Recipe');
        await checkRoom(tx, cook.id);
        const [slug, origin] = [await freeSlug(tx, deleted.title), `cook:${id}`];
        Object.assign(deleted, { slug, origin, authorUser: cook.id, deletedBy: null, deletedAt: null });
        await tx.flush();
        return deleted;
      },
      { alone: true },
    );
  }
}
