import { findingsIn, FOODS, SHAKSHUKA, type RecipeFile } from './small-catalogue.ts';

const MORE_FOODS = [
  ...['plain flour', 'water', 'rice', 'dried yeast'].map((name) => ({ name, plural: name, diet: 'vegan', contains: [] })),
  { name: 'chicken', plural: 'chickens', diet: 'none', contains: [] },
];
/** Weights, so that amounts of these foods are known. */
const MORE_FIGURES = ['plain-flour,,,364,10,1,76,3,0,2,', 'water,,,0,0,0,0,0,0,0,cup=237', 'dried-yeast,,,325,40,8,41,27,0,51,'];

/** What the lint finds in Shakshuka with these fields changed. */
function craftOf(changes: Partial<RecipeFile>): string[] {
  const files = { recipes: [{ ...SHAKSHUKA, ...changes }], foods: [...FOODS, ...MORE_FOODS], figures: MORE_FIGURES };
  return findingsIn(files).map(({ field, message }) => `${field}: ${message}`);
}

const ingredients = SHAKSHUKA['ingredients'] as string[];
const [soften, simmer] = SHAKSHUKA['instructions'] as { text: string; minutes: number }[];
const oven = { text: 'Heat the oven to 180°C (160°C fan).', minutes: 15, meanwhile: true };
const bake = { text: 'Break in the eggs and bake until set.', minutes: 6 };

describe('the lint of how a recipe of Larder is cooked', () => {
  test('an oven that is never heated is found', () => {
    expect(craftOf({ instructions: [soften, simmer, bake] })).toEqual([
      'instructions.3: bakes in an oven that no step before it heats',
    ]);
    expect(craftOf({ instructions: [oven, soften, simmer, bake] })).toEqual([]);
  });

  test('an oven that has no time to heat is found', () => {
    expect(craftOf({ instructions: [soften, simmer, oven, bake] })).toEqual([
      'instructions.4: the oven has 0 of 15 minutes to heat',
    ]);
  });

  test('an oven heated without a word on those with a fan is found', () => {
    const message = 'instructions.1: states no heat for an oven with a fan, 20°C lower';
    expect(craftOf({ instructions: [{ ...oven, text: 'Heat the oven to 180°C.' }, soften, simmer, bake] })).toEqual([message]);
    expect(craftOf({ instructions: [{ ...oven, text: 'Heat the oven to 180°C (180°C fan).' }, soften, simmer, bake] })).toEqual([message]);
  });

  test('a step that says more minutes than it has is found', () => {
    const steps = (text: string) => [soften, simmer, { text, minutes: 6 }];
    expect(craftOf({ instructions: steps('Break in the eggs and cook for twenty minutes.') })).toEqual(['instructions.3: says 20 minutes and has 6']);
    expect(craftOf({ instructions: steps('Break in the eggs and cook for half an hour.') })).toEqual(['instructions.3: says 30 minutes and has 6']);
    expect(craftOf({ instructions: steps('Break in the eggs and cook for five minutes.') })).toEqual([]);
  });

  test('water that is measured by the volume of the rice is found', () => {
    expect(
      craftOf({
        ingredients: [...ingredients, '150 g rice'],
        instructions: [...(SHAKSHUKA['instructions'] as object[]), { text: 'Simmer the rice in twice its volume of water.', minutes: 12, meanwhile: true }],
      }),
    ).toEqual(['instructions.4: measures water by volume of a food that is weighed: give millilitres']);
  });

  test('chicken without a word on how to see that it is done is found', () => {
    const steps = (text: string) => [soften, { text, minutes: 10 }, { text: 'Break in the eggs, put on the lid and wait.', minutes: 6 }];
    const lines = [...ingredients, '300 g chicken'];
    const message = 'ingredients.7: no step says how to see that it is cooked through';
    expect(craftOf({ ingredients: lines, instructions: steps('Add the tomatoes, chicken and salt.') })).toEqual([message]);
    expect(craftOf({ ingredients: lines, instructions: steps('Add the tomatoes, chicken and salt until no pink is left.') })).toEqual([]);
  });

  test('eggs that are eaten raw without a word of it are found', () => {
    const cold = { cookTime: 0, ingredients: ['2 tbsp olive oil', '1 egg', 'salt'], instructions: ['Whisk the egg with the salt and olive oil.'], servings: 4 };
    expect(craftOf(cold)).toEqual(['ingredients.2: is eaten raw: the description should say so and ask for very fresh ones']);
    expect(craftOf({ ...cold, description: 'The egg is raw: take a very fresh one.' })).toEqual([]);
  });

  test('a yeast dough too wet to hold is found', () => {
    const dough = (water: number) => ({
      tags: ['bread'], prepTime: 70, cookTime: 10, servings: 8,
      ingredients: ['500 g plain flour', '7 g dried yeast', `${water} g water`, '1 tsp salt'],
      instructions: [
        'Knead the plain flour with the dried yeast, water and salt.',
        { text: 'Leave to rise.', minutes: 60, offHeat: true },
        { text: 'Cook in a dry pan.', minutes: 10 },
      ],
    });
    expect(craftOf(dough(300))).toEqual([]);
    expect(craftOf(dough(550))).toEqual(['ingredients: a yeast dough of 110 g of liquid to 100 g of flour, not 45 to 95']);
  });

  test('a savoury dish without salt is found, and food for a baby is not', () => {
    const saltless = {
      tags: ['dinner'],
      ingredients: ingredients.filter((line) => line !== 'salt'),
      instructions: (SHAKSHUKA['instructions'] as { text: string }[]).map((step) => ({ ...step, text: step.text.replace(' and salt', '') })),
    };
    expect(craftOf(saltless)).toEqual(['ingredients: a savoury dish without salt']);
    expect(craftOf({ ...saltless, title: 'Shakshuka for babies' })).toEqual([]);
  });

  test('a dish told in the words of another with a food exchanged is found', () => {
    const lines = ingredients.map((line) => line.replace('1 onion', '1 red onion'));
    const steps = (SHAKSHUKA['instructions'] as { text: string }[]).map((step) => ({ ...step, text: step.text.replace('onion', 'red onion') }));
    const twin = { ...SHAKSHUKA, title: 'Eggs in tomatoes', ingredients: lines, instructions: steps };
    expect(findingsIn({ recipes: [SHAKSHUKA, twin] })).toEqual([
      { file: 'recipes/shakshuka.yaml', message: 'is told in the words of recipes/eggs-in-tomatoes.yaml' },
    ]);
  });
});
