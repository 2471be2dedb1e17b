import fc from 'fast-check';
import { MatchState } from '../../../../api/src/modules/search/match/match-state.ts';
import { findUnlocks, type UnlockingFood } from '../../../../api/src/modules/search/unlocks.ts';
import { openKitchen } from '../../../support/lacking-kitchen.ts';
import { propertyRuns } from '../../../support/nightly.ts';
import { asked, smallWorld, type KitchenSearch, type SmallWorld } from '../../../support/small-kitchens.ts';

/** A kitchen with what there is to buy for it. */
function open(world: SmallWorld, asked: KitchenSearch) {
  const kitchen = openKitchen(world, asked);
  const { index, query, stock } = kitchen;
  return {
    ...kitchen,
    unlocks: async (): Promise<UnlockingFood[]> => findUnlocks(await index.lacking(query), stock, world, 20),
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
