import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

/** The food of a line, those beside it, and those it offers instead. */
const foodsOf = (text: string): string[][] => {
  const { food, foodsBeside, alternativeFoods } = linkLine(text, names);
  return [food ? [food] : [], foodsBeside, alternativeFoods].map((foods) => foods.map(({ name }) => name));
};

test.each([
  ['2 packages vanilla (Jell-O instant pudding)', 'pudding mix'],
  ['1 package chocolate (Jell-O, pudding)', 'pudding mix'],
  ['1 package vanilla instant (Jell-O)', 'pudding mix'],
  ['1 teaspoon vanilla (for the pudding)', 'vanilla extract'],
  ['3 pounds bones from beef', 'beef bone'],
  ['5 pounds heads and bones from white-fleshed fish', 'fish bone'],
  ['3 tablespoons mixed whole peppercorns', 'mixed peppercorns'],
  ['4 slices Torrijas bread', 'bread'],
  ['1 cup cheddar chees', 'cheddar'],
  ['1/2 cup no-fat milk', 'skimmed milk'],
  ['28 ounces no-salt-added whole tomatoes', 'canned tomatoes'],
  ['28 ounces whole tomatoes', 'tomato'],
])('a food is named by all that is said of it: %s', (text, food) => {
  expect(foodsOf(text)[0]).toEqual([food]);
});

test.each([
  ['2/3 cup Sauternes, muscat or port', ['dessert wine'], ['port']],
  ['1 cup muscat or marsala', ['dessert wine'], ['marsala']],
  ['1 lb muscat or red grapes', ['grape'], ['red grape']],
  ['3 tablespoons pumpkinseed, hazelnut or walnut oil', ['pumpkin seed oil'], ['hazelnut oil', 'walnut oil']],
  ['3 tablespoons sesame seed or peanut oil', ['sesame oil'], ['groundnut oil']],
  ['2 tablespoons pumpkin seed or sunflower seeds', ['pumpkin seed'], ['sunflower seed']],
  ['2 tablespoons rye or bourbon', ['whisky'], ['bourbon']],
  ['2 cups bread cubes from different loaves, such as rye or sourdough', ['bread'], ['rye bread', 'sourdough bread']],
])('a member of a choice is what the others are: %s', (text, food, others) => {
  expect(foodsOf(text)).toEqual([food, [], others]);
});

test.each([
  ['1 tsp spice mixture, mace, nutmeg, cinnamon', ['mace', 'nutmeg', 'cinnamon']],
  ['1 tsp spice mixture (mace, nutmeg, cinnamon)', ['mace', 'nutmeg', 'cinnamon']],
  ['1 cup mixed nuts, almonds, peanuts, cashews', ['almond', 'peanut', 'cashew']],
  ['1 cup dried fruit (raisins, dates, figs)', ['raisin', 'date', 'dried fig']],
  ['100 g grain of choice (e.g. rye, spelt and wheat)', ['rye grain', 'spelt', 'wheat berry']],
  ['1/3 cup oil (half olive and half peanut)', ['olive oil', 'groundnut oil']],
  ['1 cup mixed nuts, chopped, toasted', []],
])('the list behind a group tells its kinds: %s', (text, kinds) => {
  expect(foodsOf(text)[2]).toEqual(kinds);
});

test.each([
  ['1 package yeast, dissolved in 1/4 cup tepid water (110 degrees) with 1 tablespoon sugar', ['water', 'sugar']],
  ['1 tbsp cornflour, dissolved in 1/4 cup water with 1 tbsp soy sauce', ['water', 'soy sauce']],
  ['1 cup oatmeal, with flax seed and wheat bran', ['flaxseed', 'wheat bran']],
  ['3 cups canned tomatoes with tomato paste or 2 cups canned tomatoes and 1/4 cup tomato paste', ['tomato paste']],
  ['1 turkey, plus neck, wings and giblets', ['turkey giblets', 'turkey wing']],
  ['1 whole chicken, with neck and giblets removed', []],
  ['1 lb sausages, with garlic and fennel', []],
])('what goes along stands beside the food: %s', (text, beside) => {
  const [, with_, others] = foodsOf(text);
  expect(with_).toEqual(beside);
  expect(others).toEqual([]);
});

test('what is taken where a food is not available is offered, and the food stands beside the first', () => {
  const text = '2 bay leaves and 2 sticks celery or, if celery is not available, 1/2 teaspoon celery seed';
  expect(foodsOf(text)).toEqual([['bay leaf'], ['celery'], ['celery seed']]);
});

test.each(['1 orange or yellow tomato', '1 can chocolate stout (or Guinness)'])(
  'the same food is not offered twice: %s',
  (text) => {
    const [food = [], , others = []] = foodsOf(text);
    expect(others).not.toContain(food[0]);
  },
);

test.each([
  ['Flour to make a soft dough (about 9 cups or a bit more)', 9, 'cup'],
  ['(1/4 tsp of) cayenne pepper', 0.25, 'tsp'],
  ['1 tight head iceberg lettuce', 1, 'head'],
])('an amount is read with what is said of it: %s', (text, quantity, unit) => {
  expect(linkLine(text, names)).toMatchObject({ quantity, unit });
});

test.each([
  ['2 cups cubes made from crusty white bread', 'bread'],
  ['1 cup crumbs from stale sourdough bread', 'breadcrumbs'],
  ['2 cups cubes cut from a loaf of brioche', 'brioche'],
  ['3 pounds bones, including heads, from nonoily fish such as sole', 'fish bone'],
  ['1 cup Syrian rice', 'rice'],
  ['2 lb Australian lamb', 'lamb'],
  ['6 unit Heath bars, frozen', 'almond toffee bar'],
  ['3 pounds roast', 'meat'],
  ['2 cups meat drippings', 'animal fat'],
  ['200 g fresh _epazote_', 'epazote'],
])('a food is found by what it is cut from, where it comes from or how it is counted: %s', (text, food) => {
  const line = linkLine(text, names);
  expect(line.food?.name).toBe(food);
  expect(line.isUnknown).toBe(false);
});

test('crumbs of a bread hold what that bread does', () => {
  expect(linkLine('1 cup crumbs from stale sourdough bread', names).facts.contains).toContain(Allergen.GLUTEN);
});

test.each([
  ['1 cup sugar (plus more for dusting, optional)', false],
  ['2 tbsp olive oil (extra virgin, optional)', true],
  ['Other common seasonings may include (1/4 tsp of) cayenne pepper, cheese powder, and/or white pepper', true],
  ['Toppings may include sour cream and cheese', true],
  ['1/2 tsp onion powder (very optional)', true],
  ['1/4 cup milk, if needed', true],
  ['Salt if necessary', true],
  ['Water, to thin (if needed, I use spring water)', true],
  ['1 lb prawns, deveined if necessary', false],
  ['1/4 cup milk (plus more if needed)', false],
  ['1/2 cup broth, or more if necessary', false],
  ['2 eggs, or butter, if needed, for the pan', false],
])('only what a line itself may lack is optional: %s', (text, optional) => {
  expect(linkLine(text, names).optional).toBe(optional);
});

test('what brackets call optional is', () => {
  expect(linkLine('2 tbsp chia seeds (these are optional, I just love them)', names).optional).toBe(true);
});
