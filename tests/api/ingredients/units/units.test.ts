import { usefulMeasures } from '../../../../api/src/modules/ingredients/units/convert-measures.ts';
import { parseLine } from '../../../../api/src/modules/ingredients/lines/line-parser.ts';
import { UNITS } from '../../../../api/src/modules/ingredients/units/unit-vocabulary.ts';
import { unitOf } from '../../../../api/src/modules/ingredients/units/units.ts';

describe('units', () => {
  test.each([
    ['cups', 'cup'],
    ['Tbsp.', 'tbsp'],
    ['tablespoons', 'tbsp'],
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['fl. oz.', 'fl oz'],
    ['fluid ounces', 'fl oz'],
    ['Grams', 'g'],
    ['KG', 'kg'],
    ['litres', 'l'],
    ['leaves', 'leaf'],
    ['bunches', 'bunch'],
    ['tins', 'can'],
    ['imperial pints', 'imperial pint'],
    ['Australian tbsp', 'Australian tbsp'],
    ['large', 'large'],
  ])('"%s" is written for %s', (word, name) => {
    expect(unitOf(word)?.name).toBe(name);
  });

  test.each(['', 'onion', 'constructor', '12'])('"%s" is no unit', (word) => {
    expect(unitOf(word)).toBeUndefined();
  });

  test.each([
    'g',
    'kg',
    'ml',
    'l',
    'tsp',
    'tbsp',
    'dsp',
    'cup',
    'oz',
    'lb',
    'fl oz',
    'pint',
    'quart',
    'gallon',
    'clove',
    'can',
    'jar',
    'package',
    'sachet',
    'slice',
    'pinch',
    'dash',
    'handful',
    'knob',
    'splash',
  ])('a line measured in %s is measured in a unit that Larder knows', (unit) => {
    expect(unitOf(parseLine(`2 ${unit} ginger`).unit ?? '')?.name).toBe(unit);
  });

  test('no two units share a name or plural', () => {
    const names = UNITS.flatMap((unit) => [...new Set([unit.name, unit.plural])]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a US cup, a metric cup and an imperial pint are told apart', () => {
    expect(unitOf('cup')?.size).toBeCloseTo(236.588, 3);
    expect(unitOf('metric cup')?.size).toBe(250);
    expect(unitOf('pint')?.size).toBeCloseTo(473.176, 3);
    expect(unitOf('imperial pint')?.size).toBeCloseTo(568.261, 3);
    expect(unitOf('tbsp')?.size).toBeCloseTo(14.787, 3);
    expect(unitOf('Australian tbsp')?.size).toBe(20);
    expect(unitOf('fl oz')?.size).toBeCloseTo(29.574, 3);
    expect(unitOf('imperial fl oz')?.size).toBeCloseTo(28.413, 3);
  });

  test('masses and volumes have a size and a kitchen, counts and sizes neither', () => {
    for (const unit of UNITS) {
      const isMeasured = unit.dimension === 'mass' || unit.dimension === 'volume';
      expect([unit.name, unit.size !== null, unit.system !== null]).toEqual([unit.name, isMeasured, isMeasured]);
    }
  });
});

describe('useful measures beside an amount', () => {
  const onion = { weights: { cup: 160, tbsp: 10, piece: 110 } };

  test('a weight is offered in the other system, by the piece and by volume', () => {
    expect(usefulMeasures(660, 'g', onion)).toEqual([
      { amount: expect.closeTo(1.455, 3), unit: 'lb' },
      { amount: 6, unit: 'piece' },
      { amount: expect.closeTo(4.125, 3), unit: 'cup' },
    ]);
  });

  test('pieces are offered by weight', () => {
    expect(usefulMeasures(2, null, { weights: { piece: 110 } })).toEqual([
      { amount: 220, unit: 'g' },
      { amount: expect.closeTo(7.76, 2), unit: 'oz' },
    ]);
  });

  test('a unit that would be read as a crumb is not offered: 5 g are no 0.01 lb', () => {
    expect(usefulMeasures(5, 'g').map((measure) => measure.unit)).toEqual([]);
    expect(usefulMeasures(1_500, 'ml').map((measure) => measure.unit)).toEqual(['cup']);
  });

  test('nothing is offered for a count of something of unknown weight, for an unknown unit, or for nothing', () => {
    expect(usefulMeasures(3, 'bunch', { weights: null })).toEqual([]);
    expect(usefulMeasures(3, 'furlong', onion)).toEqual([]);
    expect(usefulMeasures(0, 'g', onion)).toEqual([]);
    expect(usefulMeasures(-500, 'g', onion)).toEqual([]);
    expect(usefulMeasures(Number.NaN, 'g', onion)).toEqual([]);
  });
});
