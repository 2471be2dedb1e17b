import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions } from '../../../../api/src/db/orm.ts';
import { Diet } from '../../../../api/src/modules/ingredients/dietary.ts';
import { IndexFollower, type FollowerOptions } from '../../../../api/src/modules/search/index/index-follower.ts';
import { storeChoices } from '../../../../api/src/modules/ingredients/foods/food-choices.sql.ts';
import { FoodChoices } from '../../../../api/src/modules/ingredients/foods/food-choices.ts';
import { MatchState } from '../../../../api/src/modules/search/match/match-state.ts';
import type { MatchQuery } from '../../../../api/src/modules/search/match/search-engine.ts';
import { BreakableLine } from '../../../support/breakable-line.ts';
import { createDatabase, type TestDatabase } from '../../../support/database.ts';

const quiet = { info: () => undefined, warn: () => undefined };

let database: TestDatabase;
const followers: IndexFollower[] = [];
const ending: (() => Promise<unknown>)[] = [];

beforeEach(async () => (database = await createDatabase()));
afterEach(async () => {
  await Promise.all(followers.splice(0).map((follower) => follower.stop()));
  for (const end of ending.splice(0).reverse()) await end();
  await database.drop();
});

async function follow(options: FollowerOptions = {}, orm = database.orm): Promise<IndexFollower> {
  const follower = await IndexFollower.start(orm, quiet, options);
  followers.push(follower);
  return follower;
}

async function sql(statement: string): Promise<void> {
  await database.orm.em.fork().execute(statement);
}

const insert = (id: string, status = 'published'): string =>
  `insert into recipe (id, slug, title, description, author_name, difficulty, prep_time, cook_time, servings, status, needed_foods) values ('${id}', '${id}', '', '', '', 'Easy', 5, 10, 2, '${status}', '{1,2}')`;

/** A connection that holds a transaction open. */
async function session(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  ending.push(() => client.end());
  return client;
}

