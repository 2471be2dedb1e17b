import { pantryOf, PANTRY_FOODS } from '../../../web/src/components/kitchen-choices.ts';
import { names } from '../ingredients/starter-foods.ts';

test('every food that a cook can say is always at home is a food of the catalogue, and no staple', () => {
  const foods = PANTRY_FOODS.map((name) => ({ name, food: names.resolve(name)?.food }));
  expect(foods.filter(({ food }) => !food || food.isStaple)).toEqual([]);
  expect(new Set(foods.map(({ food }) => food?.slug)).size).toBe(PANTRY_FOODS.length);
});

test('other names are left out, and the order is that of the foods', () => {
  expect(pantryOf(['unicorn', 'milk', 'butter', 3])).toEqual(['butter', 'milk']);
});
