import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeedFood } from '../../../api/src/modules/catalogue/food-files.ts';
import { readUsdaFigures, withFigures, type UsdaFigures } from '../../../api/src/modules/catalogue/usda-figures.ts';
import { weightsOfPortions, type Portion } from '../../../api/src/modules/catalogue/usda-portions.ts';
import { StartError } from '../../../api/src/shared/errors.ts';

const HEADER = 'slug,ndb,fdc,calories,protein,fat,carbs,fiber,sugar,sodium,weights';

function read(...rows: string[]): UsdaFigures[] {
  const folder = mkdtempSync(join(tmpdir(), 'larder-usda-'));
  try {
    writeFileSync(join(folder, 'usda.csv'), [HEADER, ...rows, ''].join('\n'));
    return readUsdaFigures(join(folder, 'usda.csv'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the file of figures', () => {
  test('a row gives nutrients and weights; what is empty is not known', () => {
    expect(read('honey,19296,169640,304,0.3,0,82.4,0.2,,4,cup=339;tbsp=21')).toEqual([
      {
        slug: 'honey',
        ndb: 19296,
        fdc: 169640,
        weights: { cup: 339, tbsp: 21 },
        nutrients: { calories: 304, protein: 0.3, fat: 0, carbs: 82.4, fiber: 0.2, sugar: null, sodium: 4 },
      },
    ]);
  });

  test('a row with weights alone has no nutrients, not zeros', () => {
    expect(read('prawn,,174210,,,,,,,,medium=6')[0]).toMatchObject({ nutrients: null, weights: { medium: 6 } });
  });

  test.each([
    ['energy beyond that of fat', 'honey,,,3040,0.3,0,82.4,0.2,82.1,4,', '0.calories'],
    ['a word for a number', 'honey,,,304,much,0,82.4,0.2,82.1,4,', '0.protein'],
    ['a unit that there is not', 'honey,,,304,0.3,0,82.4,0.2,82.1,4,cups of joy=339', '0.weights'],
    ['a weight that is none', 'honey,,,304,0.3,0,82.4,0.2,82.1,4,cup=0', '0.weights'],
  ])('%s is refused with file, row and field', (_, row, field) => {
    expect(() => read(row)).toThrow(StartError);
    expect(() => read(row)).toThrow(`usda.csv: ${field}`);
  });
});

describe('figures of foods', () => {
  const food = (slug: string, more: Partial<SeedFood> = {}): SeedFood => ({
    id: slug,
    number: 1,
    slug,
    name: slug,
    plural: null,
    aliases: [],
    category: 'vegetables',
    commonUnit: null,
    isStaple: false,
    areKindsAlike: false,
    isDistinct: false,
    parentId: null,
    diet: 'vegan',
    contains: [],
    unsure: null,
    nutrients: null,
    weights: null,
    shelfDays: null,
    ndb: null,
    fdc: null,
    source: null,
    ...more,
  });
  const figures = read(
    'onion,11282,170000,40,1.1,0.1,9.34,1.7,4.24,4,cup=160;piece=110',
    'shallot,11677,170499,72,2.5,0.1,16.8,3.2,7.87,12,tbsp=10',
  );

  test('a kind without figures has those of its parent, however far up', () => {
    const foods = withFigures(
      [food('onion'), food('red-onion', { parentId: 'onion' }), food('tropea-onion', { parentId: 'red-onion' })],
      figures,
    );
    expect(foods.map((one) => [one.nutrients?.calories, one.weights])).toEqual(
      Array.from({ length: 3 }, () => [40, { cup: 160, piece: 110 }]),
    );
  });

  test('a kind with a volume of its own keeps it and takes the piece of its parent', () => {
    const [, shallot] = withFigures([food('onion'), food('shallot', { parentId: 'onion' })], figures);
    expect(shallot).toMatchObject({ nutrients: { calories: 72 }, weights: { tbsp: 10, piece: 110 } });
    expect(shallot?.weights).not.toHaveProperty('cup');
  });

  test("a weight in the food's own entry wins", () => {
    const [onion] = withFigures([food('onion', { weights: { piece: 150 } })], figures);
    expect(onion?.weights).toEqual({ cup: 160, piece: 150 });
  });

  test('a food that states a piece of its own is in none of the sizes of the row: a cherry tomato has the figures of the tomato', () => {
    const tomatoes = read(
      'cherry-tomato,11529,170457,18,0.88,0.2,3.89,1.2,2.63,5,cup=149;small=91;medium=123;large=182;piece=123',
    );
    const [cherry] = withFigures([food('cherry-tomato', { weights: { piece: 17 } })], tomatoes);
    expect(cherry?.weights).toEqual({ cup: 149, piece: 17 });
  });

  test('sizes that the entry states stand beside its piece, as those of eggs do', () => {
    const eggs = read('egg,1123,171287,143,12.56,9.51,0.72,0,0.37,142,small=38;medium=44;large=50;piece=44');
    const [egg] = withFigures([food('egg', { weights: { small: 38, medium: 44, large: 50, piece: 50 } })], eggs);
    expect(egg?.weights).toEqual({ small: 38, medium: 44, large: 50, piece: 50 });
  });

  test('a food that nothing is known of has no figures, nor has one in a circle of kinds', () => {
    const foods = withFigures(
      [food('manna'), food('chicken', { parentId: 'egg' }), food('egg', { parentId: 'chicken' })],
      figures,
    );
    expect(foods.map((one) => [one.nutrients, one.weights])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });
});

describe('weights from the portions of the USDA', () => {
  const portions = (...said: [amount: number, text: string, grams: number][]): Portion[] =>
    said.map(([amount, text, grams]) => ({ amount, text, grams }));
  const weights = (name: string, description: string, ...said: [number, string, number][]) =>
    weightsOfPortions({ name, aliases: [], description }, portions(...said));

  test('of several cups the one that a recipe line most likely means is taken: chopped before sliced', () => {
    expect(weights('onion', 'Onions, raw', [1, 'cup, sliced', 115], [1, 'cup, chopped', 160])).toEqual({ cup: 160 });
  });

  test('the cup that says the same as the name of the food goes before all others', () => {
    expect(weights('ground almond', 'Nuts, almonds', [1, 'cup, whole', 143], [1, 'cup, ground', 95])).toEqual({
      cup: 95,
    });
    expect(weights('cherry tomato', 'Tomatoes, raw', [1, 'cup', 180], [1, 'cup cherry tomatoes', 149])).toEqual({
      cup: 149,
    });
    expect(weights('penne', 'Pasta, dry', [1, 'cup spaghetti', 91], [1, 'cup penne', 95])).toEqual({ cup: 95 });
  });

  test('a weight is that of one', () => {
    expect(weights('chicory', 'Chicory, witloof, raw', [0.5, 'cup', 45], [10, 'leaves', 20])).toEqual({
      cup: 90,
      leaf: 2,
      piece: 2,
    });
  });

  test('a nut is a whole one, as a tablet of chocolate is', () => {
    expect(weights('hazelnut', 'Nuts, hazelnuts', [10, 'nuts', 14])).toEqual({ piece: 1.4 });
    expect(weights('mexican chocolate', 'Candies, chocolate, mexican', [1, 'tablet', 20])).toEqual({
      disc: 20,
      piece: 20,
    });
  });

  test('sizes have words of their own, and a piece is a medium one', () => {
    expect(
      weights(
        'potato',
        'Potatoes, raw',
        [1, 'Potato large (3" to 4-1/4" dia)', 369],
        [1, 'Potato medium (2-1/4" to 3-1/4" dia)', 213],
      ),
    ).toEqual({ large: 369, medium: 213, piece: 213 });
  });

  test('a head or a bulb is the piece of a food that has no other', () => {
    expect(weights('fennel', 'Fennel, bulb, raw', [1, 'bulb', 234])).toEqual({ bulb: 234, piece: 234 });
  });

  test('of a large fish half a fillet is what a cook buys as one', () => {
    expect(weights('salmon', 'Fish, salmon, raw', [0.5, 'fillet', 198])).toEqual({ fillet: 198, piece: 198 });
  });

  test('the juice that a fruit yields is a piece of its juice', () => {
    expect(weights('lemon juice', 'Lemon juice, raw', [1, 'lemon yields', 48])).toEqual({ piece: 48 });
  });

  test.each([
    'serving',
    'NLEA serving',
    'oz',
    'g',
    'package (10 oz)',
    'container (8 oz)',
    'cubic inch',
    'unit (yield from 1 lb ready-to-cook chicken)',
    'piece (1/8 of 9" crust)',
    'slice crust not eaten',
  ])('"%s" is no measure of a cook', (text) => {
    expect(weights('food', 'Food', [1, text, 100])).toEqual({});
  });

  test('a measure of nothing is left out', () => {
    expect(weights('kale', 'Kale, frozen', [0, 'cup', 100])).toEqual({});
  });
});
