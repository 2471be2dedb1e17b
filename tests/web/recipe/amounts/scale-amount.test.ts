import fc from 'fast-check';
import { roundAmount, scaleAmount } from '../../../../web/src/pages/recipe/amounts/scale-amount.ts';

const amount = fc.double({ min: 0.01, max: 100_000, noNaN: true });
const servings = fc.integer({ min: 1, max: 999 });

describe('scaling an amount', () => {
  test('is the quantity times the chosen servings over those of the recipe, rounded to 2 decimals', () => {
    expect(roundAmount(scaleAmount(200, { chosen: 3, recipe: 4 }))).toBe(150);
    expect(roundAmount(scaleAmount(1, { chosen: 1, recipe: 3 }))).toBe(0.33);
    expect(roundAmount(scaleAmount(2, { chosen: 1, recipe: 3 }))).toBe(0.67);
    expect(roundAmount(1.005)).toBe(1.01);
  });

  test('to the recipe’s own servings changes nothing', () => {
    fc.assert(
      fc.property(amount, servings, (value, count) => {
        expect(scaleAmount(value, { chosen: count, recipe: count })).toBeCloseTo(value, 6);
      }),
    );
  });

  test('there and back gives the same amount', () => {
    fc.assert(
      fc.property(amount, servings, servings, (value, chosen, recipe) => {
        const back = scaleAmount(scaleAmount(value, { chosen, recipe }), { chosen: recipe, recipe: chosen });
        expect(Math.abs(back - value)).toBeLessThanOrEqual(value * 1e-12);
      }),
    );
  });

  test('grows with the servings', () => {
    fc.assert(
      fc.property(amount, servings, servings, (value, chosen, recipe) => {
        expect(scaleAmount(value, { chosen: chosen + 1, recipe })).toBeGreaterThan(
          scaleAmount(value, { chosen, recipe }),
        );
      }),
    );
  });

  test('refuses servings that are not above 0', () => {
    expect(() => scaleAmount(1, { chosen: 0, recipe: 4 })).toThrow(RangeError);
    expect(() => scaleAmount(1, { chosen: 2, recipe: 0 })).toThrow(RangeError);
    expect(() => scaleAmount(1, { chosen: Number.NaN, recipe: 4 })).toThrow(RangeError);
  });
});

describe('rounding an amount', () => {
  test('moves it by half a hundredth at most and leaves 2 decimals', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const rounded = roundAmount(value);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.005 + value * 1e-9);
        expect(Number(rounded.toFixed(2))).toBe(rounded);
      }),
    );
  });

  test('never lets an ingredient vanish', () => {
    expect(roundAmount(0.25 / 100)).toBe(0.01);
  });
});
