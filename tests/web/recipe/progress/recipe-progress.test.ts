import fc from 'fast-check';
import {
  handedOver,
  laidUpon,
  NO_PROGRESS,
  parseProgress,
  toggled,
  withSubstitute,
} from '../../../../web/src/pages/recipe/progress/recipe-progress.ts';

const kept = {
  ingredients: fc.uniqueArray(fc.string()),
  steps: fc.uniqueArray(fc.integer({ min: 1, max: 9 })),
  servings: fc.option(fc.integer({ min: 1, max: 999 })),
};
const progress = fc.record({
  ...kept,
  known: fc.record(kept),
  substitutes: fc.dictionary(fc.uuid(), fc.uuid(), { noNullPrototype: true }),
  standsAt: fc.option(fc.integer()),
  isKept: fc.boolean(),
});

describe('the progress of a recipe', () => {
  test('is the same after it was stored', () => {
    fc.assert(
      fc.property(progress, (made) => {
        expect(parseProgress(JSON.parse(JSON.stringify(made)))).toEqual(made);
      }),
    );
  });

  test('is none when nothing, or nothing that fits, is stored', () => {
    expect([null, 3, 'x', [], {}].map(parseProgress)).toEqual([1, 2, 3, 4, 5].map(() => NO_PROGRESS));
  });

  test('keeps what fits and leaves out the rest', () => {
    expect(
      parseProgress({ ingredients: ['a', 1, 'a'], steps: [2, '3', 1.5], servings: 0, substitutes: { a: 'b', c: 4 } }),
    ).toEqual({
      ingredients: ['a'],
      steps: [2],
      servings: null,
      substitutes: { a: 'b' },
      standsAt: null,
      isKept: true,
      known: { ingredients: ['a'], steps: [2], servings: null },
    });
  });
});

describe('what the account tells of a recipe', () => {
  const told = fc.record(kept);

  test('is taken over whole where the cook did nothing here', () => {
    fc.assert(
      fc.property(told, told, (known, now) => {
        const taken = laidUpon(now, { ...NO_PROGRESS, ...known, known });
        expect(taken).toEqual({ ...NO_PROGRESS, ...now, known: now, isKept: true });
      }),
    );
  });

  test('undoes no tick that was changed here, and leaves all others as the account has them', () => {
    const step = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(told, told, fc.uniqueArray(step), (known, now, touched) => {
        const here = touched.reduce<number[]>(toggled, known.steps);
        const { steps } = laidUpon(now, { ...NO_PROGRESS, ...known, steps: here, isKept: false, known });
        for (let at = 1; at <= 9; at++)
          expect(steps.includes(at)).toBe((touched.includes(at) ? here : now.steps).includes(at));
      }),
    );
  });

  test('changes nothing when it is told twice, and nothing is left to hand over once it was handed over', () => {
    fc.assert(
      fc.property(progress, told, (here, now) => {
        const once = laidUpon(now, here);
        expect(laidUpon(now, once)).toEqual(once);
        const { ingredients, steps, servings } = once;
        expect(handedOver({ ingredients, steps, servings }, once).isKept).toBe(true);
      }),
    );
  });
});

test('ticking twice is as if nothing was ticked', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.integer(), (items, item) => {
      expect(toggled(items, item).includes(item)).toBe(!items.includes(item));
      expect(new Set(toggled(toggled(items, item), item))).toEqual(new Set(items));
    }),
  );
});

test('a second substitute takes the place of the first, and none brings the ingredient back', () => {
  const once = withSubstitute({ x: 'y' }, 'feta', 'ricotta');
  expect(withSubstitute(once, 'feta', 'goat-cheese')).toEqual({ x: 'y', feta: 'goat-cheese' });
  expect(withSubstitute(once, 'feta', null)).toEqual({ x: 'y' });
});
