import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

const { DAIRY, EGGS, FISH, GLUTEN, SOY, TREE_NUTS } = Allergen;
const foodsOf = (text: string): string[] => {
  const { food, foodsBeside } = linkLine(text, names);
  return [food, ...foodsBeside].flatMap((one) => one?.name ?? []);
};

test.each([
  ['lettuce, tomato, onion, other burger toppings', ['lettuce', 'tomato', 'onion']],
  ['salsa, cheese, sour cream, and other favorite toppings', ['salsa', 'cheese', 'sour cream']],
  ['nuts, raisins, coconut, any other add-ins', ['nut', 'raisin', 'coconut']],
  ['cheddar, olives, jalapenos, whatever else you want', ['cheddar', 'olive', 'jalapeño']],
])('a list that leaves its rest open asks for all it names, and the rest may hold anything: %s', (text, foods) => {
  expect(foodsOf(text)).toEqual(foods);
  const { diet, unsure } = linkLine(text, names).facts;
  expect(unsure).toEqual(expect.arrayContaining([FISH, SOY, EGGS]));
  expect(diet).not.toBe('vegan');
});

test('a rest that is known holds what its kinds may', () => {
  const text = 'carrots, onions, any other vegetables you like';
  expect(foodsOf(text)).toEqual(['carrot', 'onion']);
  expect(linkLine(text, names).facts).toMatchObject({ diet: 'vegan', contains: [] });
});

test.each(['1/2 pound slab or other good bacon, diced', '1 slice cheddar, grated (other cheese works too)'])(
  'what is offered instead is no rest of a list: %s',
  (text) => expect(linkLine(text, names).facts.unsure).not.toContain(FISH),
);

test.each([
  ['optional juices, fruits, spices', ['fruit juice', 'fruit', 'spice']],
  ['nuts, herbs, spices', ['nut', 'fresh herbs', 'spice']],
  ['Paprika, Zwiebel, Salz', ['paprika', 'onion', 'salt']],
  ['Majoran, Muskat, Pfeffer', ['marjoram', 'nutmeg', 'black pepper']],
])('a list of families or in another language asks for each: %s', (text, foods) => {
  expect(foodsOf(text)).toEqual(foods);
});

test.each([
  ['1 cup spelt bread (or your favorite kind of bread)', 'unknown'],
  ['8 oz penne (or your favourite pasta)', 'unknown'],
  ['1 cup almond milk, or milk of your choice', 'vegetarian'],
  ['200 g cheese of choice', 'unknown'],
  ['1 tbsp oil or fat of choice', 'unknown'],
  ['2 cups rice of your choice', 'vegan'],
])('what the cook likes best fits a diet only where every kind does: %s', (text, diet) => {
  expect(linkLine(text, names).facts.diet).toBe(diet);
});

test.each([
  ['3 cups stock, any kind', FISH],
  ['1 cup cheese, any kind will do', EGGS],
])('what may be any kind may hold what some kind does: %s', (text, allergen) => {
  expect(linkLine(text, names).facts.unsure).toContain(allergen);
});

test.each(['2 [chicken breasts](/pan-seared-chicken)', '1 tsp [cumin](/cumin)'])(
  'a food is what it is, linked or not: %s',
  (text) => expect(linkLine(text, names).facts.unsure).toEqual([]),
);

test('chicken soup is not cream of chicken soup, and that of another recipe may hold anything', () => {
  const { food, facts } = linkLine('1 recipe Chicken Soup (see recipe)', names);
  expect(food?.name).toBe('chicken soup');
  expect(facts.contains).toEqual([]);
  expect(facts.unsure).toEqual(expect.arrayContaining([DAIRY, GLUTEN, FISH]));
});

test('praline paste is of nuts and sugar', () => {
  expect(linkLine('100 g hazelnut praline paste', names)).toMatchObject({
    food: { name: 'praline paste' },
    facts: { contains: [TREE_NUTS], unsure: [SOY], diet: 'vegan' },
  });
});
