import fc from 'fast-check';
import type { FoodStore } from '../../../../api/src/modules/ingredients/foods/food-store.ts';
import { IngredientService } from '../../../../api/src/modules/ingredients/ingredient.service.ts';
import { USUAL_NAMES } from '../../../../api/src/modules/ingredients/names/usual-names.ts';
import { knowledge, names } from '../starter-foods.ts';

const resolved = (text: string): string | undefined => names.resolve(text)?.food.name;
const linked = (text: string): string | undefined => names.link(text)?.food.name;

describe('a chip resolves to a food', () => {
  test.each([
    ['by its name', 'egg', 'egg'],
    ['by its plural', 'eggs', 'egg'],
    ['by another word for it', 'scallions', 'spring onion'],
    ['by its American name', 'eggplant', 'aubergine'],
    ['by its short name in a British kitchen', 'toms', 'tomato'],
    ['by its name in an Indian kitchen', 'makhan', 'butter'],
    ['by its name in a Spanish kitchen', 'arroz', 'rice'],
    ['by its name in a French kitchen', 'oignons', 'onion'],
    ['by its name in an Italian kitchen, and not as a fruit', 'manzo', 'beef'],
    ['by its name in a Polish kitchen', 'pierogi', 'pierogi'],
    ['whatever its case', 'RED ONION', 'red onion'],
    ['with or without accents', 'creme fraiche', 'crème fraîche'],
    ['with a hyphen for a space', 'soy-sauce', 'soy sauce'],
    ['written in one word or two', 'butter milk', 'buttermilk'],
    ['by the longest known name at its end', 'boneless chicken breast', 'chicken breast'],
    ['behind words that say how it is', 'large ripe organic tomatoes', 'tomato'],
    ['behind a brand', "Hellmann's mayonnaise", 'mayonnaise'],
    ['with an amount', '2 cups rice', 'rice'],
    ['with an amount behind it', 'ground beef 500g', 'beef mince'],
    ['with an amount behind a colon', 'chicken breast: 500 g', 'chicken breast'],
    ['with an amount in a column of its own', 'Chicken breast | 500g', 'chicken breast'],
    ['with how many behind it', 'eggs x6', 'egg'],
    ['in a tin', '1 tin tomatoes', 'canned tomatoes'],
    ['with its kind in brackets', 'milk (oat)', 'oat milk'],
    ['misspelt', 'scalions', 'spring onion'],
    ['misspelt in several words', 'boneles chiken brest', 'chicken breast'],
    ['in the narrower sense when a family is named twice', 'romaine lettuce leaves', 'romaine lettuce'],
  ])('%s', (_, text, food) => {
    expect(resolved(text)).toBe(food);
  });

  test.each(['', ' ', '?', 'qwertz', 'xylophone soup', 'quokka'])('"%s" resolves to none', (text) => {
    expect(names.resolve(text)).toBeUndefined();
  });

  test('peppers are bell peppers, pepper is black pepper', () => {
    expect(resolved('peppers')).toBe('bell pepper');
    expect(resolved('pepper')).toBe('black pepper');
    expect(resolved('1 pepper')).toBe('bell pepper');
    expect(resolved('1 tsp pepper')).toBe('black pepper');
  });

  test('an exact name is surer than one found within a longer text, and that surer than a misspelt one', () => {
    const [exact = 0, within = 0, misspelt = 0] = [
      'scallions',
      'chopped wondrous scallions',
      'scalions wondrous chopped scalions',
    ].map((text) => names.resolve(text)?.confidence);
    expect(exact).toBe(1);
    expect(within).toBeLessThan(exact);
    expect(misspelt).toBeLessThan(within);
  });
});

describe('a name is never linked to a food that is safer than the real thing', () => {
  test.each([
    ['nut-free pesto'],
    ['cheese alternative'],
    ['pecan cream'],
    ['pecan oil'],
    ['peanut noodles'],
    ['almond brittle ice cream'],
    ['butter pecan ice cream'],
    ['chicken flavoured seitan bites'],
    ['breaded mushrooms'],
  ])('"%s" may be something else and is linked to nothing', (text) => {
    expect(linked(text)).toBeUndefined();
  });

  test.each([
    ['butternut squash', 'butternut squash'],
    ['coconut milk', 'coconut milk'],
    ['nutmeg', 'nutmeg'],
    ['peanut butter', 'peanut butter'],
    ['cream of tartar', 'cream of tartar'],
    ['champagne', 'champagne'],
    ['graham crackers', 'graham cracker'],
    ['eggplant', 'aubergine'],
    ['almond milk', 'almond milk'],
    ['oat milk', 'oat milk'],
    ['soy sauce', 'soy sauce'],
    ['Worcestershire sauce', 'worcestershire sauce'],
    ['flour', 'plain flour'],
    ['buckwheat', 'buckwheat'],
    ['rice flour', 'rice flour'],
    ['vegan butter', 'vegan butter'],
    ['egg noodles', 'egg noodle'],
    ['fish sauce', 'fish sauce'],
    ['oyster mushrooms', 'oyster mushroom'],
    ['shrimp paste', 'shrimp paste'],
    ['water chestnuts', 'water chestnut'],
    ['chestnut mushrooms', 'chestnut mushroom'],
    ['kidney beans', 'kidney bean'],
    ['imitation crab', 'surimi'],
    ['buns', 'bread roll'],
  ])('"%s" is %s', (text, food) => {
    expect(linked(text)).toBe(food);
  });

  test.each([
    ['dairy-free chocolate chips', 'vegan chocolate chip'],
    ['non-dairy milk', 'plant milk'],
    ['plant-based cream cheese', 'vegan cream cheese'],
    ['gluten-free soy sauce', 'tamari'],
    ['gluten-free spaghetti', 'gluten-free spaghetti'],
    ['egg-free mayonnaise', 'vegan mayonnaise'],
    ['gluten-free cornstarch', 'cornflour'],
    ['vegan sugar', 'sugar'],
  ])('"%s" is a food that keeps the promise: %s', (text, food) => {
    expect(linked(text)).toBe(food);
  });

  test('a harmless absence leaves a food what it is', () => {
    expect(linked('fat-free cottage cheese')).toBe('cottage cheese');
    expect(linked('low-sodium chicken broth')).toBe('chicken stock');
    expect(linked('free-range eggs')).toBe('egg');
  });
});

