import { deepStrictEqual } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { IndexFollower } from '../api/src/modules/search/index/index-follower.ts';
import { IndexLoader } from '../api/src/modules/search/index/index-loader.ts';
import { MatchIndex } from '../api/src/modules/search/index/match-index.ts';
import type { MatchPage, MatchQuery, SearchEngine } from '../api/src/modules/search/match/search-engine.ts';
import { rankInDatabase } from '../api/src/modules/search/ranking.sql.ts';
import { fillDatabase, settle, startBenchDatabase, type BenchDatabase } from './bench-database.ts';
import { startProcess } from './bench-process.ts';
import { Corpus } from './corpus.ts';
import { madeUpFoods } from './corpus-foods.ts';
import type { Figures } from './figures.ts';
import type { Followed, TakenOver } from './follower-watch.ts';
import { longestTurn, type LongestTurn } from './loop-watch.ts';
import { manyQueries, PAGE, pantryQueries, SEARCHES, timeSearches, unlocksOf } from './match-searches.ts';
import { searchPlainly } from './plain-loop.ts';
import { benchQuality } from './quality-bench.ts';
import { timeEach, type Timing } from './timing.ts';

/** The SQL statement and the plain loop answer the first few of the searches. */
const COMPARED = 12;

/** How long the event loop is watched with nothing to do, to compare with: about as long as the recipes are read. */
const IDLE_MS = 5_000;

/** Recipes that are rewritten at once; all where there are not as many. */
const REWRITTEN = 20_000;

const quiet = { info: () => undefined, warn: () => undefined };

/** Measures the match index on a made-up catalogue, against the SQL statement and a plain loop, and the quality of matches. */
export async function benchMatch(recipes: number, figures: Figures): Promise<void> {
  figures.noteLoad();
  await benchQuality(figures);
  const database = await startBenchDatabase();
  try {
    figures.note(`Storing ${recipes.toLocaleString('en')} made-up recipes in PostgreSQL`);
    await fillDatabase(database.url, new Corpus().recipes(1, recipes));
    await settle(database);
    const fifteen = await benchIndex(database, figures);
    await benchGrowth(recipes, figures);
    await benchChoices(recipes, figures);
    await benchLoop(recipes, fifteen, figures);
  } finally {
    await database.stop();
  }
}

/** Time per search at a hundredth, a tenth and all of the recipes, each in an index of its own. */
async function benchGrowth(recipes: number, figures: Figures): Promise<void> {
  figures.note('Growth: 15 chips, filters on');
  const times: number[] = [];
  for (const share of [100, 10, 1]) {
    const some = Math.ceil(recipes / share);
    const { p50 } = await timeSearches(await loadedIndex(some), manyQueries(15, true));
    times.push(p50);
    figures.add({ what: `${some.toLocaleString('en')} recipes, p50`, value: p50, unit: 'ms' });
  }
  const [least = 0, , most = 0] = times;
  figures.add({ what: 'time for 100 times the recipes', value: most / least, unit: 'times', bar: { atMost: 100 } });
}

/** Of real lines one in twenty leaves a choice of foods, and a kitchen covers very many of them. */
async function benchChoices(recipes: number, figures: Figures): Promise<void> {
  figures.note('Recipes that leave choices of foods as often as real ones');
  const foods = madeUpFoods(true);
  const index = await loadedIndex(recipes, foods);
  for (const chips of [15, 3])
    addTiming(figures, `${chips} chips, filters on`, await timeSearches(index, manyQueries(chips, true, 0, foods)));
}

async function loadedIndex(recipes: number, foods = madeUpFoods()): Promise<MatchIndex> {
  const loader = new IndexLoader();
  for (const batch of new Corpus('larder', foods).recipes(1, recipes)) loader.add(batch);
  const index = new MatchIndex();
  index.replace(await loader.finish());
  return index;
}

/** @returns the timing of 15 chips with filters */
async function benchIndex(database: BenchDatabase, figures: Figures): Promise<Timing> {
  figures.note('The index');
  figures.noteLoad();
  figures.add({
    what: 'event loop late at most, doing nothing',
    value: (await longestTurn(sleep(IDLE_MS))).late,
    unit: 'ms',
  });
  await benchFollowing(database, figures);
  const follower = await IndexFollower.start(database.orm, quiet);
  await follower.refresh();
  figures.add({ what: 'memory', value: follower.bytes / 1e6, unit: 'MB', bar: { atMost: 250 } });
  const timing = await benchSearches(follower.engine, figures);
  await benchStatement(database, follower.engine, timing, figures);
  await follower.stop();
  return timing;
}

/** Watches how long the event loop is held while all recipes are read, and while some that are rewritten at once are taken over. */
async function benchFollowing({ orm, url }: BenchDatabase, figures: Figures): Promise<void> {
  const { child, said } = startProcess('follower-watch', [url]);
  const { ms, ...read } = (await said()) as Followed;
  figures.add({ what: 'ready, read from PostgreSQL', value: ms / 1_000, unit: 's', bar: { atMost: 10 } });
  addTurn(figures, read);
  await orm.em
    .fork()
    .execute(
      'update recipe set needed_foods = needed_foods[2:], named_foods = array_remove(named_foods, needed_foods[1]), prep_time = prep_time + 1 where number <= ?',
      [REWRITTEN],
    );
  child.send('changed');
  const taken = (await said()) as TakenOver;
  figures.note(`${REWRITTEN.toLocaleString('en')} recipes rewritten at once`);
  figures.add({ what: 'taken over after', value: taken.ms, unit: 'ms' });
  addTurn(figures, taken);
  addTiming(figures, '15 chips, filters on, right after', taken.searches);
}

