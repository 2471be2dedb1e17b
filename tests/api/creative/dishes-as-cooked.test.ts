import { readCatalogue } from '../../../api/src/modules/catalogue/check-model.ts';
import { SEED_FOLDER } from '../../../api/src/modules/catalogue/seed-catalogue.ts';
import { Composer } from '../../../api/src/modules/creative/composer.ts';
import { readGrammar } from '../../../api/src/modules/creative/grammar.ts';
import { Pairing } from '../../../api/src/modules/creative/pairing.ts';
import { FoodNames } from '../../../api/src/modules/ingredients/names/food-names.ts';
import { Diet } from '../../../api/src/modules/ingredients/dietary.ts';
import type { CreativeDraft } from '../../../api/src/modules/creative/write-dish.ts';

const { knowledge, recipes } = readCatalogue(SEED_FOLDER);
const names = new FoodNames(knowledge);
const composer = new Composer(
  readGrammar(),
  knowledge,
  names,
  new Pairing(
    recipes.map(({ derived, cuisine }) => ({ foods: derived.neededFoods, cuisine })),
    knowledge,
  ),
);

/** Every dish that a few seeds give for these foods, for four. */
function dishesOf(...words: string[]): CreativeDraft[] {
  const held = words.map((word) => names.resolve(word)!.food);
  return ['1', '2', '3'].flatMap((seed) =>
    composer
      .compose(
        {
          held,
          pantry: [],
          diet: Diet.ANY,
          allergies: [],
          excluded: new Set(),
          mustUse: [],
          maxMissing: 3,
          maxCookTime: 120,
          cuisine: null,
          difficulty: null,
          servings: 4,
          seed,
        },
        0,
        24,
      )
      .dishes.map(({ draft }) => draft),
  );
}
const lineOf = ({ lines }: CreativeDraft, word: RegExp): string | undefined =>
  lines.map(({ text }) => text).find((text) => word.test(text));

test('boiled and raw potatoes, which steps would call the same, are not in one dish', () => {
  const dishes = dishesOf('boiled potatoes', 'potato', 'green pepper', 'tomato', 'onion');
  expect(dishes.length).toBeGreaterThan(6);
  for (const { lines } of dishes)
    expect(lines.filter(({ text }) => /\bpotatoes\b/.test(text)).length).toBeLessThanOrEqual(1);
});

test('everybody gets as many tortillas', () => {
  const dishes = dishesOf('corn tortilla', 'flour tortilla', 'chicken mince', 'red onion', 'canned black beans');
  const counts = dishes.flatMap((dish) => lineOf(dish, /tortilla/)?.split(' ')[0] ?? []);
  expect(counts.length).toBeGreaterThan(2);
  for (const count of counts) expect(Number(count) % 4).toBe(0);
});

test('of many, one more or less is not counted', () => {
  for (const dish of dishesOf('shallot', 'carrot', 'spring onion', 'egg'))
    for (const { text } of dish.lines) expect(text).not.toMatch(/^(?:9|1[13579]) (?!g |ml )/);
});

test('melon is blended with yogurt, never with milk', () => {
  const smoothies = dishesOf('watermelon', 'milk', 'plain yogurt').filter(({ title }) => /smoothie/.test(title));
  expect(smoothies.length).toBeGreaterThan(0);
  for (const dish of smoothies) expect(lineOf(dish, /\bmilk$/)).toBeUndefined();
});

test('bread is soaked in milk and eggs, however much cream there is', () => {
  const bakes = dishesOf('bread', 'double cream', 'gruyère', 'mushroom').filter(({ title }) =>
    /bread bake/.test(title),
  );
  expect(bakes.length).toBeGreaterThan(0);
  for (const dish of bakes) expect(lineOf(dish, /cream/)).toBeUndefined();
});

test('a baked potato is never dry', () => {
  const jackets = dishesOf('potato', 'bacon').filter(({ title }) => title.startsWith('Baked'));
  expect(jackets.length).toBeGreaterThan(0);
  for (const dish of jackets) expect(lineOf(dish, /cheddar|cream|yogurt|mayonnaise|hummus|salsa|cheese/)).toBeDefined();
});

test('what was frozen is a dish of its own name', () => {
  const dishes = dishesOf('frozen raspberries', 'plain flour', 'caster sugar', 'butter');
  expect(dishes.map(({ title }) => title)).toContain('Raspberry crumble');
  expect(dishes.filter(({ title }) => /frozen/i.test(title))).toEqual([]);
});

test('quinces, which are hard and sour, are in no crumble or salad', () => {
  for (const dish of dishesOf('quince', 'apple', 'banana', 'honey')) expect(lineOf(dish, /quince/)).toBeUndefined();
});

test('what simmers in a broth is never said to be golden', () => {
  const simmered = dishesOf('boiled potatoes', 'green pepper', 'chicken', 'tomato')
    .flatMap(({ steps }) => steps.map(({ description }) => description))
    .filter((text) => text.includes('simmer'));
  expect(simmered.length).toBeGreaterThan(0);
  expect(simmered.filter((text) => text.includes('golden'))).toEqual([]);
});

/** Grams or millilitres that a line begins with: "1.3 l vegetable stock". */
function metricOf(line: string | undefined): number {
  const [, amount, unit] = /^([\d.]+) (g|ml|kg|l) /.exec(line ?? '') ?? [];
  return Number(amount) * (unit === 'l' || unit === 'kg' ? 1_000 : 1);
}

test('dry lentils are simmered in as much water as they drink', () => {
  const cooked = dishesOf('brown lentils', 'spinach', 'cherry tomato', 'onion').filter((dish) =>
    /^\d+ g brown lentils/.test(lineOf(dish, /lentils/) ?? ''),
  );
  expect(cooked.length).toBeGreaterThan(0);
  for (const dish of cooked)
    expect(metricOf(lineOf(dish, /water|stock/))).toBeGreaterThan(2 * metricOf(lineOf(dish, /lentils/)));
});