describe('every food of the catalogue', () => {
  test('is linked by its name, its plural and every other word for it', () => {
    const lost = knowledge.foods.flatMap((food) =>
      [food.name, ...(food.plural === null ? [] : [food.plural]), ...food.aliases]
        .filter((name) => names.link(name)?.food !== food)
        .map((name) => `${name} (${food.name})`),
    );
    expect(lost).toEqual([]);
  });

  test('is linked alike whatever the case and the spaces, and in the plural', () => {
    const food = fc.constantFrom(...knowledge.foods);
    fc.assert(
      fc.property(food, fc.nat(3), ({ name, plural }, spaces) => {
        const found = names.link(name)?.food.slug;
        expect(names.link(name.toUpperCase())?.food.slug).toBe(found);
        expect(names.link(`  ${name.replaceAll(' ', ' '.repeat(spaces + 1))} `)?.food.slug).toBe(found);
        expect(names.link(plural ?? name)?.food.slug).toBe(found);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('suggestions', () => {
  const none = (): number => 0;
  const suggested = (text: string, first = 8): string[] => names.suggest(text, first, none).map(({ name }) => name);

  test('go on from what was typed: names that begin so, then names with such a word in them', () => {
    const found = suggested('auberg', 20);
    expect(found[0]).toBe('aubergine');
    expect(found).toContain('long aubergine');
  });

  test('name what no recipe asks for behind all that one does', () => {
    const used = names.suggest(
      'spin',
      3,
      ({ name }) => ['spinach', 'baby spinach', 'frozen spinach'].indexOf(name) + 1,
    );
    expect(used.map(({ name }) => name)).toEqual(['spinach', 'frozen spinach', 'baby spinach']);
  });

  test('offer the word that the cook began to type', () => {
    expect(suggested('scalli')).toContain('scallion');
  });

  test.each([
    ['cil', 'cilantro'],
    ['shr', 'shrimp'],
    ['sca', 'scallion'],
    ['ground b', 'ground beef'],
    ['zuc', 'zucchini'],
    ['heavy', 'heavy cream'],
    ['yo', 'yogurt'],
    ['flo', 'flour'],
  ])('offer for "%s" the name that cooks elsewhere use for a food of ours: %s', (typed, meant) => {
    const popular = names.suggest(typed, 3, ({ name }) =>
      /^(?:coriander|prawn|spring onion|beef mince|courgette|whipping cream|plain yogurt|plain flour)$/.test(name)
        ? 9
        : 0,
    );
    expect(popular[0]?.name).toBe(meant);
  });

  test.each([
    ['tom', 'tomato'],
    ['ca', 'carrot'],
    ['mu', 'mushroom'],
    ['rai', 'raisin'],
  ])('take "%s" for the beginning of a %s rather than for a whole word that few use', (typed, meant) => {
    const popular = names.suggest(typed, 3, ({ name }) => (name === meant ? 9 : 1));
    expect(popular[0]?.name).toBe(meant);
  });

  test.each([
    ['eggs', 'egg'],
    ['peas', 'pea'],
    ['tomatoes', 'tomato'],
    ['jalapeno', 'jalapeño'],
  ])('know "%s" as a whole name', (typed, meant) => {
    expect(suggested(typed, 1)).toEqual([meant]);
  });

  test('hold as usual only names that a food goes by', () => {
    expect([...USUAL_NAMES].filter((name) => names.find(name) === undefined)).toEqual([]);
  });

  test('put the popular food first among its like', () => {
    const popular = names.suggest('chick', 5, (food) => (food.name === 'chickpea' ? 9 : 1));
    expect(popular[0]?.name).toBe('chickpea');
  });

  test('put what many recipes need some kind of before each kind', () => {
    const kinds = new Set(
      [...knowledge.foods]
        .filter(({ name }) => /^chicken (?:thigh|breast|wing)$/.test(name))
        .map(({ number }) => number),
    );
    const service = new IngredientService({ knowledge, names } as FoodStore, (food) => (kinds.has(food) ? 3 : 0));
    expect(service.suggest('chi', 2).map(({ name }) => name)).toEqual(['chicken', 'chicken wing']);
  });

  test('name each food once and are no more than asked for', () => {
    const found = names.suggest('to', 8, none);
    expect(found).toHaveLength(8);
    expect(new Set(found.map(({ food }) => food.id)).size).toBe(8);
  });

  test('are none for blank text or for none asked', () => {
    expect(suggested('  ')).toEqual([]);
    expect(suggested('egg', 0)).toEqual([]);
  });
});

test.each([
  ['cherry toms', 'cherry tomato'],
  ['new pots', 'new potato'],
  ['greek yog', 'greek yogurt'],
  ['dark choc', 'dark chocolate'],
  ['stir fry veg', 'frozen stir-fry vegetables'],
  ['grated parm', 'parmesan'],
  ['streaky', 'streaky bacon'],
])('what cooks write short is understood: %s', (typed, food) => {
  expect(names.resolve(typed)?.food.name).toBe(food);
});
