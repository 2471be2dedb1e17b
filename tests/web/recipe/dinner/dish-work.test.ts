import { dishWork } from '../../../../web/src/pages/recipe/dinner/plan/dish-work.ts';

const recipe = (steps: readonly (readonly [string, number | null])[], prepTime = 0, cookTime = 0) => ({
  prepTime,
  cookTime,
  ingredients: ['one', 'two', 'three', 'four'],
  instructions: steps.map(([description, timeMin]) => ({ description, timeMin })),
});

describe('what the steps of a recipe ask of the hands', () => {
  test('getting everything ready comes before the first step', () => {
    expect(dishWork(recipe([['Serve.', null]]))).toMatchObject([
      { step: 0, hands: 2, minutes: 2 },
      { step: 1, hands: 1, minutes: 1 },
    ]);
  });

  test('the work that a recipe states is shared out; its waits are as written', () => {
    const works = dishWork(
      recipe(
        [
          ['Chop the onions and the peppers into dice of one centimetre.', null],
          ['Simmer until thick.', 20],
        ],
        16,
        20,
      ),
    );
    expect(works.map(({ minutes }) => minutes).reduce((sum, minutes) => sum + minutes)).toBe(36);
    expect(works[2]).toMatchObject({ step: 2, minutes: 21, hands: 1 });
  });

  test.each([
    ['Simmer until thick.', 20, 1],
    ['Bake until golden.', 35, 1],
    ['Leave to rise under a cloth.', 60, 1],
    ['Brown the beef in the oil.', 10, 5],
    ['Stir-fry over high heat.', 5, 5],
    ['Cook one at a time on a hot griddle.', 16, 16],
    ['Stir in the garlic.', 1, 1],
  ])('“%s” with %i minutes keeps them for %i', (text, minutes, hands) => {
    expect(dishWork(recipe([[text, minutes]]))[1]?.hands).toBe(hands);
  });

  test('an oven heats beside the other steps, and is waited for by the one that bakes', () => {
    const works = dishWork(
      recipe([
        ['Heat the oven to 190°C.', 15],
        ['Rub the butter into the flour.', null],
        ['Bake until golden.', 30],
      ]),
    );
    expect(works[2]?.after).toEqual([{ step: 1, until: 'hands' }]);
    expect(works[3]?.after).toContainEqual({ step: 1, until: 'end' });
  });

  test('what is done meanwhile does not wait for the step before it, and what follows waits for both', () => {
    const works = dishWork(
      recipe([
        ['Boil the potatoes.', 20],
        ['Meanwhile, fry the onions.', 8],
        ['Toss both.', null],
      ]),
    );
    expect(works[2]?.after).toEqual([{ step: 1, until: 'hands' }]);
    expect(works[3]?.after).toEqual([
      { step: 2, until: 'hands' },
      { step: 1, until: 'end' },
      { step: 2, until: 'end' },
    ]);
  });
});
