import type { IndexedRecipe } from '../../../../api/src/modules/search/index/index-recipe.ts';
import { MatchIndex } from '../../../../api/src/modules/search/index/match-index.ts';
import { Difficulty } from '../../../../api/src/modules/recipes/recipe-enums.ts';

const [RICE, ONION, SAFFRON, MUSSELS] = [1, 2, 3, 4];

function recipe(number: number, neededFoods: number[]): IndexedRecipe {
  const plain = {
    namedFoods: [],
    stapleFoods: [],
    unlinkedLines: 0,
    allergens: [],
    cuisine: null,
    difficulty: Difficulty.EASY,
    meals: [],
    ratingSum: 0,
    reviewCount: 0,
  };
  return { number, neededFoods, diet: 'vegan', cookTime: 10, totalTime: 15, ...plain };
}

function indexOf(...recipes: IndexedRecipe[]): MatchIndex {
  const index = new MatchIndex();
  index.apply(recipes);
  return index;
}

test('a rare food in common tells more than a common one', async () => {
  const index = indexOf(
    recipe(1, [ONION, SAFFRON]),
    recipe(2, [ONION, RICE]),
    recipe(3, [SAFFRON, RICE]),
    recipe(4, [ONION]),
    recipe(5, [ONION]),
    recipe(6, [ONION]),
  );
  expect((await index.similar(1, [[ONION], [SAFFRON]], 6))[0]).toBe(3);
});

test('of two recipes with the same in common, the one that asks for less besides is nearer', async () => {
  const index = indexOf(
    recipe(1, [SAFFRON, MUSSELS]),
    recipe(2, [SAFFRON, MUSSELS, RICE, ONION]),
    recipe(3, [SAFFRON, MUSSELS, RICE]),
  );
  expect(await index.similar(1, [[SAFFRON], [MUSSELS]], 6)).toEqual([3, 2]);
});

test('neither the recipe itself nor one with nothing in common is offered', async () => {
  const index = indexOf(recipe(1, [SAFFRON]), recipe(2, [RICE]), recipe(4, [SAFFRON, RICE]));
  expect(await index.similar(1, [[SAFFRON]], 6)).toEqual([4]);
});

test('a recipe that is not in the index has no likes, and no more come than were asked for', async () => {
  const index = indexOf(recipe(1, [SAFFRON]), recipe(2, [SAFFRON]), recipe(3, [SAFFRON]), recipe(4, [SAFFRON]));
  expect(await index.similar(9, [[SAFFRON]], 6)).toEqual([]);
  expect(await index.similar(1, [[SAFFRON]], 2)).toEqual([2, 3]);
});

test('a food is the same food whatever a recipe refuses in its place', async () => {
  const rice = [RICE, 9];
  const index = indexOf(recipe(1, [RICE]), recipe(2, [9]), recipe(3, [ONION]), recipe(4, [SAFFRON]));
  expect(await index.similar(1, [rice], 6)).toEqual([2]);
  expect(await index.similar(2, [rice], 6)).toEqual([1]);
});