/** Milliseconds until the condition held; fails after `limit`. */
async function until(condition: () => boolean, limit: number): Promise<number> {
  const started = performance.now();
  while (!condition()) {
    if (performance.now() - started > limit) throw new Error(`not within ${limit} ms`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return performance.now() - started;
}

test('published recipes are read at the start, in any number; the others are not', async () => {
  await sql(`insert into recipe (id, slug, title, description, author_name, difficulty, prep_time, cook_time, servings, status, needed_foods)
    select n, n, '', '', '', 'Easy', 5, 10, 2, case when n % 2 = 0 then 'published' else 'draft' end, array[n % 7 + 1] from generate_series(1, 5000) n`);
  const follower = await follow();
  await follower.refresh();
  expect(follower.isReady).toBe(true);
  expect(follower.engine.size()).toBe(2_500);
});

test('it starts without waiting for the recipes to be read, and is ready only then', async () => {
  const follower = await follow();
  expect(follower.isReady).toBe(false);
  await follower.refresh();
  expect(follower.isReady).toBe(true);
});

test('until every recipe was read a search is refused, as it would find too few', async () => {
  const follower = await follow();
  const filters = {
    diet: Diet.ANY,
    allergies: [],
    maxCookTime: 60,
    cuisine: null,
    difficulty: null,
    meal: null,
    maxMissing: null,
    mustUse: [],
    excluded: new Set<number>(),
  };
  const query: MatchQuery = {
    coverage: new Map([[1, { state: MatchState.HAVE, credit: 10, via: 1, swap: null }]]),
    telling: new Map([[1, 250]]),
    assumeStaples: true,
    filters,
    due: new Set(),
    sort: 'relevance',
  };
  await sql(insert('there'));
  await expect(follower.engine.search(query, { first: 1, after: null })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Larder has just started and is still reading its recipes. Try again in a moment.',
  });
  await expect(follower.engine.count(query)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await follower.refresh();
  expect(await follower.engine.count(query)).toBe(1);
});

test('a recipe published by one process is found by another within a second; a rejected or deleted one is gone within a second', async () => {
  const [here, there] = [await follow(), await follow()];
  await Promise.all([here.refresh(), there.refresh()]);
  const haveAll = (size: number) => () => here.engine.size() === size && there.engine.size() === size;
  const times: number[] = [];
  for (const [change, size] of [
    [insert('a'), 1],
    [insert('b'), 2],
    [`update recipe set status = 'rejected' where id = 'a'`, 1],
    [`delete from recipe where id = 'b'`, 0],
    [insert('c'), 1],
  ] as const) {
    await sql(change);
    times.push(await until(haveAll(size), 5_000));
  }
  // The middle one: a moment in which the machine does something else tells nothing.
  expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(1_000);
});

test('choices of foods that another process stored are read before their recipes count as taken over', async () => {
  const choices = new FoodChoices();
  const follower = await follow({ onNewChoices: () => choices.refresh(database.orm.em) });
  await follower.refresh();
  await database.orm.em.fork().transactional((tx) =>
    storeChoices(tx, [
      { foods: [1, 2], refused: [] },
      { foods: [2, 3], refused: [] },
      { foods: [2, 3], refused: [4] },
    ]),
  );
  await sql(insert('there'));
  await follower.refresh();
  expect(choices.offering(2).map((choice) => choices.foodsOf(choice))).toEqual([
    [1, 2],
    [2, 3],
    [2, 3],
  ]);
  expect(choices.offering(3).map((choice) => choices.refuses(choice, 4))).toEqual([false, true]);
});

test('choices that are known are neither announced nor read again when another recipe asks for them', async () => {
  const choices = new FoodChoices();
  let readings = 0;
  const follower = await follow({ onNewChoices: () => (readings++, choices.refresh(database.orm.em)) });
  const write = (asked: readonly number[]) =>
    database.orm.em.fork().transactional((tx) => storeChoices(tx, [{ foods: asked, refused: [] }]));
  await write([1, 2]);
  await follower.refresh();
  const before = readings;
  const again = await write([1, 2]);
  await follower.refresh();
  expect([readings, again.numberOf({ foods: [1, 2], refused: [] })]).toEqual([
    before,
    choices.numberOf({ foods: [1, 2], refused: [] }),
  ]);
  await write([1, 3]);
  await follower.refresh();
  expect([readings, choices.offering(1).length]).toEqual([before + 1, 2]);
});

test('choices that could not be read at once are read again, and nothing is said of a lost database', async () => {
  const warnings: string[] = [];
  let readings = 0;
  const follower = await IndexFollower.start(
    database.orm,
    { info: () => undefined, warn: (_facts, message) => warnings.push(message) },
    {
      onNewChoices: async () => {
        readings += 1;
        if (readings < 3) throw new Error('timeout expired');
      },
    },
  );
  try {
    await follower.refresh();
    expect([readings, warnings]).toEqual([3, []]);
  } finally {
    await follower.stop();
  }
});

test('of two transactions that store the same choices, each gets the same numbers', async () => {
  const wanted = Array.from({ length: 40 }, (_, i) => ({
    foods: [i + 1, i + 50],
    refused: i % 2 === 0 ? [] : [i + 2],
  }));
  const stored = await Promise.all(
    [wanted, wanted.toReversed(), wanted].map((some) =>
      database.orm.em.fork().transactional((tx) => storeChoices(tx, some)),
    ),
  );
  const numbers = stored.map((choices) => wanted.map((asked) => choices.numberOf(asked)));
  expect(new Set(numbers[0]).size).toBe(40);
  expect(numbers).toEqual([numbers[0], numbers[0], numbers[0]]);
});

test('who was without the database for longer than deletions are kept reads all recipes again, and what is gone is gone', async () => {
  const follower = await follow({ sweepMs: 60_000, rereadAfterMs: -1 });
  await sql(`${insert('stays')}; ${insert('goes')}`);
  await follower.refresh();
  expect(follower.engine.size()).toBe(2);
  await sql(`delete from recipe where id = 'goes'; delete from recipe_deletion`);
  await follower.refresh();
  expect(follower.engine.size()).toBe(1);
});

test('a change is found by the sweep when its notification is lost', async () => {
  const follower = await follow({ sweepMs: 100 });
  await follower.refresh();
  await sql('alter table recipe disable trigger recipe_announce');
  await sql(insert('unannounced'));
  await until(() => follower.engine.size() === 1, 5_000);
});

test('a transaction that began first and commits last is not missed', async () => {
  const follower = await follow();
  const early = await session();
  await early.query('begin');
  await early.query(insert('early'));
  await sql(insert('late'));
  await follower.refresh();
  expect(follower.engine.size()).toBe(1);
  await early.query('commit');
  await follower.refresh();
  expect(follower.engine.size()).toBe(2);
});

test('what was rolled back was never there', async () => {
  const follower = await follow();
  const undecided = await session();
  await undecided.query('begin');
  await undecided.query(insert('undecided'));
  await follower.refresh();
  await undecided.query('rollback');
  await follower.refresh();
  expect(follower.engine.size()).toBe(0);
});

test('a recipe that is rewritten is known by its new foods', async () => {
  await sql(insert('a'));
  await sql(insert('b'));
  const follower = await follow();
  await follower.refresh();
  expect(await follower.engine.similar(1, [[1]], 1)).toEqual([2]);
  await sql(`update recipe set needed_foods = '{9}' where id = 'b'`);
  await follower.refresh();
  expect(await follower.engine.similar(1, [[1]], 1)).toEqual([]);
  expect([follower.engine.popularity(1), follower.engine.popularity(9)]).toEqual([1, 1]);
});

test('a refresh after the end is refused in a sentence, and the connection is gone', async () => {
  const follower = await follow();
  await follower.refresh();
  const listeners = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'larder match index'`;
  expect(await database.orm.em.fork().execute(listeners)).toHaveLength(1);
  await follower.stop();
  expect(await database.orm.em.fork().execute(listeners)).toHaveLength(0);
  await expect(follower.refresh()).rejects.toThrow('The match index no longer follows the database.');
  expect(follower.isReady).toBe(true);
});

describe('when the database goes away', () => {
  let line: BreakableLine;
  let orm: MikroORM;
  beforeEach(async () => {
    line = await BreakableLine.to(database.url);
    orm = new MikroORM(ormOptions(line.url));
    ending.push(
      () => orm.close(true),
      () => line.cut(),
    );
  });

  test('what was written meanwhile is found when it is back', async () => {
    await sql(insert('before'));
    const follower = await follow({}, orm);
    await follower.refresh();
    await line.cut();
    await sql(insert('meanwhile'));
    await sql(insert('meanwhile-too'));
    await sql(`delete from recipe where id = 'before'`);
    await expect(follower.refresh()).rejects.toThrow();
    expect(follower.isReady).toBe(true);
    expect(follower.engine.size()).toBe(1);
    await line.mend();
    await until(() => follower.engine.size() === 2, 5_000);
    expect(await follower.engine.similar(2, [[1]], 5)).toEqual([3]);
  });

  test('at the start already, it keeps trying', async () => {
    await sql(insert('there'));
    await line.cut();
    const follower = await follow({}, orm);
    await expect(follower.refresh()).rejects.toThrow();
    expect(follower.isReady).toBe(false);
    await line.mend();
    await until(() => follower.isReady, 5_000);
    expect(follower.engine.size()).toBe(1);
  });
});
