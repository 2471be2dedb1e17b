import { ALLERGENS } from '../../../api/src/modules/ingredients/dietary.ts';
import { deriveFromLines, type Derived } from '../../../api/src/modules/recipes/recipe-draft.ts';
import { knowledge, names } from '../ingredients/starter-foods.ts';

const derive = (...texts: string[]): Derived =>
  deriveFromLines(
    'A dish',
    texts.map((text) => ({ text, group: null, food: null })),
    names,
  );

describe('what is derived from the lines of a recipe', () => {
  test('counts no heading, tool or remark among the foods that could not be linked', () => {
    const plain = derive('2 onions', '1 red pepper');
    const remarked = derive('For the skewers:', '2 onions', '1 red pepper', '8 wooden skewers', 'N/A');
    expect(remarked).toMatchObject({
      unlinkedLines: 0,
      neededFoods: plain.neededFoods,
      diet: 'vegan',
      contains: [],
      unsure: [],
    });
  });

  test('may hold anything where a line leaves to the cook what goes in', () => {
    const open = derive('2 onions', '1 red pepper', 'Filling of choice');
    expect(open).toMatchObject({ unlinkedLines: 0, diet: 'unknown', contains: [], unsure: ALLERGENS });
  });

  test('counts a line of unknown food', () => {
    expect(derive('2 onions', '1 cup frobs')).toMatchObject({ unlinkedLines: 1, diet: 'unknown' });
  });

  test('is unknown for a recipe of headings and tools only', () => {
    expect(derive('For the skewers:', '8 wooden skewers')).toMatchObject({
      neededFoods: [],
      unlinkedLines: 0,
      diet: 'unknown',
    });
  });
});

describe('the foods that a dish is named for', () => {
  const named = (title: string, ...texts: string[]): (string | undefined)[] =>
    deriveFromLines(
      title,
      texts.map((text) => ({ text, group: null, food: null })),
      names,
    )
      .namedFoods.map((number) => knowledge.byNumber(number)?.name)
      .sort();

  test.each([
    ['a food of its title', 'Leek soup', ['2 leeks', '1 onion'], ['leek']],
    ['a kind of it', 'Chicken soup', ['300 g chicken thighs', '1 onion'], ['chicken thigh']],
    [
      'the broader food, where the title says the kind',
      'Cheddar toasties',
      ['4 slices bread', '100 g cheese'],
      ['cheese'],
    ],
    ['several', 'Rice and peas', ['200 g rice', '200 g peas', '1 onion'], ['pea', 'rice']],
    [
      'no food that only sounds like one',
      'Butternut soup',
      ['1 butternut squash', '50 g butter'],
      ['butternut squash'],
    ],
    ['nothing that it can do without', 'Leek and ham pie', ['2 leeks', '100 g ham (optional)'], ['leek']],
    ['none, where the title names none', 'Toad in the hole', ['200 g flour', '2 eggs'], []],
    ['its meat, whatever the title names', 'Leek soup', ['2 leeks', '100 g bacon', '1 onion'], ['bacon', 'leek']],
  ])('%s', (_, title, lines, expected) => {
    expect(named(title, ...lines)).toEqual(expected);
  });

  test('are those of another name, where the title names none', () => {
    const lines = ['400 g potatoes', '4 eggs', '1 onion'].map((text) => ({ text, group: null, food: null }));
    const ofOther = deriveFromLines('Tortilla española', lines, names, ['Spanish omelette', 'potato omelette']);
    expect(ofOther.namedFoods.map((number) => knowledge.byNumber(number)?.name)).toEqual(['potato']);
  });
});
