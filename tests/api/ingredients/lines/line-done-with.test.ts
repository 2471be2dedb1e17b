import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

const foodsOf = (text: string): string[] => {
  const { food, foodsBeside } = linkLine(text, names);
  return [food, ...foodsBeside].flatMap((one) => one?.name ?? []);
};

test.each([
  ['Lemon slices studded with cloves', ['lemon', 'clove']],
  ['Apple rings decorated with raisins and studded with cloves', ['apple', 'raisin', 'clove']],
  ['2 cups strawberries, hulled and macerated in orange liqueur', ['strawberry', 'orange liqueur']],
  ['1 cup prunes, soaked in Armagnac or brandy', ['prune', 'armagnac']],
  ['Rice, served with black beans and salsa', ['rice', 'black bean', 'salsa']],
])('what a food is decorated, soaked or served with is asked for beside it: %s', (text, foods) => {
  expect(foodsOf(text)).toEqual(foods);
});

test.each([
  '1 cup raisins, soaked in hot water for 10 minutes',
  '200 g chickpeas, soaked overnight in water',
  '4 lemon wedges, not served with the fish',
])('water and what it goes without are not: %s', (text) => {
  expect(foodsOf(text)).toHaveLength(1);
});

test('its doubts count, too', () => {
  expect(linkLine('Lemon wedges served with mayonnaise', names).facts).toMatchObject({
    contains: [Allergen.EGGS],
    unsure: [Allergen.MUSTARD],
  });
});

test.each([
  ['2 cups vegetable stock, preferably homemade 1 cup cream', ['vegetable stock', 'cream']],
  ['1 lb shrimp, peeled 1 cup rice', ['prawn', 'rice']],
  ['2 cups milk, warm 3 eggs', ['milk', 'egg']],
  ['2 leeks, sliced 1 inch thick', ['leek']],
  ['2 green onions (diced 1 inch into the green)', ['spring onion']],
  ['2 shallots, thinly sliced or 1 small onion', ['shallot']],
  ['1 cup chopped onion (about 2 onions)', ['onion']],
])('a second food with an amount of its own, though no comma parts them: %s', (text, foods) => {
  expect(foodsOf(text)).toEqual(foods);
});
