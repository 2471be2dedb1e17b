import { randomUUID } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { AppError, badInput, notFound } from '../../shared/errors.ts';
import { Turns } from '../../shared/loop-turns.ts';
import type { Page } from '../../shared/page.ts';
import { deleteImportedCollections } from '../collections/emptied-collections.sql.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { linkLine, type LinkedLine } from '../ingredients/lines/line-linker.ts';
import { photoStem } from '../photos/photo-address.ts';
import { takePhoto } from '../photos/shown-photo.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeReview } from '../recipes/recipe-review.entity.ts';
import { versionOf } from '../recipes/recipe-version.ts';
import { writeRecipe } from '../recipes/recipe-writer.ts';
import type { Caller } from '../users/caller.ts';
import { makeOnce } from '../idempotency/idempotency.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import { readSettings } from '../site-settings/site-settings.ts';
import { Role } from '../users/user-enums.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';
import { keepChosenFoods } from './chosen-foods.ts';
import { keepNewest } from '../../shared/keep-newest.sql.ts';
import { freeSlug } from '../recipes/free-slug.ts';
import type { ListSource, PageRange } from '../../shared/list-pages.sql.ts';
import { readRecipe, type WrittenParts, type WrittenRecipe } from './recipe-input.ts';
import { noRoom, STORED } from '../users/stored-limits.ts';
import { RECIPE_LINES_MAX } from '../recipes/recipe-limits.ts';
import { readRecipePage } from '../recipes/recipe-lists.ts';

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
    return withUserLock(
      this.#em,
      cook,
      async (tx) => {
        if (id !== null && id !== undefined)
          return this.#write(tx, cook, written, { isDraft, imageId, version }, await lockOwn(tx, cook, id));
        const once = {
          user: cook.id,
          key: idempotencyKey ?? null,
          input: { ...written, isDraft, ...(imageId && { imageId }) },
        };
        const made = await makeOnce(tx, once, randomUUID(), async (fresh) => {
          await checkRoom(tx, cook.id);
          await this.#write(tx, cook, written, { isDraft, imageId }, { origin: `cook:${fresh}` });
        });
        const stored = await tx.findOne(Recipe, { origin: `cook:${made}` }, { refresh: true });
        if (!stored) throw notFound('Recipe');
        return stored;
      },
      { alone: true },
    );
  }

  /** @param former the recipe that is edited, or where a new one comes from */
  async #write(
    tx: EntityManager,
    cook: Viewer,
    written: WrittenParts,
    { isDraft, imageId, version }: Submission,
    former: Recipe | { origin: string },
  ): Promise<Recipe> {
    const origin = former.origin ?? `cook:${randomUUID()}`;
    const edited = 'slug' in former ? versionOf(former) : null;
    const status = isDraft ? RecipeStatus.DRAFT : await statusHandedIn(tx, former);
    const kept =
      'slug' in former ? former : { slug: await freeSlug(tx, written.title), authorName: await nameOf(tx, cook) };
    const lines =
      'slug' in former ? await keepChosenFoods(tx, former.id, written.lines, this.#foods.names) : written.lines;
    const outcome = await writeRecipe(
      tx,
      { ...written, lines, slug: kept.slug, authorName: kept.authorName, status, origin },
      this.#foods,
    );
    const photoBefore = ('photo' in former && former.photo) || null;
    const photo =
      imageId === undefined
        ? photoBefore
        : imageId === null
          ? null
          : photoStem(await takePhoto(tx, this.#caller, cook, imageId));
    const isChanged =
      outcome !== 'unchanged' ||
      photo !== photoBefore ||
      ('status' in former && former.status === RecipeStatus.REJECTED);
    if (isChanged && version && edited !== null && version !== edited)
      throw new AppError('CONFLICT', 'This recipe was changed elsewhere after you opened it here.', {
        field: 'version',
      });
    if (isChanged) await tx.nativeUpdate(Recipe, { origin }, { authorUser: cook.id, status, photo });
    return tx.findOneOrFail(Recipe, { origin }, { refresh: true });
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

/** @throws AppError BAD_USER_INPUT when the cook has as many as are kept */
async function checkRoom(tx: EntityManager, cook: string): Promise<void> {
  if ((await tx.count(Recipe, { authorUser: cook })) >= STORED.ownRecipes.most)
    throw noRoom('ownRecipes', 'Delete one first.');
}

/** The deleted recipes of a cook. */
const DELETED = { table: 'recipe', owner: 'deleted_by_id', age: 'deleted_at' };

/** Hides a recipe from everybody until it is restored or removed: it loses its author, its address and its origin. */
async function softDelete(tx: EntityManager, id: string, cook: string): Promise<void> {
  const hidden = { slug: `deleted-${id}`, origin: `deleted:${id}`, status: RecipeStatus.DRAFT };
  await tx.nativeUpdate(Recipe, { id }, { ...hidden, authorUser: null, deletedBy: cook, deletedAt: new Date() });
  await keepNewest(tx, DELETED, cook, STORED.deletedRecipes.most);
}

/** Where a recipe stands when it is handed in. What was given back or taken down is looked at again, whatever the settings say. */
async function statusHandedIn(tx: EntityManager, former: Recipe | object): Promise<RecipeStatus> {
  const isHeldBack = 'id' in former && (await tx.count(RecipeReview, { recipe: former.id, reason: { $ne: null } })) > 0;
  return isHeldBack || (await readSettings(tx)).moderation ? RecipeStatus.PENDING : RecipeStatus.PUBLISHED;
}

async function lockOwn(tx: EntityManager, cook: Viewer, id: string): Promise<Recipe> {
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

async function nameOf(tx: EntityManager, cook: Viewer): Promise<string> {
  const { name, username } = await tx.findOneOrFail(User, { id: cook.id }, { refresh: true });
  return name ?? username;
}
