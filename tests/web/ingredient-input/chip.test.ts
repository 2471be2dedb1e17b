import fc from 'fast-check';
import {
  addPieces,
  chipText,
  moved,
  parseChip,
  splitPieces,
  typedPieces,
} from '../../../web/src/components/ingredient-input/chip.ts';

describe('what a cook types is read as a quantity, a unit and a name', () => {
  test.each([
    ['eggs', { name: 'eggs' }],
    ['4 eggs', { qty: '4', name: 'eggs' }],
    ['200 g spinach', { qty: '200', unit: 'g', name: 'spinach' }],
    ['200g spinach', { qty: '200', unit: 'g', name: 'spinach' }],
    ['1/2 cup olive oil', { qty: '1/2', unit: 'cup', name: 'olive oil' }],
    ['1 1/2 cups flour', { qty: '1 1/2', unit: 'cups', name: 'flour' }],
    ['0.5 l milk', { qty: '0.5', unit: 'l', name: 'milk' }],
    ['.5 kg potatoes', { qty: '.5', unit: 'kg', name: 'potatoes' }],
    ['2 Tbsp. soy sauce', { qty: '2', unit: 'Tbsp', name: 'soy sauce' }],
    ['a pinch', { name: 'a pinch' }],
    ['can i make pancakes', { name: 'can i make pancakes' }],
    ['can tomatoes', { unit: 'can', name: 'tomatoes' }],
    ['pinch of saffron', { unit: 'pinch', name: 'saffron' }],
    ['2 cups of milk', { qty: '2', unit: 'cups', name: 'milk' }],
    ['3 fl oz cream', { qty: '3', unit: 'fl oz', name: 'cream' }],
    ['  red   onion ', { name: 'red onion' }],
  ])('%j', (text, chip) => {
    expect(parseChip(text)).toEqual(chip);
  });

  test.each(['200', '1/2', '7up', '3-pepper blend', 'cup', 'grapes', 'lemons', 'canned tuna'])(
    '%j does not fit, so all of it is the name',
    (text) => {
      expect(parseChip(text)).toEqual({ name: text });
    },
  );

  test('a number alone before a unit word makes that word the name', () => {
    expect(parseChip('2 cloves')).toEqual({ qty: '2', name: 'cloves' });
  });

  test('a chip written out and read again is the same chip', () => {
    const words = fc.constantFrom(
      '1',
      '1/2',
      '0.5',
      'cup',
      'g',
      'fl',
      'oz',
      'of',
      'eggs',
      'red',
      'onion',
      '7up',
      '½',
      'L',
    );
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.array(words, { minLength: 1 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        fc.pre(typed.trim() !== '');
        const chip = parseChip(typed);
        expect(parseChip(chipText(chip))).toEqual(chip);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a list of pieces is added to the chips', () => {
  test('text is cut at commas and line breaks, and empty pieces are dropped', () => {
    expect(splitPieces(' eggs, ,200 g spinach\r\nfeta,\n')).toEqual(['eggs', '200 g spinach', 'feta']);
  });

  test.each([
    ['no nuts, eggs or dairy', ['no nuts or eggs or dairy']],
    ['rice, no nuts, eggs or dairy', ['rice', 'no nuts or eggs or dairy']],
    ['no onions, chicken and rice', ['no onions', 'chicken and rice']],
    ['no nuts\neggs or milk', ['no nuts', 'eggs or milk']],
    ['allergic to peanuts, eggs and shellfish', ['allergic to peanuts or eggs and shellfish']],
    ['rice, I hate mushrooms, olives', ['rice', 'I hate mushrooms or olives']],
    [
      "kids don't like mushrooms, peppers, have rice, peas",
      ["kids don't like mushrooms or peppers", 'have rice', 'peas'],
    ],
    ['I’m allergic to nuts, I have chicken, rice', ['I’m allergic to nuts', 'I have chicken', 'rice']],
    ['avoid soy, 2 eggs, milk', ['avoid soy', '2 eggs', 'milk']],
    ["don't like olives, no capers, ham", ["don't like olives", 'no capers', 'ham']],
    ['walnuts or pecans, brie', ['walnuts or pecans', 'brie']],
    ['egg and nut allergies, chicken, rice', ['egg and nut allergies', 'chicken', 'rice']],
    ['eggs (allergic), rice', ['eggs (allergic)', 'rice']],
    ['my son is allergic, eggs', ['my son is allergic or eggs']],
    ['nut allergy, no eggs or milk', ['nut allergy', 'no eggs or milk']],
  ])('a list under a negation stays under it: %s', (text, pieces) => {
    expect(splitPieces(text)).toEqual(pieces);
  });

  test.each([
    ['egg, nut and milk allergies', ['egg and nut and milk allergies']],
    ['my son has egg, nut, milk allergy', ['my son has egg and nut and milk allergy']],
    ['eggs, nuts and milk allergy, flour', ['eggs and nuts and milk allergy', 'flour']],
    ['chicken, rice, nut allergy', ['chicken', 'rice', 'nut allergy']],
    ['chicken, eggs, nut allergy', ['chicken', 'eggs', 'nut allergy']],
    ['rice, dairy, nut and egg intolerant', ['rice', 'dairy and nut and egg intolerant']],
    ['triggers: dairy, eggs', ['triggers: dairy or eggs']],
    ['eggs (allergic, badly), rice', ['eggs (allergic and badly)', 'rice']],
  ])('a list that ends with an allergy is one piece: %s', (text, pieces) => {
    expect(typedPieces(text)).toEqual(pieces);
  });

  test('a name that is there already is refused, whatever its case and quantity', () => {
    const { chips, added, duplicates } = addPieces([{ name: 'Eggs' }], ['2 EGGS', 'milk', 'Milk'], 15);
    expect(chips).toEqual([{ name: 'Eggs' }, { name: 'milk' }]);
    expect(added).toEqual(['milk']);
    expect(duplicates).toEqual(['EGGS', 'Milk']);
  });

  test('what is longer than a search takes is cut off', () => {
    expect(addPieces([], ['x'.repeat(300)], 15).chips).toEqual([{ name: 'x'.repeat(200) }]);
  });

  test('there are never more than the maximum, nor two of one name', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')),
        fc.integer({ min: 0, max: 20 }),
        (pieces, max) => {
          const { chips } = addPieces([], pieces, max);
          const names = chips.map((chip) => chip.name.toLowerCase());
          expect(names.length).toBeLessThanOrEqual(max);
          expect(new Set(names).size).toBe(names.length);
        },
      ),
    );
  });
});

test('moving a chip puts it at its new place and leaves the others in their order', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), (list, from, to) => {
      const chips = list.map((name) => ({ name }));
      const [start, end] = [from % chips.length, to % chips.length];
      const result = moved(chips, start, end);
      expect(result[end]).toBe(chips[start]);
      expect(result.filter((chip) => chip !== chips[start])).toEqual(chips.filter((chip) => chip !== chips[start]));
    }),
  );
});
