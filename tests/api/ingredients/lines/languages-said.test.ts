import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

type Row = [line: string, amount: number | null, unit: string | null, food: string];

const told = (line: string): Row => {
  const { quantity, unit, food } = linkLine(line, names);
  return [line, quantity, unit, food?.name ?? ''];
};

test.each<Row>([
  ['Farina 00 300 g', 300, 'g', '00 flour'],
  ['Harina 0000 200 g', 200, 'g', 'plain flour'],
  ['Farina 300 g', 300, 'g', 'plain flour'],
  ['Cioccolato fondente al 70% 150 g', 150, 'g', 'dark chocolate'],
  ['Acqua a temperatura ambiente 400 g', 400, 'g', 'water'],
  ['Lievito in polvere per dolci 8 g', 8, 'g', 'baking powder'],
  ['Alcol puro 95° 1 l', 1, 'l', 'neutral spirit'],
  ['Atún limpio sin piel 500 g', 500, 'g', 'tuna'],
  ['Polvo para hornear 2 cditas', 2, 'tsp', 'baking powder'],
  ['Coñac 1 cda.', 1, 'tbsp', 'cognac'],
  ['Diente de ajo 3', 3, 'clove', 'garlic'],
  ['Vanille : 1 gousse', 1, null, 'vanilla pod'],
  ['Citron(s) : 1', 1, null, 'lemon'],
  ['Poivre du moulin : 2 tours', 2, 'grind', 'black pepper'],
  ['n. 2 carote', 2, null, 'carrot'],
  ['g 300 di farina', 300, 'g', 'plain flour'],
  ['Salt - 1 1/2 teaspoons', 1.5, 'tsp', 'salt'],
])('an amount behind a name, or told in a way of its own, is read: "%s"', (...row) => {
  expect(told(row[0])).toEqual(row);
});

test.each<Row>([
  ['1/4 de taza de azúcar', 0.25, 'cup', 'sugar'],
  ['1 pote de queso crema', 1, 'tub', 'cream cheese'],
  ['1 Schb Toastbrot', 1, 'slice', 'white bread'],
  ['1 Beet Gartenkresse', 1, 'punnet', 'garden cress'],
  ['1 dosette de safran en poudre', 1, 'sachet', 'saffron'],
  ["1 trait d'eau gazeuse", 1, 'dash', 'sparkling water'],
  ['12 gocce di limone', 12, 'drop', 'lemon'],
  ['1 copa de vino de Jerez', 1, 'glass', 'sherry'],
  ['1 boule de céleri-rave', 1, 'ball', 'celeriac'],
  ['1 Glas Weißbier', 1, 'glass', 'beer'],
  ['1 Glas Kirschen', 1, 'jar', 'cherry'],
  ['4 fette biscottate', 4, null, 'crispbread'],
  ['3 fresh sage leaves', 3, 'leaf', 'sage'],
  ['2 sprays cooking spray', 2, 'spray', 'cooking spray'],
  ['1 branch celery', 1, 'stalk', 'celery'],
])('a unit is known: "%s"', (...row) => {
  expect(told(row[0])).toEqual(row);
});

test.each<[line: string, food: string]>([
  ['30 g mageres Rindfleisch', 'beef'],
  ['2 TL helle und dunkle Sesamsaat', 'sesame seed'],
  ['1 Packung TK-Garnelen', 'prawn'],
  ['60 g blanchierte, gemahlene Mandeln', 'blanched almond'],
  ['600 g Kalbsgeschnetzeltes (z. B. Nuss)', 'veal'],
  ['1 EL Teriyakisoße', 'teriyaki sauce'],
  ['1 l de moules de bouchot', 'mussel'],
  ['60 ml de chapelure nature', 'breadcrumbs'],
  ['375 ml de farine tout usage non blanchie', 'plain flour'],
  ["180 ml d'eau glacée", 'water'],
  ['1/4 de courgette épépinée', 'courgette'],
  ["2 g d'agar-agar en poudre", 'agar'],
  ['Semola di grano duro rimacinata 200 g', 'semolina'],
  ['Limoni di Sorrento non trattati 8', 'lemon'],
  ['Zucchine tagliate a rondelle sottili 300 g', 'courgette'],
  ['Burro a pomata 120 g', 'butter'],
  ['8 alitas de pollo partidas por la mitad', 'chicken wing'],
  ['1 aguacate maduro en daditos', 'avocado'],
  ['50 g de queso parmesano en polvo', 'parmesan'],
  ['2 pechugas de pollo deshuesadas y sin piel', 'chicken breast'],
  ['Ají molido a gusto', 'chilli powder'],
  ['evtl. etwas Petersilie zum Garnieren', 'parsley'],
])('words of state, sort and origin leave a food what it is: "%s"', (line, name) => {
  const { food, isUnknown } = linkLine(line, names);
  expect([food?.name, isUnknown]).toEqual([name, false]);
});

