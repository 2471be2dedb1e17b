import fc from 'fast-check';
import { MatchIndex } from '../../../../api/src/modules/search/index/match-index.ts';
import { findUnlockPair, type UnlockingPair } from '../../../../api/src/modules/search/unlock-pair.ts';
import { findUnlocks, type UnlockingFood } from '../../../../api/src/modules/search/unlocks.ts';
import {
  asked,
  breaksFilter,
  indexed,
  resolve,
  smallWorld,
  type KitchenSearch,
  type SmallWorld,
} from '../../../support/small-kitchens.ts';
import { judgeRecipe } from '../../../../api/src/modules/search/match/match-score.ts';
import { propertyRuns } from '../../../support/nightly.ts';

const ALL = { first: 100, after: null };

/** A small world with the index of its recipes, and one search in it. */
async function open(world: SmallWorld, asked: KitchenSearch) {
  const index = new MatchIndex();
  index.apply(world.recipes.map((recipe) => indexed(recipe, world)));
  const { query, kitchen, stock } = resolve(world, asked);
  const complete = new Set(
    world.recipes
      .filter((recipe) => !breaksFilter(recipe, asked, world))
      .filter(
        ({ lines, ...recipe }) =>
          judgeRecipe({ lines, namedFoods: indexed({ lines, ...recipe }, world).namedFoods }, kitchen).hasAll,
      )
      .map(({ number }) => number),
  );
  const lacking = await index.lacking(query);
  return {
    pair: findUnlockPair(lacking, stock, world),
    unlocks: findUnlocks(lacking, stock, world, 10),
    /** What a search finds complete with the foods added, and without them is not. */
    searchWith: async (...foods: number[]): Promise<number[]> => {
      const more = { ...asked, held: [...new Set([...asked.held, ...foods])], maxMissing: 0 };
      const { hits } = await index.search(resolve(world, more).query, ALL);
      return hits.map(({ number }) => number).filter((number) => !complete.has(number));
    },
  };
}

const numbersOf = ({ foods }: UnlockingPair): number[] => foods.map(({ number }) => number);

/** Each two of some foods, by their numbers. */
const pairsOf = (foods: readonly UnlockingFood[]): [number, number][] =>
  foods.flatMap(({ food: one }, i) =>
    foods.slice(i + 1).map(({ food: other }): [number, number] => [one.number, other.number]),
  );

test('two foods to buy complete as many recipes as a search with both finds more, and more than both do each alone', async () => {
  await fc.assert(
    fc.asyncProperty(smallWorld, asked, async (world, asked) => {
      const { pair, searchWith } = await open(world, asked);
      if (!pair) return;
      const [one = 0, other = 0] = numbersOf(pair);
      const found = await searchWith(one, other);
      expect(pair.recipes).toBe(found.length);
      expect(found).toEqual(expect.arrayContaining(pair.examples.map(({ number }) => number)));
      expect(pair.examples).toHaveLength(Math.min(3, pair.recipes));
      expect(pair.recipes).toBeGreaterThan((await searchWith(one)).length + (await searchWith(other)).length);
      for (const food of pair.foods) expect([food.isStaple, asked.held.includes(food.number)]).toEqual([false, false]);
    }),
    { numRuns: propertyRuns(1_000) },
  );
});

test('no two of the ten best single foods complete more than the two that are told; where none are told, the best are no news', async () => {
  await fc.assert(
    fc.asyncProperty(smallWorld, asked, async (world, asked) => {
      const { pair, unlocks, searchWith } = await open(world, asked);
      const found = async (...foods: number[]): Promise<number> => (await searchWith(...foods)).length;
      const pairs = await Promise.all(
        pairsOf(unlocks).map(async ([one, other]) => ({
          together: await found(one, other),
          apart: (await found(one)) + (await found(other)),
        })),
      );
      const most = Math.max(0, ...pairs.map(({ together }) => together));
      expect(pair?.recipes ?? most).toBeGreaterThanOrEqual(most);
      const news = pairs.filter(({ together, apart }) => together === most && together > apart);
      expect(pair === null ? news : []).toEqual([]);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('these worlds have pairs to buy, some of foods that complete nothing alone, and some where a swap needs both', async () => {
  const worlds = fc.sample(fc.tuple(smallWorld, asked), { numRuns: 600, seed: 2 });
  const opened = await Promise.all(
    worlds.map(async ([world, asked]) => {
      const { pair, searchWith } = await open(world, asked);
      if (!pair) return null;
      const alone = await Promise.all(numbersOf(pair).map(async (food) => (await searchWith(food)).length));
      return { useless: alone.includes(0) };
    }),
  );
  const pairs = opened.filter((one) => one !== null);
  expect(pairs.length).toBeGreaterThan(60);
  expect(pairs.filter(({ useless }) => useless).length).toBeGreaterThan(10);
});
