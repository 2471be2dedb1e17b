import fc from 'fast-check';
import { dishWork, type StepWork } from '../../../../web/src/pages/recipe/dinner/plan/dish-work.ts';
import type { PlacedStep } from '../../../../web/src/pages/recipe/dinner/plan/place-steps.ts';
import { LEEWAY, planDinner, readyTimes } from '../../../../web/src/pages/recipe/dinner/plan/plan-dinner.ts';
import { planRest } from '../../../../web/src/pages/recipe/dinner/plan/plan-rest.ts';
import { catalogueDishes } from './catalogue-dishes.ts';

/** Two to four dishes of the catalogue; the same ones in every run. */
const dinners = fc.uniqueArray(fc.nat(catalogueDishes.length - 1), { minLength: 2, maxLength: 4 });
const RUNS = { numRuns: 100, seed: 19 };
const worksOf = (dinner: readonly number[]) => dinner.map((index) => dishWork(catalogueDishes[index]!));

/** Two steps that have the hands at one moment; none is as it should be. */
function clashes(plan: readonly PlacedStep[]): [PlacedStep, PlacedStep][] {
  const inOrder = plan.toSorted((one, other) => one.start - other.start);
  return inOrder.slice(1).flatMap((step, at) => {
    const before = inOrder[at]!;
    return step.start < before.start + before.hands ? [[before, step] satisfies [PlacedStep, PlacedStep]] : [];
  });
}

/** Steps that begin before what they wait for. */
function early(plan: readonly PlacedStep[]): PlacedStep[] {
  return plan.filter(({ dish, start, after }) =>
    after.some(({ step, until }) => {
      const awaited = plan.find((other) => other.dish === dish && other.step === step);
      return awaited && start < (until === 'end' ? awaited.end : awaited.start + awaited.hands);
    }),
  );
}

const work = (step: number, hands: number, minutes: number): StepWork => ({
  step,
  hands,
  minutes,
  isHot: true,
  after: step === 0 ? [] : [{ step: step - 1, until: 'end' }],
});

describe('a dinner of two to four dishes of the catalogue', () => {
  test('has every step once, and no hand does two things at once', () => {
    fc.assert(
      fc.property(dinners, (dinner) => {
        const dishes = worksOf(dinner);
        const plan = planDinner(dishes);
        expect(plan).toHaveLength(dishes.flat().length);
        expect(clashes(plan)).toEqual([]);
      }),
      RUNS,
    );
  });

  test('keeps the order of the steps of each dish, and waits for what a step waits for', () => {
    fc.assert(
      fc.property(dinners, (dinner) => {
        const plan = planDinner(worksOf(dinner));
        expect(early(plan)).toEqual([]);
        for (const dish of dinner.keys()) {
          const steps = plan.filter((step) => step.dish === dish).map(({ step }) => step);
          expect(steps).toEqual(steps.toSorted((one, other) => one - other));
        }
      }),
      RUNS,
    );
  });

  test('is ready within five minutes of the wished time, all of it', () => {
    fc.assert(
      fc.property(dinners, (dinner) => {
        const ends = [...readyTimes(planDinner(worksOf(dinner))).values()];
        expect(Math.max(...ends)).toBeLessThanOrEqual(LEEWAY);
        expect(Math.min(...ends)).toBeGreaterThanOrEqual(-LEEWAY);
      }),
      RUNS,
    );
  });

  test('is the same whenever it is planned', () => {
    const dishes = worksOf([3, 100, 500]);
    expect(planDinner(dishes)).toEqual(planDinner(dishes));
  });

  test('can be planned again at any moment of it: nothing in the past, nothing before its wait is over, still in order', () => {
    const moments = fc.tuple(dinners, fc.nat(100), fc.nat(30));
    fc.assert(
      fc.property(moments, ([dinner, share, late]) => {
        const dishes = worksOf(dinner);
        const plan = planDinner(dishes);
        const cut = Math.floor((plan.length * share) / 101);
        const now = (plan[cut]?.start ?? 0) + late;
        const begun = plan.slice(0, cut);
        const underWay = dishes.map((works, dish) => {
          const mine = begun.filter((step) => step.dish === dish);
          const waits = Object.fromEntries(mine.map(({ step, end }) => [step, end]));
          return { works, done: mine.map(({ step }) => step), waits };
        });
        const rest = planRest(underWay, 0, now);
        expect(rest.steps).toHaveLength(plan.length - cut);
        expect(rest.steps.every(({ start }) => start >= now)).toBe(true);
        expect([...clashes(rest.steps), ...early([...begun, ...rest.steps])]).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('planning', () => {
  test('lets one dish wait while the hands are at another', () => {
    const plan = planDinner([[work(0, 2, 30)], [work(0, 10, 10), work(1, 10, 10)]]);
    expect(plan.map(({ dish, step, start, end }) => [dish, step, start, end])).toEqual([
      [0, 0, -30, 0],
      [1, 0, -20, -10],
      [1, 1, -10, 0],
    ]);
  });

  test('ends the dishes one after the other where each needs the hands last, around the wished time', () => {
    const plan = planDinner([[work(0, 4, 4)], [work(0, 4, 4)], [work(0, 4, 4)]]);
    expect(plan.map(({ end }) => end)).toEqual([-LEEWAY, -1, 3]);
  });

  test('moves all of a dinner that was begun too late, by no more than that', () => {
    const dishes = [{ works: [work(0, 5, 5), work(1, 1, 20)], done: [], waits: {} }];
    expect(planRest(dishes, 1140, 1100)).toMatchObject({
      delay: 0,
      steps: [{ start: 1115 }, { start: 1120, end: 1140 }],
    });
    expect(planRest(dishes, 1140, 1122)).toMatchObject({
      delay: 7,
      steps: [{ start: 1122 }, { start: 1127, end: 1147 }],
    });
  });

  test('waits for what is in the oven already', () => {
    const dishes = [{ works: [work(0, 5, 5), work(1, 1, 20), work(2, 3, 3)], done: [0, 1], waits: { 1: 1139 } }];
    expect(planRest(dishes, 1140, 1130)).toMatchObject({ delay: 2, steps: [{ start: 1139, end: 1142 }] });
  });
});
