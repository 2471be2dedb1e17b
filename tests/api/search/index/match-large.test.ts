import { BLOCK } from '../../../../api/src/modules/search/index/block-facts.ts';
import { IndexLoader } from '../../../../api/src/modules/search/index/index-loader.ts';
import { MatchIndex } from '../../../../api/src/modules/search/index/match-index.ts';
import { likeness, rarity } from '../../../../api/src/modules/search/index/match-similar.ts';
import type { MatchQuery, RankKey } from '../../../../api/src/modules/search/match/search-engine.ts';
import { Corpus } from '../../../../bench/corpus.ts';
import { manyQueries } from '../../../../bench/match-searches.ts';
import { searchPlainly } from '../../../../bench/plain-loop.ts';

/** More than a block of the index holds, and of a size that is no round number. */
const recipes = [...new Corpus().recipes(1, BLOCK + 4_321)].flat();
const index = new MatchIndex();

beforeAll(async () => {
  const loader = new IndexLoader();
  loader.add(recipes);
  index.replace(await loader.finish());
});

/** Searches of a kind, for as many kitchens: those that come first, and the ones behind them. */
async function compare(queries: readonly MatchQuery[]): Promise<number> {
  let found = 0;
  for (const query of queries) {
    let after: RankKey | null = null;
    for (const first of [24, 50]) {
      const answer = await index.search(query, { first, after });
      expect(answer).toEqual(searchPlainly(recipes, query, { first, after }));
      expect(await index.count(query)).toBe(answer.total);
      after = answer.hits.at(-1)?.key ?? null;
      found += answer.total;
    }
  }
  return found;
}

describe('among more recipes than a block holds, where a food is in half of them, the index finds what looking at each of them finds', () => {
  test.each([
    ['for fifteen chips', manyQueries(15, true)],
    ['for three', manyQueries(3, true)],
    ['without filters', manyQueries(8, false)],
    ['with a dozen foods at home', manyQueries(8, true, 12)],
    ['where staples count too', manyQueries(8, true, 12).map((query) => ({ ...query, assumeStaples: false }))],
    [
      'by what is due',
      manyQueries(15, true).map((query) => ({
        ...query,
        sort: 'use_first' as const,
        due: new Set([...query.telling.keys()].slice(0, 4)),
      })),
    ],
    ...(['time', 'rating', 'popularity'] as const).map(
      (sort) => [`by ${sort}`, manyQueries(15, true).map((query) => ({ ...query, sort }))] as const,
    ),
  ] as const)('%s', async (_, queries) => {
    expect(await compare(queries.slice(0, 6))).toBeGreaterThan(0);
  });
});

test('a recipe that got quicker is found, though all others that lie with it take longer', async () => {
  const slow = recipes.slice(0, 2_000).map((recipe) => ({ ...recipe, cookTime: 120 }));
  const own = new MatchIndex();
  own.apply(slow);
  const [query] = manyQueries(15, false).map((one) => ({ ...one, filters: { ...one.filters, maxCookTime: 30 } }));
  if (!query) throw new Error('There is no query.');
  expect(await own.count(query)).toBe(0);
  const quick = slow.map((recipe) => ({ ...recipe, cookTime: 20 }));
  const page = { first: 24, after: null };
  const [best] = searchPlainly(quick, query, page).hits;
  own.apply(quick.filter(({ number }) => number === best?.number));
  expect((await own.search(query, page)).hits.map(({ number }) => number)).toEqual([best?.number]);
});

/** The recipes most like one, by comparing it with each. */
function similarPlainly(number: number, first: number): number[] {
  const needing = new Map<number, number>();
  for (const food of recipes.flatMap(({ neededFoods }) => neededFoods)) needing.set(food, (needing.get(food) ?? 0) + 1);
  const own = new Set(recipes.find((recipe) => recipe.number === number)?.neededFoods);
  const alike = recipes.map((recipe) => {
    const shared = recipe.neededFoods
      .filter((food) => own.has(food))
      .reduce((sum, food) => sum + rarity(recipes.length, needing.get(food) ?? 0), 0);
    return { number: recipe.number, likeness: likeness(shared, recipe.neededFoods.length + recipe.unlinkedLines) };
  });
  const others = alike.filter((other) => other.number !== number && other.likeness > 0);
  return others
    .sort((a, b) => b.likeness - a.likeness || a.number - b.number)
    .slice(0, first)
    .map((other) => other.number);
}

test.each([1, 777, BLOCK, BLOCK + 2_000])(
  'and the recipes most like number %d are those that comparing it with each of them tells',
  async (number) => {
    const found = similarPlainly(number, 6);
    expect(found).toHaveLength(6);
    const needs = recipes.find((recipe) => recipe.number === number)?.neededFoods ?? [];
    expect(
      await index.similar(
        number,
        needs.map((food) => [food]),
        6,
      ),
    ).toEqual(found);
  },
);
