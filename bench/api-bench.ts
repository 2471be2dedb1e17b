import { seedCatalogue } from '../api/src/modules/catalogue/seed-catalogue.ts';
import { FoodStore } from '../api/src/modules/ingredients/foods/food-store.ts';
import { COUNT, NOTHING, RECIPE, SEARCH } from './api-queries.ts';
import {
  NO_VARIABLES,
  differentKitchens,
  differentRecipes,
  partlyNewKitchens,
  repeatedKitchens,
  repeatedRecipes,
} from './api-questions.ts';
import { fillDatabase, fillLines, settle, startBenchDatabase, type BenchDatabase } from './bench-database.ts';
import { startServer, type BenchServer } from './bench-server.ts';
import { catalogueFoods } from './corpus-foods.ts';
import { Corpus } from './corpus.ts';
import type { Figures } from './figures.ts';
import { withHealthChecks } from './health-watch.ts';
import { loadServer, type Load, type Questions } from './http-load.ts';

const CONNECTIONS = 16;
const SECONDS = 10;

/** Share of what a server can answer at all that a real question must reach. */
const SHARE = 0.25;

/** How seldom a search is a new one: of what Google is asked on a day, 15 % was never asked before, as it has said since 2013. */
const ONE_NEW_IN = 6;

/** Longest time of 99 in 100 searches, in milliseconds, and their share. */
const SEARCH_BARS = { p99: 60, share: SHARE };

/** Measures the API over HTTP, from this process against another, on the real foods and made-up recipes. */
export async function benchApi(recipes: number, figures: Figures): Promise<void> {
  figures.noteLoad();
  const database = await startBenchDatabase();
  try {
    figures.note(`Storing ${recipes.toLocaleString('en')} recipes with their lines and steps`);
    const corpus = await store(database, recipes);
    const server = await startServer(database.url);
    figures.note(`${CONNECTIONS} connections, ${SECONDS} seconds each`);
    try {
      await measure(server, corpus, recipes, figures);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
  }
}

/** Number of the first recipe that is made up, far above those of the catalogue. */
const FIRST = 1_000_001;

/** Keeps the starter catalogue's foods and adds recipes of them. */
export async function store(database: BenchDatabase, recipes: number): Promise<Corpus> {
  const { orm, url } = database;
  await seedCatalogue(orm.em);
  const foods = new FoodStore();
  await foods.refresh(orm.em);
  const counts = await orm.em
    .fork()
    .execute<{ food: number; recipes: number }[]>(
      'select food, count(*)::int as recipes from recipe, unnest(needed_foods) as food group by food',
    );
  const needing = new Map(counts.map((count) => [count.food, count.recipes]));
  const corpus = new Corpus(
    'api',
    catalogueFoods(foods.knowledge, (food) => needing.get(food.number) ?? 0),
  );
  await fillDatabase(url, corpus.recipes(FIRST, recipes));
  await fillLines(url, FIRST);
  await settle(database);
  return corpus;
}

/** What came of a load, and how long the server computed for one request, in milliseconds. */
interface Measured extends Load {
  computing: number;
}

async function measure(server: BenchServer, corpus: Corpus, recipes: number, figures: Figures): Promise<void> {
  const ask = (query: string, questions: Questions): Promise<Measured> => measureLoad(server, query, questions);
  const nothing = await ask(NOTHING, NO_VARIABLES);
  add(figures, '{ __typename }', nothing);
  const compare = (what: string, load: Measured, bars: { p99?: number; share?: number }): void => {
    add(figures, what, load, bars.p99);
    figures.add({
      what: `${what}, against { __typename }`,
      value: load.perSecond / nothing.perSecond,
      unit: '',
      ...(bars.share !== undefined && { bar: { atLeast: bars.share } }),
    });
  };
  figures.note(
    'searchRecipes, 8 chips, 24 full cards: every kitchen another; then a thousand kitchens that were asked for before, the k-th as often as 1/k',
  );
  const { done: searches, longest } = await withHealthChecks(server.url, () => ask(SEARCH, differentKitchens(corpus)));
  compare('search, every kitchen another', searches, SEARCH_BARS);
  figures.add({ what: '/livez meanwhile, longest', value: longest, unit: 'ms', bar: { atMost: 50 } });
  compare('search, kitchens asked for before', await ask(SEARCH, repeatedKitchens(corpus)), SEARCH_BARS);
  compare(
    `search, one kitchen in ${ONE_NEW_IN} another`,
    await ask(SEARCH, partlyNewKitchens(corpus, ONE_NEW_IN)),
    SEARCH_BARS,
  );
  compare(
    'search for the number of results alone, every kitchen another',
    await ask(COUNT, differentKitchens(corpus)),
    {},
  );
  figures.note(
    'The recipe page: every recipe another; then a thousand recipes that were asked for before, the k-th as often as 1/k',
  );
  compare('page, every recipe another', await ask(RECIPE, differentRecipes(FIRST, recipes)), { share: SHARE });
  compare('page, recipes asked for before', await ask(RECIPE, repeatedRecipes(FIRST, recipes)), { share: SHARE });
}

async function measureLoad({ url, computed }: BenchServer, query: string, questions: Questions): Promise<Measured> {
  const before = await computed();
  const load = await loadServer({ url, connections: CONNECTIONS, seconds: SECONDS, query, questions });
  return { ...load, computing: ((await computed()) - before) / load.asked };
}

function add(figures: Figures, what: string, { perSecond, p50, p99, computing }: Measured, bar?: number): void {
  figures.add({ what: `${what}, requests`, value: perSecond, unit: '/s' });
  figures.add({ what: `${what}, p50`, value: p50, unit: 'ms' });
  figures.add({ what: `${what}, p99`, value: p99, unit: 'ms', ...(bar !== undefined && { bar: { atMost: bar } }) });
  figures.add({ what: `${what}, the server's computing for one`, value: computing, unit: 'ms' });
}
