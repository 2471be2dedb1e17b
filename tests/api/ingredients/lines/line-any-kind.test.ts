import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

const { CRUSTACEANS, EGGS, FISH, MOLLUSCS, SOY, TREE_NUTS } = Allergen;

test.each([
  ['2 quarts stock (any kind) or water', [FISH, CRUSTACEANS, MOLLUSCS]],
  ['400 g pasta, any kind', [EGGS]],
  ['1 cup milk, any kind', [SOY, TREE_NUTS]],
  ['any kind of cheese', [EGGS]],
])('of any kind, so what some kinds hold is open: %s', (line, allergens) => {
  expect(linkLine(line, names).facts.unsure).toEqual(expect.arrayContaining(allergens));
});

test.each([
  '2 cups rice (any rice will do, just not instant)',
  '400 g pasta (any shape)',
  '2 tbsp olive oil or any other oil',
])('no kind of it holds more, or the kind is told: %s', (line) => {
  const { contains, unsure } = linkLine(line, names).facts;
  expect([...contains, ...unsure].filter((allergen) => allergen !== Allergen.GLUTEN)).toEqual([]);
});

test.each([
  ['2 cups cheese, any kind', 'unknown'],
  ['8 tortillas (any brand)', 'unknown'],
  ['Any kind of bread', 'unknown'],
  ['400 g pasta, any kind', 'unknown'],
  ['1 cup milk, any kind', 'vegetarian'],
  ['2 cups rice, any kind', 'vegan'],
  ['500 g meat, any kind', 'none'],
])('the diet is open where some kinds do not fit that of the food: %s', (line, diet) => {
  expect(linkLine(line, names).facts.diet).toBe(diet);
});
