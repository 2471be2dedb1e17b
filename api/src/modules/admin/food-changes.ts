import { takeLock } from '../../shared/advisory-lock.sql.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, badInput } from '../../shared/errors.ts';
import type { Jobs } from '../../shared/job.ts';
import { contradictions } from '../ingredients/foods/fact-contradictions.ts';
import {
  differentFoods,
  weakenedFoods,
  type FoodDifferences,
  type Weakening,
} from '../ingredients/foods/food-differences.ts';
import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { knowledgeOf, type FoodTable } from '../ingredients/foods/food-table.ts';
import { readFoodTable } from '../ingredients/foods/read-food-table.ts';
import { noteFoodsChanged } from '../recipes/foods-changed.ts';
import { recipesNaming } from '../recipes/recipes-naming.sql.ts';
import { RELINK_RECIPES } from '../recipes/relink-job.ts';
import { relinkRecipes } from '../recipes/relink-recipes.ts';
import { relinkItems } from '../shopping-lists/relink-items.ts';
import { remember } from '../audit-log/audit-log.ts';
import type { Caller } from '../users/caller.ts';
import { requireActingAdmin } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';

/** Recipes that are read again before the admin is answered; a job reads the rest. */
const AT_ONCE = 2_000;

/** One change of foods. */
export interface FoodChange {
  /** Such as `food.edit`. */
  action: string;
  /** Whether the admin knows that it takes warnings away. */
  isConfirmed: boolean;
  /** Writes the rows; the audit log records what it returns. */
  work(tx: EntityManager, now: FoodTable, knowledge: FoodKnowledge): Promise<FoodAct>;
}

/** What was done, for the audit log. */
export interface FoodAct {
  /** Id of the food. */
  food?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** What came of a change. */
export interface FoodOutcome {
  /** Id of the food; null where none was changed. */
  food: string | null;
  /** How many recipes are linked or judged otherwise now; where somebody holds one of them, how many will be read again. */
  recipes: number;
}

/** Carries out changes of foods, one after the other, and has everything follow that is derived from them. */
export class FoodChanges {
  readonly #em: EntityManager;
  readonly #caller: Caller;
  readonly #foods: FoodStore;
  readonly #jobs: Jobs;

  constructor(em: EntityManager, caller: Caller, { foods, jobs }: { foods: FoodStore; jobs: Jobs }) {
    this.#em = em;
    this.#caller = caller;
    this.#foods = foods;
    this.#jobs = jobs;
  }

  /**
   * Makes a change, and reads those recipes and shopping lists again that it concerns.
   * @throws AppError CONFLICT with `current: { weakened, recipes }` when it takes a warning away and no one has confirmed that;
   *   BAD_USER_INPUT when facts would contradict each other
   */
  async make(change: FoodChange): Promise<FoodOutcome> {
    const admin = requireActingAdmin(this.#caller.viewer);
    const { act, differences } = await withUserLock(this.#em, admin, (tx) => this.#write(tx, change));
    await this.#foods.refresh(this.#em);
    const recipes = isAny(differences) ? await this.#follow(differences) : 0;
    return { food: act.food ?? null, recipes };
  }

  async #write(
    tx: EntityManager,
    { action, isConfirmed, work }: FoodChange,
  ): Promise<{ act: FoodAct; differences: FoodDifferences }> {
    await takeLock(tx, 'foods');
    const table = await readFoodTable(tx);
    const before = knowledgeOf(table);
    const act = await work(tx, table, before);
    const now = knowledgeOf(await readFoodTable(tx));
    const differences = differentFoods(before, now);
    refuseContradictions(before, now, differences.ids);
    const weakened = weakenedFoods(before, now);
    if (weakened.length > 0 && !isConfirmed) throw askFirst(weakened, (await recipesNaming(tx, differences)).length);
    if (isAny(differences)) await noteFoodsChanged(tx, differences.ids);
    await remember(tx, this.#caller, {
      action,
      subject: { kind: 'food', id: act.food },
      ...(act.before && { before: act.before }),
      ...(act.after && { after: act.after }),
    });
    return { act, differences };
  }

  /** Reads what names these foods again. The change is made and noted by now: what cannot be read at once, as somebody holds it, the job reads. */
  async #follow({ ids, words }: FoodDifferences): Promise<number> {
    await this.#jobs.send(RELINK_RECIPES, {}).catch(() => undefined);
    const recipes = await recipesNaming(this.#em, { ids, words });
    try {
      const changed = await relinkRecipes(this.#em, recipes.slice(0, AT_ONCE), this.#foods.names);
      await relinkItems(this.#em, ids, this.#foods.names);
      return changed;
    } catch {
      // A fault that stays is met by the job, which tells it.
      return recipes.length;
    }
  }
}

const isAny = ({ ids, words }: FoodDifferences): boolean => ids.length + words.length > 0;

function refuseContradictions(before: FoodKnowledge, now: FoodKnowledge, ids: readonly string[]): void {
  for (const id of ids) {
    const food = now.byId(id);
    const former = before.byId(id);
    const [allergen] = food ? contradictions(food) : [];
    if (food && allergen && (!former || contradictions(former).length === 0))
      throw badInput(`${food.name} would be ${food.diet} and contain ${allergen}.`, 'diet');
  }
}

/** Foods listed by name; the rest is a number. */
const TOLD = 3;

function askFirst(weakened: readonly Weakening[], recipes: number): AppError {
  const told = weakened.map(({ food, allergens, diets }) => ({ food: food.name, allergens, diets }));
  const names = told
    .slice(0, TOLD)
    .map(
      ({ food, allergens, diets }) => `${food} (${[...allergens, ...diets.map((diet) => `not ${diet}`)].join(', ')})`,
    );
  const rest = told.length > TOLD ? ` and ${told.length - TOLD} more` : '';
  return new AppError('CONFLICT', `This takes warnings away from ${names.join(', ')}${rest}. Confirm it.`, {
    current: { weakened: told, recipes },
  });
}
