import { seedCatalogue } from '../api/src/modules/catalogue/seed-catalogue.ts';
import { FoodStore } from '../api/src/modules/ingredients/foods/food-store.ts';
import { COUNT, NOTHING, RECIPE, SEARCH } from './api-queries.ts';
import { NO_VARIABLES, differentKitchens, differentRecipes } from './api-questions.ts';
import { fillDatabase, fillLines, settle, startBenchDatabase, type BenchDatabase } from './bench-database.ts';
import { startServer, type BenchServer } from './bench-server.ts';
import { catalogueFoods } from './corpus-foods.ts';
import { Corpus } from './corpus.ts';
import type { Figures } from './figures.ts';
import { withHealthChecks } from './health-watch.ts';
import { loadServer, type Load, type Questions } from './http-load.ts';

const CONNECTIONS = 16;
const SECONDS = 10;

/** Longest time of 99 in 100 searches, in milliseconds. */
const SEARCH_P99 = 80;

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
  add(figures, '{ __typename }', await ask(NOTHING, NO_VARIABLES));
  figures.note('searchRecipes, 8 chips, 24 full cards, every kitchen another');
  const { done: searches, longest } = await withHealthChecks(server.url, () => ask(SEARCH, differentKitchens(corpus)));
  add(figures, 'search', searches, SEARCH_P99);
  figures.add({ what: '/livez meanwhile, longest', value: longest, unit: 'ms', bar: { atMost: 50 } });
  add(figures, 'search for the number of results alone', await ask(COUNT, differentKitchens(corpus)));
  figures.note('The recipe page, every recipe another');
  add(figures, 'page', await ask(RECIPE, differentRecipes(FIRST, recipes)));
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
