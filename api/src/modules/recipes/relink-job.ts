import { Recipe } from './recipe.entity.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job, Jobs } from '../../shared/job.ts';
import { FoodNames } from '../ingredients/names/food-names.ts';
import { knowledgeOf } from '../ingredients/foods/food-table.ts';
import { readFoodTable } from '../ingredients/foods/read-food-table.ts';
import { foodsChanged, forgetFoodsChanged, type FoodsChanged } from './foods-changed.ts';
import { relinkRecipes } from './relink-recipes.ts';

/** Name of the job that reads the lines of all recipes again, after foods have changed. */
export const RELINK_RECIPES = 'relink-recipes';

/** Recipes that one task reads; the next goes on behind them. */
const TASK = 5_000;
/** Recipes whose ids are read at a time. */
const CHUNK = 500;

/** Time for every process to take over the foods, in milliseconds: until then one may still store a recipe as they were. */
const SETTLE = 2_000;

/** Where a task goes on. */
interface Place {
  /** Id of the recipe before; none at the beginning. */
  after?: string;
  /** What was noted at the beginning. */
  changed?: FoodsChanged;
}

/** What the job works with. */
interface RelinkTools {
  em: EntityManager;
  jobs: Jobs;
  /** Puts the lines of these foods on shopping lists where their words lead now. */
  relinkLists(em: EntityManager, foods: readonly string[], names: FoodNames): Promise<void>;
}

/**
 * The safety net behind a change of foods, which reads those recipes again at once that name the food: a line may
 * name it in a way that only the linker sees, and the process may end before it has read them. Does nothing where no change is noted.
 */
export function relinkJob({ em, jobs, relinkLists }: RelinkTools): Job<Place> {
  return {
    name: RELINK_RECIPES,
    // It is sent with each change; this is for a change that could not be sent.
    schedule: '17 * * * *',
    run: async ({ after = '', changed: begun }, signal) => {
      if (after === '') await sleep(SETTLE, undefined, { signal });
      const changed = begun ?? (await foodsChanged(em.fork()));
      if (changed === null) return;
      const names = new FoodNames(knowledgeOf(await readFoodTable(em.fork())));
      let place: string | null = after;
      for (let read = 0; place !== null && read < TASK && !signal.aborted; read += CHUNK)
        place = await relinkChunk(em.fork(), place, names);
      if (place !== null) return jobs.send(RELINK_RECIPES, { after: place, changed });
      await relinkLists(em.fork(), changed.foods, names);
      await forgetFoodsChanged(em.fork(), changed);
    },
  };
}

/** @returns the id of the last recipe, null behind the end */
async function relinkChunk(em: EntityManager, after: string, names: FoodNames): Promise<string | null> {
  const rows = await em.find(
    Recipe,
    { id: { $gt: after } },
    { fields: ['id'], orderBy: { id: 'asc' }, limit: CHUNK, disableIdentityMap: true },
  );
  await relinkRecipes(
    em,
    rows.map(({ id }) => id),
    names,
  );
  return rows.at(-1)?.id ?? null;
}
