import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

type Row = [line: string, amount: number | [low: number, high: number] | null, unit: string | null, food: string];

const recipeOf = (language: string): Row[] =>
  parse(readFileSync(`${import.meta.dirname}/recipes/${language}.yaml`, 'utf8')) as Row[];

describe.each(['de', 'fr', 'es', 'it'])('a recipe in "%s"', (language) => {
  const rows = recipeOf(language);

  test('has twenty lines', () => {
    expect(rows).toHaveLength(20);
  });

  test.each(rows)('reads "%s"', (line, amount, unit, food) => {
    const [low, high] = Array.isArray(amount) ? amount : [amount, null];
    const read = linkLine(line, names);
    expect([read.quantity, read.quantityMax, read.unit, read.food?.name]).toEqual([low, high, unit, food]);
  });
});

test.each([
  ['2 große Zwiebeln, fein gewürfelt', 'Zwiebeln', 'große, fein gewürfelt'],
  ['sale q.b.', 'sale', 'q.b'],
  ['100 g Butter zum Braten', 'Butter', 'zum Braten'],
  ['1 cebolla, picada (opcional)', 'cebolla', 'picada'],
])('tells the name of "%s" from what is said about it', (line, name, preparation) => {
  const read = linkLine(line, names);
  expect([read.name, read.preparation]).toEqual([name, preparation]);
});

test.each(['Petersilie (nach Belieben)', '1 cebolla (opcional)', 'persil (facultatif)', 'menta (facoltativa)'])(
  '"%s" may be left out',
  (line) => {
    expect(linkLine(line, names).optional).toBe(true);
  },
);

test.each([
  ['100 g Butter oder Margarine', 'butter', 'margarine'],
  ['100 g de beurre ou de margarine', 'butter', 'margarine'],
])('"%s" leaves a choice', (line, food, other) => {
  const read = linkLine(line, names);
  expect([read.food?.name, read.alternativeFoods.map(({ name }) => name)]).toEqual([food, [other]]);
});

test.each([
  ['tres leches cake', null],
  ['1 cup demi glace', 1],
  ['2 six-inch tortillas', 2],
])('"%s" is still English', (line, quantity) => {
  expect(linkLine(line, names).quantity).toBe(quantity);
});

test.each<Row>([
  ['1 Ei (Gr. M)', 1, null, 'egg'],
  ['1 Stück Lauch (ca. 200 g)', 1, 'piece', 'leek'],
  ['je 1 rote und gelbe Paprikaschote', 1, null, 'bell pepper'],
  ['500 g Hackfleisch, gemischt', 500, 'g', 'minced meat'],
  ["1 c.à.s. d'huile", 1, 'tbsp', 'vegetable oil'],
  ['1 c. à soupe de sucre', 1, 'tbsp', 'sugar'],
  ['1 c. milk, or 2 c. as needed', 1, 'cup', 'milk'],
  ['20 g de beurre pour le moule', 20, 'g', 'butter'],
  ['1 kg de moules', 1, 'kg', 'mussel'],
  ['2 geh. EL Mehl', 2, 'tbsp', 'plain flour'],
  ['1 kl. Dose Mais', 1, 'can', 'canned sweetcorn'],
  ['2 cdas. de harina', 2, 'tbsp', 'plain flour'],
  ['1/4 de litre de lait entier', 0.25, 'l', 'whole milk'],
  ['100 g Mandelkerne', 100, 'g', 'almond'],
  ['2 altbackene Brötchen', 2, null, 'bread roll'],
])('what cooks write in ways of their own is read: "%s"', (line, amount, unit, food) => {
  const read = linkLine(line, names);
  expect([read.quantity, read.unit, read.food?.name]).toEqual([amount, unit, food]);
});
