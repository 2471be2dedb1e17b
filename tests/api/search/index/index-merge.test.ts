import { Corpus } from '../../../../bench/corpus.ts';
import { Kitchens } from '../../../../bench/kitchens.ts';
import type { IndexedRecipe } from '../../../../api/src/modules/search/index/index-recipe.ts';
import { MatchIndex } from '../../../../api/src/modules/search/index/match-index.ts';
import { MatchState } from '../../../../api/src/modules/search/match/match-state.ts';
import { seededRandom } from '../../../../api/src/shared/seeded-random.ts';

const corpus = new Corpus('merge');
const kitchens = new Kitchens(corpus, 'merge');
const queries = Array.from({ length: 40 }, (_, i) => kitchens.query(1 + (i % 15), i % 2 === 0));

/** What an index says about everything that a merge moves. */
async function answers(index: MatchIndex, numbers: readonly number[]): Promise<unknown[]> {
  const found = await Promise.all(queries.map((query) => index.search(query, { first: 50, after: null })));
  const similar = await Promise.all(numbers.slice(0, 20).map((number) => index.similar(number, [[1], [2], [3]], 6)));
  return [index.size(), [1, 2, 3, 500, 2_001].map((food) => index.popularity(food)), similar, ...found];
}

function freshIndex(recipes: Iterable<IndexedRecipe>): MatchIndex {
  const index = new MatchIndex();
  index.apply([...recipes]);
  return index;
}

test('while segments are merged, writes are seen at once, and after the merge nothing is lost or back from the dead', async () => {
  const random = seededRandom('writes');
  const index = new MatchIndex();
  const now = new Map<number, IndexedRecipe>();
  for (let batch = 0; batch < 30; batch++) {
    const changed = Array.from({ length: 1_000 }, (_, i) => corpus.recipe(batch * 1_000 + i));
    // Among the new ones: recipes rewritten, recipes with a new rating, recipes gone.
    for (let i = 0; i < 100; i++) changed.push(corpus.recipe(Math.floor(random() * batch * 1_000)));
    const rated = [...now.values()]
      .filter(() => random() < 0.02)
      .map((recipe) => ({ ...recipe, ratingScore: 4_900, reviewCount: recipe.reviewCount + 1 }));
    const gone = [...now.keys()].filter(() => random() < 0.02);
    for (const number of gone) now.delete(number);
    for (const recipe of [...rated.filter(({ number }) => now.has(number)), ...changed]) now.set(recipe.number, recipe);
    index.apply([...rated.filter(({ number }) => !gone.includes(number)), ...changed], gone);
    // One turn of the event loop: the merge that goes on in the background gets its slice.
    await new Promise((resolve) => setImmediate(resolve));
    expect(index.size()).toBe(now.size);
  }
  const expected = await answers(freshIndex(now.values()), [...now.keys()]);
  expect(await answers(index, [...now.keys()])).toEqual(expected);
  await index.settle();
  expect(await answers(index, [...now.keys()])).toEqual(expected);
});

test('memory stays in proportion to the recipes, however often they are rewritten', async () => {
  const recipes = Array.from({ length: 5_000 }, (_, i) => corpus.recipe(i));
  const index = freshIndex(recipes);
  await index.settle();
  const once = index.bytes;
  for (let round = 0; round < 10; round++) {
    index.apply(recipes.map(({ number }) => corpus.recipe(number)));
    await index.settle();
  }
  expect(index.size()).toBe(5_000);
  expect(index.bytes).toBeLessThan(2 * once);
});

test('a food that no recipe asked for when a segment was made is found in the later ones alone', async () => {
  const asking = (number: number, food: number): IndexedRecipe => ({
    ...corpus.recipe(number),
    neededFoods: [food],
    namedFoods: [],
    stapleFoods: [],
    cookTime: 10,
  });
  const index = freshIndex(Array.from({ length: 1_025 }, (_, i) => asking(i, 1)));
  index.apply([asking(2_000, 2)]);
  const found = await index.search(
    {
      ...kitchens.query(1, false),
      coverage: new Map([[2, { state: MatchState.HAVE, credit: 10, via: 2, swap: null }]]),
      telling: new Map([[2, 250]]),
    },
    { first: 5, after: null },
  );
  expect(found.hits.map(({ number }) => number)).toEqual([2_000]);
  expect(found.total).toBe(1);
});
