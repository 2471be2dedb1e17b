import fc from 'fast-check';
import { parseChip } from '../../../../api/src/modules/ingredients/lines/chip-parser.ts';

describe('a typed chip', () => {
  test.each([
    ['eggs', null, null, 'eggs'],
    ['3 eggs', '3', null, 'eggs'],
    ['1/2 cup milk', '1/2', 'cup', 'milk'],
    ['1.5 kg potatoes', '1.5', 'kg', 'potatoes'],
    ['200g flour', '200', 'g', 'flour'],
    ['2 Tbsp. olive oil', '2', 'Tbsp', 'olive oil'],
    ['2 cups of rice', '2', 'cups', 'rice'],
    ['cup rice', null, 'cup', 'rice'],
    ['can i make pancakes', null, null, 'can i make pancakes'],
    ['can tomatoes', null, 'can', 'tomatoes'],
    ['2 red onions', '2', null, 'red onions'],
    ['2 cloves', '2', null, 'cloves'],
  ])('"%s" is read as number, unit and name', (text, qty, unit, name) => {
    expect(parseChip(text)).toEqual({ qty, unit, name });
  });

  test.each(['7up', '2% milk', '½ onion', '1/0 eggs', '42', 'a dozen eggs', '3-bean salad'])(
    '"%s" does not fit, so all of it is the name',
    (text) => {
      expect(parseChip(text)).toEqual({ qty: null, unit: null, name: text });
    },
  );

  test('spaces around and within do not count', () => {
    expect(parseChip('  2   cups   rice ')).toEqual(parseChip('2 cups rice'));
  });

  test('any text has a name that it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        expect(text.replace(/\s+/g, ' ')).toContain(parseChip(text).name),
      ),
    );
  });
});
