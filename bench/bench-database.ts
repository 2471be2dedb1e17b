import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { startEmbedded } from '../api/src/db/embedded/embedded.ts';
import { connect, migrate, type Orm } from '../api/src/db/orm.ts';
import type { IndexedRecipe } from '../api/src/modules/search/index/index-recipe.ts';
import { temporaryDataDir } from '../api/src/db/embedded/temporary-data-dir.ts';

/** A PostgreSQL of the benchmark's own, gone when it ends. */
export interface BenchDatabase {
  orm: Orm;
  url: string;
  stop(): Promise<void>;
}

/** Starts an empty database. It keeps nothing safe, as nothing measured here writes much. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const folder = temporaryDataDir('bench');
  const cluster = await startEmbedded(folder, {
    settings: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'shared_buffers=2GB',
      'work_mem=64MB',
      'maintenance_work_mem=512MB',
      'max_wal_size=8GB',
    ],
  });
  const orm = await connect(cluster.url);
  await migrate(orm);
  const stop = async (): Promise<void> => {
    await orm.close(true);
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { orm, url: cluster.url, stop };
}

/** Stores batches of recipes as published ones, and brings the planner's statistics up to date. */
export async function fillDatabase(url: string, recipes: Iterable<readonly IndexedRecipe[]>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('alter table recipe disable trigger user');
    for (const batch of recipes) await client.query(INSERT, [JSON.stringify(batch.map(toRow))]);
    await client.query('alter table recipe enable trigger user');
    await client.query(`select setval(pg_get_serial_sequence('recipe', 'number'), (select max(number) from recipe))`);
    await client.query('vacuum analyze recipe');
  } finally {
    await client.end();
  }
}

/** Waits until what was stored is on the disk, where the system can say so: to write it out would take its time from what is measured next. */
export async function settle({ orm }: BenchDatabase): Promise<void> {
  await orm.em.fork().execute('checkpoint');
  spawnSync('sync');
}

/** Gives the recipes from number `first` on a line for each of their foods and six steps. */
export async function fillLines(url: string, first: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(LINES, [first]);
    await client.query(STEPS, [first]);
    await client.query('vacuum analyze recipe_line, recipe_step');
  } finally {
    await client.end();
  }
}

const LINES = `insert into recipe_line (id, recipe_id, position, text, amount, unit, name, food_id, confidence)
  select recipe.id || '-' || position, recipe.id, position, '200 g ' || food_name.name, 200, 'g', food_name.name, food.id, 1
  from recipe, unnest(needed_foods || staple_foods) with ordinality as needed (number, position)
  join food using (number) join food_name on food_name.food_id = food.id and food_name.locale = 'en'
  where recipe.number >= $1`;

const STEPS = `insert into recipe_step (recipe_id, step, description, time_min)
  select id, step, 'Stir everything over a gentle heat until it is soft and smells the way it should, then season it.', step
  from recipe, generate_series(1, 6) as step where number >= $1`;

const INSERT = `insert into recipe (id, slug, title, description, author_name, servings, status, number, needed_foods, named_foods, staple_foods, unlinked_lines, diet, contains,
    cuisine, difficulty, tags, prep_time, cook_time, rating_sum, rating_count)
  select 'r' || number, 'recipe-' || number, 'Recipe ' || number, 'A dish that tastes of what is in it, made in one pan.', 'A Cook', 4, 'published', number, "neededFoods", "namedFoods",
    "stapleFoods", "unlinkedLines", diet, allergens, cuisine, difficulty, meals, "prepTime", "cookTime", "ratingSum", "reviewCount"
  from json_to_recordset($1) as row (number int, "neededFoods" int[], "namedFoods" int[], "stapleFoods" int[], "unlinkedLines" int, diet text, allergens text[], cuisine text, difficulty text, meals text[],
    "prepTime" int, "cookTime" int, "ratingSum" int, "reviewCount" int)`;

function toRow(recipe: IndexedRecipe): object {
  return { ...recipe, prepTime: recipe.totalTime - recipe.cookTime };
}
