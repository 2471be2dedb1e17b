import { STORED } from '../users/stored-limits.ts';
import { keepNewest } from '../../shared/keep-newest.sql.ts';
import { insertIfNew } from '../../shared/insert-if-new.sql.ts';
import { noteCooked } from './cooked-recipe.sql.ts';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { Page } from '../../shared/page.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import type { Deduction } from '../pantry/cook-from-pantry.ts';
import type { PantryChange } from '../pantry/pantry.entity.ts';
import type { PantryService } from '../pantry/pantry.service.ts';
import { withUserMutex } from '../users/with-user-mutex.ts';
import { readCookedServings } from './cooked-servings.ts';
import { withUserLock } from '../users/with-user-lock.ts';
import { CookedRecipe, RecipeProgress } from './cooking.entity.ts';
import { fillPage, readListPage, type ListSource, type PageRange } from '../../shared/list-pages.sql.ts';
import {
  changeProgress,
  keepKnown,
  ticking,
  type Progress,
  type ProgressChange,
  type ProgressItem,
  type RecipeParts,
} from './progress.ts';
import { visibleTo } from '../recipes/recipe-lists.ts';

/** A recipe that a cook has cooked. */
export interface Cooked {
  recipe: Recipe;
  lastCooked: Date;
  times: number;
}

/** How far a cook has come, and with what. */
export interface ProgressOf {
  recipe: Recipe;
  progress: Progress;
}

/** What else is said of a recipe that was cooked. */
export interface CookedWith {
  /** For how many; as many as the recipe is for unless given. */
  servings?: number | null | undefined;
  deductions?: readonly Deduction[] | null | undefined;
  leftoverPortions?: number | null | undefined;
}

/** A recipe that was marked as cooked. */
export interface MarkedCooked {
  recipe: Recipe;
  /** What takes back what it did to the pantry; null when it did nothing. */
  pantryChange: PantryChange | null;
}

/** What a cook is cooking and has cooked. Only they see and change it. */
export class CookingService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #recipes: RecipeService;
  readonly #pantry: PantryService;
  readonly #progress: DataLoader<string, Progress | null>;

  constructor(em: EntityManager, viewer: Viewer | null, recipes: RecipeService, pantry: PantryService) {
    this.#pantry = pantry;
    this.#em = em;
    this.#viewer = viewer;
    this.#recipes = recipes;
    this.#progress = new DataLoader((ids) => this.#progressOf(ids));
  }

  /**
   * Notes that a recipe was cooked just now, takes what was cooked with out of the pantry and puts what was left into it. Sent again
   * within three hours it is the same pot, but what is said of the pantry is done again.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field at fault
   */
  async markCooked(slug: string, { servings, deductions, leftoverPortions }: CookedWith = {}): Promise<MarkedCooked> {
    const cook = requireViewer(this.#viewer, 'write');
    const recipe = await this.#recipes.findOrFail(slug);
    readCookedServings(servings, recipe.servings);
    const meal = { recipe, deductions: deductions ?? [], leftoverPortions: leftoverPortions ?? null };
    const isOfPantry = meal.deductions.length > 0 || meal.leftoverPortions !== null;
    const pantryChange = await withUserMutex(
      this.#em,
      cook,
      async (tx) => {
        await noteCooked(tx, cook.id, recipe.id);
        const cooked = { table: 'cooked_recipe', owner: 'user_id', age: 'last_cooked' };
        await keepNewest(tx, cooked, cook.id, STORED.cookedRecipes.most);
        return isOfPantry ? this.#pantry.cook(tx, meal) : null;
      },
      { alone: isOfPantry },
    );
    return { recipe, pantryChange };
  }

  /** The recipes that the cook has cooked, the last one first. */
  async recent(range: PageRange): Promise<Page<Cooked>> {
    const cook = requireViewer(this.#viewer, 'read');
    const page = await readListPage(this.#em, cookedRecipes(cook.id), cook.id, range);
    const cooked = await this.#em
      .fork()
      .find(
        CookedRecipe,
        { user: cook.id, recipe: { $in: page.nodes } },
        { populate: ['recipe'], disableIdentityMap: true },
      );
    const byRecipe = new Map(cooked.map((row) => [row.recipe.id, row]));
    return fillPage(page, (id) => byRecipe.get(id));
  }

  /** How far the cook who asks has come with a recipe; null when they have not begun. Many are read together. */
  async progress(recipe: Recipe): Promise<Progress | null> {
    const progress = this.#viewer && (await this.#progress.load(recipe.id));
    return progress && keepKnown(progress, await this.#partsOf(recipe));
  }

  /**
   * Sets what is ticked and for how many it is cooked; what is left out stays.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT for an ingredient or step that the recipe does not have
   */
  setProgress(slug: string, change: ProgressChange): Promise<ProgressOf> {
    return this.#changeProgress(slug, () => change);
  }

  /** Ticks an ingredient or a step, or takes the tick away; the other of what it was unless `done` says which. */
  tick(slug: string, item: ProgressItem, done: boolean | undefined): Promise<ProgressOf> {
    return this.#changeProgress(slug, (former) => ticking(former, item, done));
  }

  /** One change after another: two ticks at once are both kept. */
  async #changeProgress(slug: string, change: (former: Progress) => ProgressChange): Promise<ProgressOf> {
    const cook = requireViewer(this.#viewer, 'write');
    const recipe = await this.#recipes.findOrFail(slug);
    const parts = await this.#partsOf(recipe);
    const key = { user: cook.id, recipe: recipe.id };
    const progress = await withUserLock(this.#em, cook, async (tx) => {
      if (await insertIfNew(tx, RecipeProgress, key)) {
        const begun = { table: 'recipe_progress', owner: 'user_id', age: 'updated_at' };
        await keepNewest(tx, begun, cook.id, STORED.progress.most);
      }
      const stored = await tx.findOneOrFail(RecipeProgress, key, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        disableIdentityMap: true,
      });
      const former = keepKnown(toProgress(stored), parts);
      const next = changeProgress(former, change(former), parts);
      await tx.nativeUpdate(RecipeProgress, key, { ...next, updatedAt: new Date() });
      return next;
    });
    this.#progress.clear(recipe.id);
    return { recipe, progress };
  }

  async #partsOf(recipe: Recipe): Promise<RecipeParts> {
    const [lines, steps] = await Promise.all([this.#recipes.lines(recipe), this.#recipes.steps(recipe)]);
    return { lines: new Set(lines.map((line) => line.id)), steps: new Set(steps.map(({ step }) => step)) };
  }

  async #progressOf(ids: readonly string[]): Promise<(Progress | null)[]> {
    const cook = requireViewer(this.#viewer, 'read');
    const found = await this.#em
      .fork()
      .find(RecipeProgress, { user: cook.id, recipe: { $in: [...ids] } }, { disableIdentityMap: true });
    const byRecipe = new Map(found.map((row) => [row.recipe, toProgress(row)]));
    return ids.map((id) => byRecipe.get(id) ?? null);
  }
}

/** The recipes that cooks have cooked, of which `viewerId` sees those that are published or their own. */
const cookedRecipes = (viewerId: string): ListSource => ({
  from: 'cooked_recipe c join recipe r on r.id = c.recipe_id',
  owner: 'c.user_id',
  where: visibleTo(viewerId),
  order: { sql: 'c.last_cooked', type: 'timestamptz', direction: 'desc' },
  id: 'r.id',
});

const toProgress = ({ ingredients, steps, servings }: RecipeProgress): Progress => ({
  ingredients,
  steps,
  servings: servings ?? null,
});
