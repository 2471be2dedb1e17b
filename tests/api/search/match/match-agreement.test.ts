import fc from 'fast-check';
import { MatchIndex } from '../../../../api/src/modules/search/index/match-index.ts';
import type {
  MatchHit,
  MatchQuery,
  RankKey,
  SearchEngine,
} from '../../../../api/src/modules/search/match/search-engine.ts';
import { judgeRecipe } from '../../../../api/src/modules/search/match/match-score.ts';
import { rankInDatabase } from '../../../../api/src/modules/search/ranking.sql.ts';
import { createDatabase, type TestDatabase } from '../../../support/database.ts';
import {
  allHits,
  breaksFilter,
  indexed,
  recipeBody,
  resolve,
  smallWorld,
  asked,
  type SmallRecipe,
  type SmallWorld,
  type KitchenSearch,
} from '../../../support/small-kitchens.ts';
import { propertyRuns } from '../../../support/nightly.ts';

function indexOf(world: SmallWorld): MatchIndex {
  const index = new MatchIndex();
  index.apply(world.recipes.map((recipe) => indexed(recipe, world)));
  return index;
}

/** Every page of a search, put together; what is said about the whole must be the same on each. */
async function readThrough(
  engine: Pick<SearchEngine, 'search'>,
  query: MatchQuery,
  first: number,
): Promise<{ hits: MatchHit[]; total: number }> {
  const hits: MatchHit[] = [];
  for (let after: RankKey | null = null; ;) {
    const page = await engine.search(query, { first, after });
    hits.push(...page.hits);
    after = page.hits.at(-1)?.key ?? null;
    if (!page.hasNext || after === null) return { hits, total: page.total };
  }
}

const pageSize = fc.integer({ min: 1, max: 6 });

test('the searches made up here set every filter, and find something', () => {
  const searches = fc.sample(fc.tuple(smallWorld, asked), { numRuns: 1_000, seed: 1 });
  const share = (holds: (pair: (typeof searches)[number]) => boolean): number =>
    searches.filter(holds).length / searches.length;
  for (const filter of ['cuisine', 'difficulty', 'meal', 'maxMissing'] as const)
    expect(share(([, { [filter]: value }]) => value !== null)).toBeGreaterThan(0.1);
  for (const filter of ['allergies', 'pantry', 'mustUse', 'exclude'] as const)
    expect(share(([, { [filter]: values }]) => values.length > 0)).toBeGreaterThan(0.1);
  expect(share(([world, asked]) => allHits(world, asked).length > 1)).toBeGreaterThan(0.1);
});

