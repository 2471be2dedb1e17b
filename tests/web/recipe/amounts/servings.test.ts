import { parseServings } from '../../../../web/src/pages/recipe/amounts/servings.ts';

test.each([
  ['4', 4],
  ['1', 1],
  ['999', 999],
])('servings of %s in the address are taken', (text, servings) => {
  expect(parseServings(text)).toBe(servings);
});

test.each([null, '', ' ', '0', '-2', '2.5', 'four', '1000', '1e9', 'NaN'])(
  '%j in the address is not a number of servings',
  (text) => {
    expect(parseServings(text)).toBeNull();
  },
);
