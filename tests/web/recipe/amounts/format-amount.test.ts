import fc from 'fast-check';
import {
  formatDecimal,
  formatFraction,
  formatRange,
  ROUNDING_SLACK,
} from '../../../../web/src/pages/recipe/amounts/format-amount.ts';
import { roundAmount } from '../../../../web/src/pages/recipe/amounts/scale-amount.ts';

const rounded = fc.double({ min: 0.01, max: 10_000, noNaN: true }).map(roundAmount);

/** What a written amount such as `1 1/2` says, as a number. */
function read(text: string): number {
  return text.split(' ').reduce((sum, word) => {
    const [over = Number.NaN, under = 1] = word.split('/').map(Number);
    return sum + over / under;
  }, 0);
}

describe('an amount as a cook writes it', () => {
  test.each([
    [1, '1'],
    [12, '12'],
    [0.5, '1/2'],
    [1.5, '1 1/2'],
    [2.25, '2 1/4'],
    [0.33, '1/3'],
    [0.67, '2/3'],
    [1.67, '1 2/3'],
    [0.13, '1/8'],
    [2.38, '2 3/8'],
    [0.75, '3/4'],
    [0.7, '0.7'],
    [1.17, '1.17'],
    [0.01, '0.01'],
    [3.99, '3.99'],
  ])('%d is %s', (amount, text) => {
    expect(formatFraction(amount)).toBe(text);
  });

  test('says the amount again when it is read back, to within the rounding', () => {
    fc.assert(
      fc.property(rounded, (amount) => {
        expect(Math.abs(read(formatFraction(amount)) - amount)).toBeLessThanOrEqual(ROUNDING_SLACK);
      }),
      { numRuns: 1000 },
    );
  });

  test('stays within the slack it is given', () => {
    fc.assert(
      fc.property(rounded, (amount) => {
        expect(Math.abs(read(formatFraction(amount, amount * 0.04)) - amount)).toBeLessThanOrEqual(
          amount * 0.04 + 1e-9,
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('never carries a whole fraction or a lonely zero', () => {
    fc.assert(
      fc.property(rounded, (amount) => {
        expect(formatFraction(amount, 0.2)).toMatch(/^(?:\d+|\d+\.\d{1,2}|(?:[1-9]\d* )?[1-7]\/[2348])$/);
      }),
      { numRuns: 1000 },
    );
  });
});

test.each([
  [0.75, '0.75'],
  [1200, '1200'],
  [133.33, '133.33'],
  [2.5, '2.5'],
])('a scale shows %d as %s', (amount, text) => {
  expect(formatDecimal(amount)).toBe(text);
});

test('a range is said with "to", and as one amount when both ends read the same', () => {
  expect(formatRange('2', '3')).toBe('2 to 3');
  expect(formatRange('1/2', '1/2')).toBe('1/2');
  expect(formatRange('4', null)).toBe('4');
});