async function benchSearches(engine: SearchEngine, figures: Figures): Promise<Timing> {
  const queries = manyQueries(15, true);
  const timing = await timeSearches(engine, queries);
  addTiming(figures, '15 chips, filters on', timing, { p50: 5, p99: 12 });
  addTiming(figures, '15 chips, no filters', await timeSearches(engine, manyQueries(15, false)));
  addTiming(
    figures,
    '15 chips and 12 foods at home, filters on',
    await timeSearches(engine, manyQueries(15, true, 12)),
  );
  addTiming(figures, '3 chips, filters on', await timeSearches(engine, manyQueries(3, true)), { p50: 2.5, p99: 6 });
  for (const sort of ['time', 'rating', 'popularity'] as const) {
    addTiming(
      figures,
      `15 chips, filters on, by ${sort}`,
      await timeSearches(
        engine,
        queries.map((query) => ({ ...query, sort })),
      ),
    );
  }
  await benchPantries(engine, figures);
  const asked = queries.map(({ coverage }, i) => ({
    number: 1 + ((i * 7_919) % engine.size()),
    needs: [...coverage.keys()].slice(0, 10).map((food) => [food]),
  }));
  addTiming(
    figures,
    'similar recipes',
    await timeEach(
      asked.map(
        ({ number, needs }) =>
          () =>
            engine.similar(number, needs, 6),
      ),
      SEARCHES / 4,
    ),
  );
  return timing;
}

/** Foods of a well-stocked pantry, as many as a search takes. */
const PANTRY = 300;

/** Searches from whole pantries, and what to buy for them and for chips. */
async function benchPantries(engine: SearchEngine, figures: Figures): Promise<void> {
  const pantries = pantryQueries(PANTRY, true);
  addTiming(figures, `a pantry of ${PANTRY} foods, filters on`, await timeSearches(engine, pantries), { p50: 10 });
  const useFirst = pantries.map((query) => ({
    ...query,
    sort: 'use_first' as const,
    due: new Set([...query.telling.keys()].slice(0, 6)),
  }));
  addTiming(figures, `a pantry of ${PANTRY} foods, what is due first`, await timeSearches(engine, useFirst));
  for (const [what, foods] of [
    ['15 chips', 15],
    [`a pantry of ${PANTRY} foods`, PANTRY],
  ] as const) {
    const { singles, pair } = unlocksOf(engine, foods);
    addTiming(figures, `what to buy, ${what}, filters on`, await timeEach(singles, SEARCHES / 8), { p50: 5 });
    addTiming(figures, `which two to buy, ${what}, filters on`, await timeEach(pair, SEARCHES / 8), { p50: 50 });
  }
}

/** A few of the searches by the SQL statement, which must give the same answers. */
async function benchStatement(
  { orm }: BenchDatabase,
  index: SearchEngine,
  ofIndex: Timing,
  figures: Figures,
): Promise<void> {
  const statement = { search: (query: MatchQuery, page: MatchPage) => rankInDatabase(orm.em.fork(), query, page) };
  const compared = manyQueries(15, true).slice(0, COMPARED);
  for (const query of compared)
    deepStrictEqual(
      await statement.search(query, PAGE),
      await index.search(query, PAGE),
      'the index and the SQL statement disagree',
    );
  const { p50 } = await timeSearches(statement, compared);
  figures.add({ what: 'SQL statement, 15 chips, filters on, p50', value: p50, unit: 'ms' });
  figures.add({ what: 'index against SQL statement', value: p50 / ofIndex.p50, unit: 'times', bar: { atLeast: 50 } });
}

/** A few of the searches by looking at every recipe in turn, which must give the same answers. */
async function benchLoop(recipes: number, ofIndex: Timing, figures: Figures): Promise<void> {
  figures.note('A plain loop over every recipe');
  const all = [...new Corpus().recipes(1, recipes)].flat();
  const index = await loadedIndex(recipes);
  const compared = manyQueries(15, true).slice(0, COMPARED);
  for (const query of compared)
    deepStrictEqual(
      searchPlainly(all, query, PAGE),
      await index.search(query, PAGE),
      'the index and the plain loop disagree',
    );
  const { p50 } = await timeEach(
    compared.map((query) => async () => searchPlainly(all, query, PAGE)),
    2,
  );
  figures.add({ what: 'plain loop, 15 chips, filters on, p50', value: p50, unit: 'ms' });
  figures.add({ what: 'index against plain loop', value: p50 / ofIndex.p50, unit: 'times' });
}

function addTurn(figures: Figures, { computing, late }: LongestTurn): void {
  figures.add({
    what: 'event loop held at most meanwhile, computing',
    value: computing,
    unit: 'ms',
    bar: { atMost: 10 },
  });
  figures.add({ what: 'event loop late at most meanwhile, on any processor load', value: late, unit: 'ms' });
}

function addTiming(
  figures: Figures,
  what: string,
  { p50, p95, p99 }: Timing,
  bars: { p50?: number; p99?: number } = {},
): void {
  figures.add({
    what: `${what}, p50`,
    value: p50,
    unit: 'ms',
    ...(bars.p50 !== undefined && { bar: { atMost: bars.p50 } }),
  });
  figures.add({ what: `${what}, p95`, value: p95, unit: 'ms' });
  figures.add({
    what: `${what}, p99`,
    value: p99,
    unit: 'ms',
    ...(bars.p99 !== undefined && { bar: { atMost: bars.p99 } }),
  });
}
