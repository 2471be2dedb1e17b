import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job, Jobs } from '../../shared/job.ts';
import { FoodNames } from '../ingredients/names/food-names.ts';
import { knowledgeOf, readFoodTable } from '../ingredients/foods/food-table.ts';
import { relinkRecipes } from './relink-recipes.ts';

/** Name of the job that reads the lines of all recipes again, after foods have changed. */
export const RELINK_RECIPES = 'relink-recipes';

/** Recipes that one task reads; the next goes on behind them. */
const TASK = 5_000;
/** Recipes whose ids are read at a time. */
const CHUNK = 500;

/** Time for every process to take over the foods, in milliseconds: until then one may still store a recipe as they were. */
const SETTLE = 2_000;

/** Where a task begins. */
interface Place {
  /** Id of the recipe before. */
  after?: string;
}

/**
 * The safety net behind a change of foods, which reads those recipes again at once that name the food: a line may
 * name it in a way that only the linker sees.
 */
export function relinkJob({ em, jobs }: { em: EntityManager; jobs: Jobs }): Job<Place> {
  return {
    name: RELINK_RECIPES,
    run: async ({ after = '' }, signal) => {
      if (after === '') await sleep(SETTLE, undefined, { signal });
      const names = new FoodNames(knowledgeOf(await readFoodTable(em.fork())));
      let place: string | null = after;
      for (let read = 0; place !== null && read < TASK && !signal.aborted; read += CHUNK) place = await relinkChunk(em.fork(), place, names);
      if (place !== null) await jobs.send(RELINK_RECIPES, { after: place });
    },
  };
}

/** @returns the id of the last recipe, null behind the end */
async function relinkChunk(em: EntityManager, after: string, names: FoodNames): Promise<string | null> {
  const rows = await em.execute<{ id: string }[]>(`select id from recipe where id > ? order by id limit ${CHUNK}`, [after]);
  await relinkRecipes(em, rows.map(({ id }) => id), names);
  return rows.at(-1)?.id ?? null;
}
