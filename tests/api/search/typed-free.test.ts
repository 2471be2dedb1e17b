import { readTyped, type TypedReading } from '../../../api/src/modules/search/typed/read-typed.ts';
import { knowledge, names } from '../ingredients/starter-foods.ts';

const read = (text: string): TypedReading => readTyped(text, { knowledge, names });
const held = (text: string): string[] => read(text).held.map(({ food }) => food.name);
const leftOut = (text: string): string[] =>
  read(text)
    .left.map(({ name }) => name)
    .sort();
const allergens = (text: string): string[] =>
  read(text)
    .left.flatMap((left) => left.allergens)
    .sort();
const leaves = (text: string, food: string): boolean => {
  const number = names.find(food)?.number ?? -1;
  return read(text).left.some(({ numbers }) => numbers.includes(number));
};

describe('what is free of several things is free of each', () => {
  test.each([
    ['peanut and dairy free noodles', ['noodle'], ['dairy', 'peanuts']],
    ['egg and dairy free pancakes', ['pancake'], ['dairy', 'eggs']],
    ['egg & milk free', [], ['dairy', 'eggs']],
    ['gluten/dairy free chicken', ['chicken'], ['dairy', 'gluten']],
    ['gluten, dairy and egg free, chicken', ['chicken'], ['dairy', 'eggs', 'gluten']],
    ['nut and sesame free, chickpeas', ['chickpea'], ['nuts', 'sesame']],
    ['gluten free soy free noodles', ['noodle'], ['gluten', 'soy']],
    ['milk free, egg free, nut free, chicken', ['chicken'], ['dairy', 'eggs', 'nuts']],
  ])('%s', (text, foods, left) => {
    expect([held(text), leftOut(text)]).toEqual([foods, left]);
  });

  test('but eggs that lie beside something free of dairy are there', () => {
    expect(held('eggs and dairy free cheese')).toEqual(['egg', 'vegan cheese']);
    expect(held('eggs and gluten free bread')).toContain('egg');
  });
});

describe('a food that is any food is left free of what is named before it', () => {
  test.each([
    ['gluten free chicken', ['chicken'], 'gluten'],
    ['wheat free chicken', ['chicken'], 'gluten'],
    ['dairy free pasta', ['pasta'], 'dairy'],
    ['dairy free mashed potatoes', ['mashed potato'], 'dairy'],
    ['milk free potatoes', ['potato'], 'dairy'],
    ['peanut-free noodles', ['noodle'], 'peanut'],
    ['sesame free chickpeas', ['chickpea'], 'sesame'],
    ['egg-free noodles', ['noodle'], 'eggs'],
    ['dairy free chicken', ['chicken'], 'dairy'],
    ['sesame free burger buns', ['burger bun'], 'sesame'],
  ])('%s', (text, foods, allergen) => {
    expect(held(text)).toEqual(foods);
    expect(allergens(text)).toContain(allergen);
  });

  test.each([
    ['gluten free flour', 'gluten-free flour'],
    ['dairy free cheese', 'vegan cheese'],
    ['sugar free ketchup', 'tomato ketchup'],
    ['gluten free beer', 'gluten-free beer'],
  ])('%s is a food of its own', (text, food) => {
    expect([held(text), leftOut(text)]).toEqual([[food], []]);
  });
});

describe('how somebody eats is heeded in other words and languages', () => {
  test.each([
    ['senza glutine', 'gluten'],
    ['glutenfrei', 'gluten'],
    ['glutin free', 'gluten'],
    ['gluten sensitivity', 'gluten'],
    ['suitable for coeliacs', 'gluten'],
    ['coeliac friendly pancakes', 'gluten'],
    ['laktosefrei', 'dairy'],
    ['senza lattosio', 'dairy'],
    ['lactose intolerent', 'dairy'],
    ['safe for nut allergy', 'tree-nuts'],
  ])('%s', (text, allergen) => {
    expect(allergens(text)).toContain(allergen);
  });

  test.each([
    ['vegeterian', 'vegetarian'],
    ['végétarien', 'vegetarian'],
    ['veggie', 'vegetarian'],
    ['meatless dinner with pasta', 'vegetarian'],
    ['vegen', 'vegan'],
    ['vegane Linsen', 'vegan'],
    ['no animal products', 'vegan'],
  ])('%s', (text, diet) => {
    expect(read(text).left.map((left) => left.diet)).toContain(diet);
  });

  test('halal and kosher leave out what those foods are known for, and say so', () => {
    expect([held('halal chicken'), leftOut('halal chicken')]).toEqual([['chicken'], ['pork and alcohol']]);
    expect(leaves('halal chicken', 'red wine')).toBe(true);
    expect(leftOut('kosher chicken')).toEqual(['pork and shellfish']);
    expect(allergens('kosher chicken')).toContain('shellfish');
  });
});

describe('a plain no means all its kinds', () => {
  test.each([
    ['no pork', 'pork sausage'],
    ['no pork', 'sausage'],
    ['no sugar', 'light brown sugar'],
    ['sugar free dessert', 'honey'],
    ['we have no eggs, flour', 'egg yolk'],
    ['no cheese', 'ricotta'],
    ['no tomatoes', 'passata'],
    ['no rice', 'cooked rice'],
    ['no onion', 'shallot'],
    ['not spicy', 'gochujang'],
    ['not too hot', 'thai curry paste'],
    ['no cream', 'sour cream'],
  ])('%s leaves out %s', (text, food) => {
    expect(leaves(text, food)).toBe(true);
  });

  test.each([
    ['no pork', 'chicken sausage'],
    ['no brown sugar', 'sugar'],
    ['no cream', 'cream cheese'],
    ['no rice', 'rice noodle'],
  ])('%s spares %s', (text, food) => {
    expect(leaves(text, food)).toBe(false);
  });
});
