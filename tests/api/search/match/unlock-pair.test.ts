import fc from 'fast-check';
import { MatchState } from '../../../../api/src/modules/search/match/match-state.ts';
import { findUnlockPair, type UnlockingPair } from '../../../../api/src/modules/search/unlock-pair.ts';
import { openKitchen } from '../../../support/lacking-kitchen.ts';
import { propertyRuns } from '../../../support/nightly.ts';
import { asked, smallWorld, type KitchenSearch, type SmallWorld } from '../../../support/small-kitchens.ts';

/** A kitchen with which two foods to buy for it. */
async function open(world: SmallWorld, asked: KitchenSearch) {
  const kitchen = openKitchen(world, asked);
  const { index, query, stock, judged, isBought } = kitchen;
  const lacked = judged
    .filter(({ isFiltered, hasUnknown, missing }) => !isFiltered && !hasUnknown && (missing === 1 || missing === 2))
    .flatMap(({ lines }) => lines.filter(({ state }) => state === MatchState.MISSING));
  const foods = new Set(lacked.flatMap(({ line }) => [...world.choices.foodsOf(line.food ?? 0)]));
  return {
    ...kitchen,
    pair: findUnlockPair(await index.lacking(query), stock, world),
    /** The foods of which recipes lack just that and at most one thing more, and which the cook would buy. */
    bought: [...foods].filter(isBought),
  };
}

const numbersOf = ({ foods }: UnlockingPair): number[] => foods.map(({ number }) => number);

const pairsOf = (foods: readonly number[]): [number, number][] =>
  foods.flatMap((one, i) => foods.slice(i + 1).map((other): [number, number] => [one, other]));

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

/** Two foods that might be bought, with what both complete together and each alone. */
interface Bought {
  of: [number, number];
  together: number;
  alone: [number, number];
}

/** Whether another food in the place of one of the two completes as much with the other, and more by itself: then that is bought. */
const isBeaten = ({ of: [one, other], together, alone }: Bought, all: readonly Bought[]): boolean =>
  all.some(({ of, together: more, alone: [first, second] }) => {
    const better = (kept: number, worse: number): boolean =>
      (of[0] === kept && second > worse) || (of[1] === kept && first > worse);
    return more >= together && (better(one, alone[1]) || better(other, alone[0]));
  });

test('no two foods that recipes lack little but complete more, where both do more together than each alone and neither could be bought better', async () => {
  await fc.assert(
    fc.asyncProperty(smallWorld, asked, async (world, asked) => {
      const { pair, bought, searchWith } = await open(world, asked);
      const found = async (...foods: number[]): Promise<number> => (await searchWith(...foods)).length;
      const pairs = await Promise.all(
        pairsOf(bought).map(async ([one, other]): Promise<Bought> => ({
          of: [one, other],
          together: await found(one, other),
          alone: [await found(one), await found(other)],
        })),
      );
      const news = pairs.filter(({ together, alone: [one, other] }) => together > one + other);
      const most = (of: readonly Bought[]): number => Math.max(0, ...of.map(({ together }) => together));
      expect(pair?.recipes ?? 0).toBeLessThanOrEqual(most(news));
      expect(pair?.recipes ?? 0).toBeGreaterThanOrEqual(most(news.filter((one) => !isBeaten(one, pairs))));
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('these worlds have pairs to buy, some of foods that complete nothing alone', async () => {
  const worlds = fc.sample(fc.tuple(smallWorld, asked), { numRuns: 600, seed: 2 });
  const opened = await Promise.all(
    worlds.map(async ([world, asked]) => {
      const { pair, searchWith } = await open(world, asked);
      const alone = await Promise.all(
        (pair ? numbersOf(pair) : []).map(async (food) => (await searchWith(food)).length),
      );
      return { isTold: pair !== null, hasUseless: alone.includes(0) };
    }),
  );
  expect(opened.filter(({ isTold }) => isTold).length).toBeGreaterThan(60);
  expect(opened.filter(({ hasUseless }) => hasUseless).length).toBeGreaterThan(10);
});
