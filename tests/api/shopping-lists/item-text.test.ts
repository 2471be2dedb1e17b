import { wantedText } from '../../../api/src/modules/shopping-lists/item-text.ts';

const said = (amount: number, unit: string | null, more: object = {}): string =>
  wantedText({ amounts: [{ amount, unit }], isOpenEnded: false, ...more });

test.each([
  [194.36, 'ml', '194 ml'],
  [62.36, 'g', '62.4 g'],
  [12.5, 'g', '12.5 g'],
  [262.5, 'g', '262.5 g'],
  [1.36, 'ml', '1.36 ml'],
  [1.234, 'kg', '1.23 kg'],
  [0.5625, 'tsp', '1/2 tsp'],
  [2.0625, 'tsp', '2 tsp'],
  [1.5, 'cup', '1 1/2 cups'],
  [0.333, 'cup', '1/3 cup'],
  [0.97, 'tbsp', '1 tbsp'],
  [1.98, 'cup', '2 cups'],
  [1.04, 'cup', '1 cup'],
  [0.125, 'tsp', '1/8 tsp'],
  [0.04, 'tsp', '0.04 tsp'],
  [0.56, 'kg', '0.56 kg'],
  [10.125, null, '10.13'],
  [401.38, 'ml', '401 ml'],
])('a sum of %d %s is said as a cook would measure it: %s', (amount, unit, text) => {
  expect(said(amount, unit)).toBe(text);
});

test('what is needed beyond that is told, and what a cook typed stays as typed', () => {
  expect(said(0.5625, 'tsp', { isOpenEnded: true })).toBe('1/2 tsp + some more');
  expect(said(0.56, 'tsp', { isEdited: true })).toBe('0.56 tsp');
});
