import fc from 'fast-check';
import { convertQuantity, isConvertible } from '../../../../web/src/pages/recipe/amounts/convert-unit.ts';
import { findMeasuredUnit } from '../../../../web/src/pages/recipe/amounts/units.ts';

const amount = fc.double({ min: 0.01, max: 50_000, noNaN: true });
const metric = fc.constantFrom('g', 'kg', 'ml', 'l');
const us = fc.constantFrom('oz', 'lb', 'fl oz', 'cup', 'pint', 'quart', 'gallon');

function size(quantity: { amount: number; unit: string | null }): number {
  return quantity.amount * (findMeasuredUnit(quantity.unit ?? '')?.size ?? Number.NaN);
}

describe('converting between the systems', () => {
  test.each([
    ['us', 100, 'g', 3.53, 'oz'],
    ['us', 1, 'kg', 2.2, 'lb'],
    ['us', 250, 'ml', 1.06, 'cup'],
    ['us', 30, 'ml', 2.03, 'tbsp'],
    ['us', 5, 'ml', 1.01, 'tsp'],
    ['metric', 8, 'oz', 226.8, 'g'],
    ['metric', 2.5, 'lb', 1.13, 'kg'],
    ['metric', 1, 'cup', 236.59, 'ml'],
    ['metric', 1, 'imperial pint', 568.26, 'ml'],
    ['us', 1, 'imperial pint', 2.4, 'cup'],
    ['metric', 2, 'quart', 1.89, 'l'],
  ] as const)('into %s: %d %s are %d %s', (system, from, unit, to, label) => {
    const converted = convertQuantity({ amount: from, amountMax: null, unit }, system);
    expect(converted.amount).toBeCloseTo(to, 2);
    expect(converted.unit).toBe(label);
  });

  test('there and back keeps the size, whatever the units on the way', () => {
    fc.assert(
      fc.property(amount, metric, (value, unit) => {
        const written = { amount: value, amountMax: null, unit };
        expect(size(convertQuantity(convertQuantity(written, 'us'), 'metric')) / size(written)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('never turns a weight into a volume or back', () => {
    fc.assert(
      fc.property(
        amount,
        fc.oneof(metric, us),
        fc.constantFrom('metric' as const, 'us' as const),
        (value, unit, system) => {
          const converted = convertQuantity({ amount: value, amountMax: null, unit }, system);
          expect(findMeasuredUnit(converted.unit ?? '')?.dimension).toBe(findMeasuredUnit(unit)?.dimension);
        },
      ),
    );
  });

  test('converts both ends of a range to one unit', () => {
    const converted = convertQuantity({ amount: 400, amountMax: 500, unit: 'g' }, 'us');
    expect(converted.unit).toBe('oz');
    expect(converted.amountMax).toBeCloseTo(17.64, 2);
  });

  test.each(['tsp', 'tbsp', 'clove', 'bunch', 'g', null])('leaves %s as it is in metric', (unit) => {
    const written = { amount: 3, amountMax: null, unit };
    expect(convertQuantity(written, 'metric')).toBe(written);
  });

  test('is offered for weights and volumes only, spoons left out', () => {
    expect(['g', 'cup', 'lb'].map(isConvertible)).toEqual([true, true, true]);
    expect(['tsp', 'clove', null].map(isConvertible)).toEqual([false, false, false]);
  });
});
