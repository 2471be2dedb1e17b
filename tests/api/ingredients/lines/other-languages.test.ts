import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { NoFoodReason } from '../../../../api/src/modules/ingredients/lines/line-foodless.ts';
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

test.each<Row>([
  ['300 g de crevettes roses décortiquées', 300, 'g', 'prawn'],
  ['1 bouteille de vin rouge de Bourgogne', 1, 'bottle', 'red wine'],
  ["6 blancs d'œufs montés en neige", 6, null, 'egg white'],
  ["1 zeste d'orange non traitée", 1, null, 'orange zest'],
  ['4 tomates bien mûres', 4, null, 'tomato'],
  ['1 kg di vongole veraci', 1, 'kg', 'clam'],
  ['500 g di farina tipo 0', 500, 'g', 'plain flour'],
  ['250 g di spinaci lessati e ben strizzati', 250, 'g', 'spinach'],
  ["3 o 4 filetti di acciuga sott'olio", [3, 4], 'fillet', 'anchovy'],
  ['200 g de judías verdes planas', 200, 'g', 'green bean'],
  ['2 calamares limpios, en anillas', 2, null, 'squid'],
  ['1/2 pollo de corral troceado', 0.5, null, 'chicken'],
  ['1,5 kg Rinderbraten aus der Schulter', 1.5, 'kg', 'beef'],
  ['15 dag griffiges Mehl', 150, 'g', 'plain flour'],
  ['4 Lachsfilets', 4, null, 'salmon'],
  ['300 g Brokkoliröschen', 300, 'g', 'broccoli'],
  ['500 g Rinderschulter', 500, 'g', 'beef'],
])('what is said of a food leaves it what it is: "%s"', (line, amount, unit, food) => {
  const [low, high] = Array.isArray(amount) ? amount : [amount, null];
  const read = linkLine(line, names);
  expect([read.quantity, read.quantityMax, read.unit, read.food?.name]).toEqual([low, high, unit, food]);
  expect(read.isUnknown).toBe(false);
});

test('an unknown word beside a food leaves open what else is in it', () => {
  const { food, facts } = linkLine('1 l de moules de zorblax', names);
  expect([food?.name, facts.contains.includes(Allergen.MOLLUSCS)]).toEqual(['mussel', true]);
  expect(facts.unsure).toContain(Allergen.DAIRY);
});

test.each(['margarine végétale', 'pommes de terre sautées au beurre', 'cebolla frita en mantequilla', 'falscher Hase'])(
  'a word that makes another food of it is not passed over: "%s"',
  (line) => {
    expect(linkLine(line, names).facts.unsure).toContain(Allergen.GLUTEN);
  },
);

test.each<Row>([
  ['500 g Bohnen, grüne', 500, 'g', 'green bean'],
  ['½ Bund Petersilie, glatte', 0.5, 'bunch', 'flat-leaf parsley'],
  ['2 Zwiebel(n), rote', 2, null, 'red onion'],
  ['2 EL Paprikapulver, edelsüß', 2, 'tbsp', 'sweet paprika'],
])('a kind stands behind its comma: "%s"', (line, amount, unit, food) => {
  const read = linkLine(line, names);
  expect([read.quantity, read.unit, read.food?.name]).toEqual([amount, unit, food]);
});

test.each([
  ["le zeste d'un citron", 'lemon'],
  ['200 g de raisin', 'grape'],
  ['6 prunes', 'prune'],
  ['500 g di farina', 'plain flour'],
])('a word that English has too is read among the words around it: "%s"', (line, food) => {
  expect(linkLine(line, names).food?.name).toBe(food);
});

test.each([
  ['une douzaine de petits oignons grelots', 12, null, 'pearl onion'],
  ['media docena de huevos', 6, null, 'egg'],
  ['3 Tl Backpulver', 3, 'tsp', 'baking powder'],
  ['2 cdas harina', 2, 'tbsp', 'plain flour'],
  ['1 costa di sedano', 1, 'stalk', 'celery'],
  ['1 filet de jus de citron', 1, 'drizzle', 'lemon juice'],
  ['1 gousse de vanille', 1, null, 'vanilla pod'],
  ['1 brique de crème liquide (20 cl)', 1, 'carton', 'whipping cream'],
  ['2 Scheibe/n Toastbrot', 2, 'slice', 'white bread'],
  ['1 c. à s. de cacao non sucré', 1, 'tbsp', 'cocoa powder'],
])('units and numbers of other languages: "%s"', (line, amount, unit, food) => {
  const read = linkLine(line, names);
  expect([read.quantity, read.unit, read.food?.name]).toEqual([amount, unit, food]);
});

test.each([
  ['100 g di burro o margarina', 'butter', ['margarine']],
  ['300 g di passata di pomodoro o pelati', 'passata', ['canned plum tomatoes']],
])('"%s" leaves a choice with one letter', (line, food, others) => {
  const read = linkLine(line, names);
  expect([read.food?.name, read.alternativeFoods.map(({ name }) => name)]).toEqual([food, others]);
});

test.each([
  ['Sel, poivre du moulin', 'black pepper'],
  ['salt, pepper', 'black pepper'],
  ['3 œufs + 1 jaune', 'egg yolk'],
  ['vongole e cozze', 'mussel'],
])('"%s" asks for two foods', (line, other) => {
  expect(linkLine(line, names).foodsBeside.map(({ name }) => name)).toEqual([other]);
});

test('"Zutaten für 4 Portionen:" heads the lines', () => {
  expect(linkLine('Zutaten für 4 Portionen:', names).noFood).toBe(NoFoodReason.HEADING);
});

test.each([
  ['Nudeln mit Sesam', Allergen.SESAME],
  ['Hähnchen in Erdnusssauce', Allergen.PEANUT],
  ['Schokolade mit Nüssen', Allergen.TREE_NUTS],
  ['yaourt de Soja', Allergen.SOY],
  ['150 g de sucre + 20 g de beurre pour le moule', Allergen.DAIRY],
  ['pain bien beurré', Allergen.DAIRY],
  ['petto di pollo impanato', Allergen.GLUTEN],
  ['2 cups flour + 1 cup zorblax', Allergen.PEANUT],
])('what a remark or an addition tells of is not lost: "%s"', (line, allergen) => {
  const { contains, unsure } = linkLine(line, names).facts;
  expect([...contains, ...unsure]).toContain(allergen);
});

test('what a remark says is not there adds nothing', () => {
  expect(linkLine('Salat, ohne Nüsse', names).facts).toMatchObject({ contains: [], unsure: [] });
});
