import type { Client } from 'pg';
import { ALLERGENS, type Allergen } from '../../ingredients/dietary.ts';
import { RecipeStatus, type Difficulty } from '../../recipes/recipe-enums.ts';
import { mealsOf } from '../../recipes/meal-tags.ts';
import { UNMATCHED } from '../../recipes/unmatched.ts';
import type { Cuisine } from '../../recipes/cuisine.ts';
import type { DietFact } from '../../ingredients/food.entity.ts';
import type { IndexedRecipe } from './index-recipe.ts';

/**
 * Recipes read at a time: few enough that handling them takes the event loop a millisecond, and that little of what was
 * just read is still needed when the collector comes by, which holds everything up for as long as it moves that.
 */
const BATCH = 200;

const COLUMNS = `number, status, needed_foods, named_foods, staple_foods, unlinked_lines, diet, contains || unsure, cuisine, difficulty,
  prep_time, cook_time, rating_sum, rating_count, ${UNMATCHED}, tags`;

const PUBLISHED = `select ${COLUMNS} from recipe where status = 'published' and not ${UNMATCHED}`;

/**
 * Written by a transaction that had not ended when the earlier snapshot was taken. The first condition is implied by
 * the second, and can use the index on `changed_xid`.
 */
const UNSEEN = `changed_xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(changed_xid, $1::pg_snapshot)`;

/** Numbers of recipes that are gone, and recipes as they are now. */
export interface Changes {
  published: IndexedRecipe[];
  gone: number[];
}

/** The snapshot a reading saw, as the text of a `pg_snapshot`; the next reading starts from it. */
export type Snapshot = string;

/**
 * Reads what was written since an earlier reading, or every published recipe when there was none, in batches and in one
 * snapshot of the database.
 * @returns the snapshot it read; nothing that commits after it is missed by the next reading, in whatever order
 */
export async function readIndexed(
  client: Client,
  since: Snapshot | null,
  onChanges: (changes: Changes) => void,
): Promise<Snapshot> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const snapshot = await readSnapshot(client);
    if (since === null) await readCursor(client, PUBLISHED, [], (rows) => onChanges(sortOut(rows)));
    else await readChanges(client, since, onChanges);
    return snapshot;
  } finally {
    await client.query('rollback');
  }
}

async function readSnapshot(client: Client): Promise<Snapshot> {
  const { rows } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
  const [row] = rows;
  if (!row) throw new Error('the database gave no snapshot');
  return row.snapshot;
}

async function readChanges(client: Client, since: Snapshot, onChanges: (changes: Changes) => void): Promise<void> {
  await readCursor(client, `select ${COLUMNS} from recipe where ${UNSEEN}`, [since], (rows) =>
    onChanges(sortOut(rows)),
  );
  const deletions = `select number from recipe_deletion where ${UNSEEN}`;
  await readCursor(client, deletions, [since], (rows) =>
    onChanges({ published: [], gone: rows.map(([number]) => Number(number)) }),
  );
}

type Row = readonly (string | null)[];

/** Everything stays text: parsing the columns ourselves is three times as fast as the driver's general way. */
const asText = { getTypeParser: () => (text: string) => text };

/** The next batch is on its way while one is handled. */
async function readCursor(
  client: Client,
  query: string,
  values: string[],
  onRows: (rows: Row[]) => void,
): Promise<void> {
  await client.query(`declare changes no scroll cursor for ${query}`, values);
  const fetch = () => client.query<string[]>({ text: `fetch ${BATCH} from changes`, rowMode: 'array', types: asText });
  for (let next = fetch(); ;) {
    const { rows } = await next;
    if (rows.length === 0) break;
    next = fetch();
    onRows(rows);
  }
  await client.query('close changes');
}

function sortOut(rows: Row[]): Changes {
  const changes: Changes = { published: [], gone: [] };
  for (const row of rows) {
    if (row[1] === RecipeStatus.PUBLISHED && row[14] === 'f') changes.published.push(toRecipe(row));
    else changes.gone.push(Number(row[0]));
  }
  return changes;
}

function toRecipe(row: Row): IndexedRecipe {
  const cookTime = Number(row[11]);
  return {
    number: Number(row[0]),
    neededFoods: numbers(row[2]),
    namedFoods: numbers(row[3]),
    stapleFoods: numbers(row[4]),
    unlinkedLines: Number(row[5]),
    diet: row[6] as DietFact,
    allergens: allergens(row[7]),
    cuisine: row[8] as Cuisine | null,
    difficulty: row[9] as Difficulty,
    meals: mealsOf(words(row[15])),
    cookTime,
    totalTime: Number(row[10]) + cookTime,
    ratingSum: Number(row[12]),
    reviewCount: Number(row[13]),
  };
}

const [ZERO, NINE] = ['0'.charCodeAt(0), '9'.charCodeAt(0)];

/** Reads `{12,345}` digit by digit: most of the time of loading would go into splitting it. */
function numbers(array: string | null | undefined): number[] {
  const found: number[] = [];
  if (!array || array === '{}') return found;
  let number = 0;
  for (let at = 1; at < array.length; at++) {
    const code = array.charCodeAt(at);
    if (code >= ZERO && code <= NINE) {
      number = 10 * number + code - ZERO;
    } else {
      found.push(number);
      number = 0;
    }
  }
  return found;
}

function words(array: string | null | undefined): string[] {
  return !array || array === '{}' ? [] : array.slice(1, -1).split(',');
}

function allergens(array: string | null | undefined): Allergen[] {
  const names = words(array);
  return ALLERGENS.filter((allergen) => names.includes(allergen));
}