describe('the index', () => {
  test('finds what judging every recipe on its lines finds, in that order, page by page, for any catalogue, chips and filters', async () => {
    await fc.assert(
      fc.asyncProperty(smallWorld, asked, pageSize, async (world, asked, first) => {
        const { query } = resolve(world, asked);
        const hits = allHits(world, asked);
        expect(await readThrough(indexOf(world), query, first)).toEqual({ hits, total: hits.length });
        expect(await indexOf(world).count(query)).toBe(hits.length);
      }),
      { numRuns: propertyRuns(1_000) },
    );
  });

  test('never offers a recipe that breaks a filter', async () => {
    await fc.assert(
      fc.asyncProperty(smallWorld, asked, async (world, asked) => {
        const { hits } = await indexOf(world).search(resolve(world, asked).query, { first: 100, after: null });
        const broken = new Set(
          world.recipes.filter((recipe) => breaksFilter(recipe, asked, world)).map(({ number }) => number),
        );
        expect(hits.map(({ number }) => number).filter((number) => broken.has(number))).toEqual([]);
      }),
    );
  });

  test('by what is due, puts no recipe above one of the same percentage that uses more due foods', async () => {
    await fc.assert(
      fc.asyncProperty(smallWorld, asked, async (world, asked) => {
        const { query, kitchen } = resolve(world, { ...asked, sort: 'use_first', due: asked.held.slice(0, 3) });
        const { hits } = await indexOf(world).search(query, { first: 100, after: null });
        const dueUsed = new Map(
          world.recipes.map((recipe) => {
            const judged = { lines: recipe.lines, namedFoods: indexed(recipe, world).namedFoods };
            return [recipe.number, judgeRecipe(judged, kitchen).used.filter((food) => query.due.has(food)).length];
          }),
        );
        const alike = Map.groupBy(hits, ({ percentage }) => percentage);
        for (const same of alike.values()) {
          const counts = same.map(({ number }) => dueUsed.get(number) ?? 0);
          expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        }
      }),
    );
  });

  test('gives the same answer in whatever order the chips were typed, and however often', async () => {
    await fc.assert(
      fc.asyncProperty(smallWorld, asked, fc.infiniteStream(fc.nat()), async (world, asked, random) => {
        const repeated = [...asked.held, ...asked.held];
        const shuffled = repeated
          .map((food) => ({ food, at: random.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ food }) => food);
        const page = { first: 100, after: null };
        const index = indexOf(world);
        const typed = await index.search(resolve(world, asked).query, page);
        expect(await index.search(resolve(world, { ...asked, held: shuffled }).query, page)).toEqual(typed);
      }),
    );
  });

  test('never lowers the percentage of a recipe that uses the same when the pantry holds more, and finds none for it alone', async () => {
    await fc.assert(
      fc.asyncProperty(smallWorld, asked, fc.integer({ min: 1, max: 12 }), async (world, asked, food) => {
        const index = indexOf(world);
        const page = { first: 100, after: null };
        const unbound: KitchenSearch = { ...asked, maxMissing: null, allowSubstitutions: false, sort: 'relevance' };
        const before = new Map(
          (await index.search(resolve(world, unbound).query, page)).hits.map((hit) => [hit.number, hit]),
        );
        const after = await index.search(resolve(world, { ...unbound, pantry: [...asked.pantry, food] }).query, page);
        const usedBefore = ({ number }: MatchHit): number => before.get(number)?.key[1] ?? -1;
        const usedNow = ({ key: [, used = 0] }: MatchHit): number => used;
        for (const hit of after.hits) expect(usedBefore(hit)).toBeGreaterThanOrEqual(usedNow(hit));
        const usingTheSame = after.hits.filter((hit) => usedBefore(hit) === usedNow(hit));
        for (const { number, percentage } of usingTheSame)
          expect(percentage).toBeGreaterThanOrEqual(before.get(number)?.percentage ?? Infinity);
      }),
    );
  });

  test('lets no optional line stand in the way: with or without it, a recipe matches alike', async () => {
    await fc.assert(
      fc.asyncProperty(
        smallWorld,
        asked,
        recipeBody,
        fc.option(fc.integer({ min: 1, max: 12 })),
        async (pantry, asked, body, food) => {
          // A recipe of nothing but optional lines and staples does count them: without them it would ask for nothing.
          const needed: SmallRecipe = { ...body, number: 1, lines: [...body.lines, { food: 1, isOptional: false }] };
          const embellished: SmallRecipe = { ...needed, lines: [...needed.lines, { food, isOptional: true }] };
          const { query } = resolve({ ...pantry, recipes: [needed] }, asked);
          const page = { first: 1, after: null };
          expect(await indexOf({ ...pantry, recipes: [embellished] }).search(query, page)).toEqual(
            await indexOf({ ...pantry, recipes: [needed] }).search(query, page),
          );
        },
      ),
    );
  });

  test('holds what was last written, in whatever order recipes came, changed and went', async () => {
    const step = fc.record({ number: fc.integer({ min: 1, max: 8 }), body: fc.option(recipeBody) });
    await fc.assert(
      fc.asyncProperty(smallWorld, asked, fc.array(step, { maxLength: 30 }), async (pantry, asked, steps) => {
        const index = new MatchIndex();
        const last = new Map<number, SmallRecipe>();
        for (const { number, body } of steps) {
          if (body) last.set(number, { number, ...body });
          else last.delete(number);
          const now = last.get(number);
          index.apply(now ? [indexed(now, pantry)] : [], now ? [] : [number]);
        }
        const world = { ...pantry, recipes: [...last.values()] };
        const hits = allHits(world, asked);
        expect(await index.search(resolve(world, asked).query, { first: 100, after: null })).toEqual({
          hits,
          total: hits.length,
          hasNext: false,
        });
        expect(index.size()).toBe(last.size);
        const asking = world.recipes.filter((recipe) => indexed(recipe, pantry).neededFoods.includes(1));
        expect(index.popularity(1)).toBe(asking.length);
      }),
    );
  });
});

describe('the SQL statement', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  /** Each recipe is there twice: listed, and as one made for somebody's kitchen, which no search finds. */
  async function store(world: SmallWorld): Promise<void> {
    const rows = world.recipes.map((recipe) => ({ ...recipe, ...indexed(recipe, world) }));
    await database.orm.em.fork().execute(
      `delete from recipe;
       insert into recipe (id, slug, title, description, author_name, servings, status, number, needed_foods, named_foods, staple_foods, unlinked_lines, diet, contains, cuisine,
         difficulty, tags, prep_time, cook_time, rating_sum, rating_count, is_creative)
       select id, id, '', '', '', 2, 'published', id, "neededFoods", "namedFoods", "stapleFoods", "unlinkedLines", diet, allergens, cuisine, difficulty, meals, "prepTime", "cookTime",
         "ratingSum", "ratingCount", creative
       from json_to_recordset(?) as row (number int, "neededFoods" int[], "namedFoods" int[], "stapleFoods" int[], "unlinkedLines" int, diet text, allergens text[], cuisine text, difficulty text, meals text[],
         "prepTime" int, "cookTime" int, "ratingSum" int, "ratingCount" int),
         lateral (values (number, false), (number + 1000, true)) as listed (id, creative)`,
      [JSON.stringify(rows)],
    );
  }

  test('finds what judging every recipe on its lines finds, in that order, page by page, for any catalogue, chips and filters', async () => {
    await fc.assert(
      fc.asyncProperty(smallWorld, asked, pageSize, async (world, asked, first) => {
        await store(world);
        const { query } = resolve(world, asked);
        const hits = allHits(world, asked);
        const statement: Pick<SearchEngine, 'search'> = {
          search: (asked, page) => rankInDatabase(database.orm.em.fork(), asked, page),
        };
        expect(await readThrough(statement, query, first)).toEqual({ hits, total: hits.length });
      }),
      { numRuns: propertyRuns(150) },
    );
  });
});
