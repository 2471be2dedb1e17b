import {
  amountText,
  type IngredientLine,
  type IngredientSubstitute,
} from '../../../../web/src/pages/recipe/ingredients/ingredient-line.ts';
import type { Measures } from '../../../../web/src/pages/recipe/amounts/line-amount.ts';

interface Asked {
  amount: number;
  amountMax?: number;
  unit?: string;
  unitVolume: number | null;
}

function read(
  line: Asked,
  {
    measures = 'us',
    chosen = 4,
    standIn,
  }: { measures?: Measures; chosen?: number; standIn?: IngredientSubstitute } = {},
): string {
  const built: IngredientLine = {
    __typename: 'RecipeIngredient',
    id: 'flour',
    name: 'flour',
    amountMax: null,
    unit: 'g',
    preparation: null,
    group: null,
    isOptional: false,
    noFood: null,
    thumbnail: null,
    substitutes: [],
    ...line,
  };
  return amountText(built, standIn, { chosen, recipe: 4 }, measures).replaceAll('\u00a0', ' ');
}

test.each([
  ['flour by the cup', { amount: 250, unitVolume: 1.893 }, '2 cups'],
  ['a little of it by the spoon', { amount: 16, unitVolume: 1.893 }, '2 tbsp'],
  ['a range of it', { amount: 125, amountMax: 250, unitVolume: 1.893 }, '1 to 2 cups'],
  ['meat by the whole ounce', { amount: 200, unitVolume: null }, '7 oz'],
  ['more of it by the pound', { amount: 900, unitVolume: null }, '2 lb'],
  ['cups in thirds and quarters, never eighths', { amount: 500, unit: 'ml', unitVolume: null }, '2 cups'],
  ['two thirds of a cup', { amount: 150, unit: 'ml', unitVolume: null }, '2/3 cup'],
  ['less than half a cup by the spoon', { amount: 50, unitVolume: 1.85 }, '6 tbsp'],
  ['a cup that is a drop short', { amount: 50, unitVolume: 1.182 }, '1/4 cup'],
  ['spoons where no cup is near', { amount: 80, unitVolume: 1.632 }, '9 tbsp'],
  ['three ounces', { amount: 80, unitVolume: null }, '3 oz'],
  ['half an ounce where a whole one would be far off', { amount: 100, unitVolume: null }, '3 1/2 oz'],
  ['cans as cans', { amount: 2, unit: 'can', unitVolume: null }, '2 cans'],
])('an American cook reads %s', (_what, line, text) => {
  expect(read(line)).toBe(text);
});

test('a quarter of a recipe comes in spoons', () => {
  expect(read({ amount: 40, unitVolume: 1.893 }, { chosen: 1 })).toBe('1 1/4 tbsp');
});

test('what stands in is weighed, as a cup of it weighs otherwise', () => {
  const standIn = {
    __typename: 'Substitute',
    ratio: 1,
    note: null,
    ingredient: {
      __typename: 'Ingredient',
      id: 'almond',
      name: 'almond flour',
      thumbnail: '/images/foods/almond-flour.svg',
      diet: 'VEGAN',
      allergens: ['TREE_NUTS'],
      possibleAllergens: [],
    },
  } satisfies IngredientSubstitute;
  expect(read({ amount: 200, unitVolume: 1.893 }, { standIn })).toBe('7 oz');
});

test.each(['written', 'metric'] as const)('in measures %s it is weighed', (measures) => {
  expect(read({ amount: 250, unitVolume: 1.893 }, { measures })).toBe('250 g');
});
