import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

test.each([
  ['2 tbsp each butter and oil', 'butter', Allergen.DAIRY],
  ['1 egg + 2 tbsp milk', 'egg', Allergen.DAIRY],
  ['1 tsp salt & 1 tbsp soy sauce', 'salt', Allergen.SOY],
])('two foods joined make no third: %s', (text, food, allergen) => {
  const line = linkLine(text, names);
  expect(line.food?.name).toBe(food);
  expect(line.facts.contains).toContain(allergen);
});

test.each([
  ['1 cup walnuts, pecans or almonds', ['pecan', 'almond']],
  ['1 cup walnuts, pecans, or almonds', ['pecan', 'almond']],
  ['2 tbsp butter, melted, or olive oil', ['olive oil']],
  ['1 onion, halved or quartered', []],
  ['3 tbsp black (or green) tea', []],
])('every food of a list to choose from is one: %s', (text, foods) => {
  expect(linkLine(text, names).alternativeFoods.map(({ name }) => name)).toEqual(foods);
});

test('the same food in another size or number is no other', () => {
  expect(linkLine('2 medium or 1 large onion, chopped', names)).toMatchObject({
    food: { name: 'onion' },
    alternatives: [],
    alternativeFoods: [],
  });
  expect(linkLine('1 onion or shallot', names)).toMatchObject({
    alternatives: ['shallot'],
    alternativeFoods: [{ name: 'shallot' }],
  });
});
