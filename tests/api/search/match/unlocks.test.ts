import fc from 'fast-check';
import { MatchIndex } from '../../../../api/src/modules/search/index/match-index.ts';
import { isWelcome } from '../../../../api/src/modules/search/match/coverage.ts';
import { judgeRecipe } from '../../../../api/src/modules/search/match/match-score.ts';
import { MatchState } from '../../../../api/src/modules/search/match/match-state.ts';
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
import { propertyRuns } from '../../../support/nightly.ts';

const ALL = { first: 100, after: null };

/** A small world with the index of its recipes, and one search in it. */
function open(world: SmallWorld, asked: KitchenSearch) {
  const index = new MatchIndex();
  index.apply(world.recipes.map((recipe) => indexed(recipe, world)));
  const { query, kitchen, stock } = resolve(world, asked);
  const judged = world.recipes.map((recipe) => ({
    number: recipe.number,
    isFiltered: breaksFilter(recipe, asked, world),
    ...judgeRecipe({ lines: recipe.lines, namedFoods: indexed(recipe, world).namedFoods }, kitchen),
  }));
  const complete = new Set(judged.filter(({ hasAll }) => hasAll).map(({ number }) => number));
  return {
    query,
    index,
    judged,
    unlocks: async (): Promise<UnlockingFood[]> => findUnlocks(await index.lacking(query), stock, world, 20),
    /** What a search finds complete with the food added, and without it is not. */
    searchWith: async (food: number): Promise<number[]> => {
      const more = { ...asked, held: [...asked.held, food], maxMissing: 0 };
      const { hits } = await index.search(resolve(world, more).query, ALL);
      return hits.map(({ number }) => number).filter((number) => !complete.has(number));
    },
    isBought: (food: number): boolean => {
      const known = world.knowledge.byNumber(food);
      return known !== undefined && !known.isStaple && isWelcome(known, stock.limits);
    },
  };
}

test('each food to buy completes as many recipes as a search with that food finds more, and these are among them', async () => {
  await fc.assert(
    fc.asyncProperty(smallWorld, asked, async (world, asked) => {
      const { unlocks, searchWith } = open(world, asked);
      for (const { food, recipes, examples } of await unlocks()) {
        const found = await searchWith(food.number);
        expect({ food: food.number, recipes }).toEqual({ food: food.number, recipes: found.length });
        expect(examples).toHaveLength(Math.min(3, recipes));
        expect(found).toEqual(expect.arrayContaining(examples.map(({ number }) => number)));
      }
    }),
    { numRuns: propertyRuns(1_000) },
  );
});

test('of the foods that recipes lack nothing but, none completes more than the first that is told', async () => {
  await fc.assert(
    fc.asyncProperty(smallWorld, asked, async (world, asked) => {
      const { query, judged, unlocks, searchWith, isBought } = open(world, asked);
      const lacked = judged.flatMap(({ missing, isFiltered, lines }) =>
        missing === 1 && !isFiltered ? lines.filter(({ state }) => state === MatchState.MISSING) : [],
      );
      const foods = new Set(lacked.flatMap(({ line }) => [...world.choices.foodsOf(line.food ?? 0)]));
      const bought = [...foods].filter((food) => isBought(food) && !query.filters.excluded.has(food));
      const counts = await Promise.all(bought.map(async (food) => (await searchWith(food)).length));
      const [first] = await unlocks();
      expect(first?.recipes ?? 0).toBe(Math.max(0, ...counts));
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('these worlds have foods to buy, and some that complete what lacks two things at once', async () => {
  const pairs = fc.sample(fc.tuple(smallWorld, asked), { numRuns: 300, seed: 2 });
  const opened = await Promise.all(
    pairs.map(async ([world, asked]) => {
      const { judged, unlocks, searchWith } = open(world, asked);
      const foods = await unlocks();
      const missing = new Map(judged.map((recipe) => [recipe.number, recipe.missing]));
      const completed = await Promise.all(foods.map(({ food }) => searchWith(food.number)));
      return { foods, atOnce: completed.flat().filter((number) => (missing.get(number) ?? 0) > 1) };
    }),
  );
  expect(opened.filter(({ foods }) => foods.length > 0).length).toBeGreaterThan(30);
  expect(opened.filter(({ atOnce }) => atOnce.length > 0).length).toBeGreaterThan(3);
});
