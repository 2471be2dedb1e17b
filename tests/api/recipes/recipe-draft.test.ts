import { deriveFromLines, type Derived } from '../../../api/src/modules/recipes/recipe-draft.ts';
import { names } from '../ingredients/starter-foods.ts';

const derive = (...texts: string[]): Derived => deriveFromLines(texts.map((text) => ({ text, group: null, food: null })), names);

describe('what is derived from the lines of a recipe', () => {
  test('counts no heading, tool or remark among the foods that could not be linked', () => {
    const plain = derive('2 onions', '1 red pepper');
    const remarked = derive('For the skewers:', '2 onions', '1 red pepper', '8 wooden skewers', 'Filling of choice');
    expect(remarked).toMatchObject({ unlinkedLines: 0, neededFoods: plain.neededFoods, diet: 'vegan', contains: [], unsure: [] });
  });

  test('counts a line of unknown food', () => {
    expect(derive('2 onions', '1 cup frobs')).toMatchObject({ unlinkedLines: 1, diet: 'unknown' });
  });

  test('is unknown for a recipe of headings and tools only', () => {
    expect(derive('For the skewers:', '8 wooden skewers')).toMatchObject({ neededFoods: [], unlinkedLines: 0, diet: 'unknown' });
  });
});
