import fc from 'fast-check';
import { Rational, sum } from '../../../api/src/modules/shopping-lists/rational.ts';

const whole = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const fraction = fc
  .tuple(whole, fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([over, under]) => Rational.parse(String(over)).over(Rational.parse(String(under))));

test.each([
  [0.1, '1/10'],
  [0.333, '333/1000'],
  [250, '250'],
  [-2.5, '-5/2'],
  [1e-7, '1/10000000'],
  [1e21, '1000000000000000000000'],
  [0, '0'],
])('%d is %s', (value, text) => {
  expect(Rational.of(value).toString()).toBe(text);
});

test('there is no fraction of what is no number', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => Rational.of(value)).toThrow(RangeError);
  for (const text of ['', '1/0', '1/-2', 'x', '1.5']) expect(() => Rational.parse(text)).toThrow(RangeError);
  expect(() => Rational.of(1).over(Rational.ZERO)).toThrow(RangeError);
});

test('a number becomes the fraction that its decimals say, and the same number again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
      const value = Number(`${digits}e-${places}`);
      expect(Rational.of(value).toNumber()).toBe(value);
    }),
    { numRuns: 2_000 },
  );
});

test('a fraction is read as it was written', () => {
  fc.assert(
    fc.property(fraction, (one) => expect(Rational.parse(one.toString()).equals(one)).toBe(true)),
    { numRuns: 1_000 },
  );
});

test('a sum is the same in any order, and what was added can be taken away', () => {
  fc.assert(
    fc.property(
      fc
        .array(fraction, { maxLength: 12 })
        .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      fraction,
      ([all, shuffled], more) => {
        expect(sum(all).equals(sum(shuffled))).toBe(true);
        expect(
          sum(all)
            .plus(more)
            .plus(more.times(Rational.of(-1)))
            .equals(sum(all)),
        ).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('what is multiplied can be divided again', () => {
  fc.assert(
    fc.property(fraction, fraction, (one, two) => {
      fc.pre(!two.equals(Rational.ZERO));
      expect(one.times(two).over(two).equals(one)).toBe(true);
      expect(one.isLess(two)).toBe(one.plus(two.times(Rational.of(-1))).numerator < 0n);
    }),
    { numRuns: 1_000 },
  );
});