test.each([
  '500 g schwarze Spaghetti',
  'pechugas de pollo rebozadas en zorblax',
  'bouillon de légumes zorblax en poudre',
  'glace vanille zorblax',
])('a word that may bring another food leaves it in doubt: "%s"', (line) => {
  expect(linkLine(line, names).facts.unsure).toContain(Allergen.FISH);
});

test.each(['Manteca 100 g', '100 g de manteca derretida', 'Manteca pomada 200 g', 'aceite o manteca para freír'])(
  'manteca may be butter: "%s"',
  (line) => {
    expect(linkLine(line, names).facts.unsure).toContain(Allergen.DAIRY);
  },
);

test('"manteca de cerdo" is plain lard', () => {
  const { food, facts } = linkLine('200 g de manteca de cerdo ibérico', names);
  expect([food?.name, facts.contains, facts.unsure]).toEqual(['lard', [], []]);
});

test('"4 scampi" are whole ones, and may be breaded', () => {
  const { food, facts } = linkLine('4 scampi', names);
  expect([food?.name, facts.contains.includes(Allergen.GLUTEN)]).toEqual(['langoustine', false]);
  expect(facts.unsure).toContain(Allergen.GLUTEN);
});

test.each([
  '3 cucharadas de pan rallado (sin gluten)',
  '1 taza de harina sin gluten',
  '200 g Mehl, glutenfrei',
  '100 g glutenfreies Paniermehl',
  'spaghetti senza glutine 200 g',
  '120 g de farine sans gluten',
])('what is promised to be without gluten contains none: "%s"', (line) => {
  const { contains, unsure } = linkLine(line, names).facts;
  expect([...contains, ...unsure]).not.toContain(Allergen.GLUTEN);
});

test.each([
  '200 g pasta (normale o senza glutine)',
  '200 g de pan rallado o sin gluten',
  'salsa di soia (anche senza glutine)',
])('what may be without gluten contains it: "%s"', (line) => {
  expect(linkLine(line, names).facts.contains).toContain(Allergen.GLUTEN);
});

test.each([
  ['Ensalada (con queso y huevo)', Allergen.EGGS],
  ['Ensalada, con nueces', Allergen.TREE_NUTS],
])('a remark is read as it is spelt: "%s"', (line, allergen) => {
  const { contains, unsure } = linkLine(line, names).facts;
  expect([...contains, ...unsure]).toContain(allergen);
});

test('what is offered "alternativ" is a choice', () => {
  expect(linkLine('1 EL Dosenmilch (alternativ Sahne)', names).alternativeFoods.map(({ name }) => name)).toEqual([
    'cream',
  ]);
});

test.each([
  ['2 tablespoons corn oil (plus a 5-second squirt of non-stick spray)', Allergen.SOY],
  ['3 tablespoons crystalized ginger', Allergen.SULPHITES],
  ['1 1/2 cups meat (Shredded Red Chile, click here for the recipe)', Allergen.DAIRY],
])('what an English line may bring is not lost: "%s"', (line, allergen) => {
  expect(linkLine(line, names).facts.unsure).toContain(allergen);
});

test.each([
  ['1/4 ounce dark beer like Bass', Allergen.FISH],
  ['Meringue mushrooms (<a href="/recipes/2566-english-mustard">see recipe</a>)', Allergen.MUSTARD],
])('a maker and an address of a link name no food: "%s"', (line, allergen) => {
  expect(linkLine(line, names).facts.contains).not.toContain(allergen);
});

test('more of a sauce behind a plus sign is added', () => {
  expect(linkLine('⅛ cup BBQ sauce, + 2 tablespoons', names).quantity).toBe(0.25);
});
