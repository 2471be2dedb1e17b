import { readRecipeText } from '../../../api/src/modules/imports/plain-text.ts';

const read = (...lines: string[]) => readRecipeText(lines.join('\n'));

describe('a recipe copied as plain text', () => {
  test.each([
    ['the servings with the heading', ['Soup', '', 'Ingredients (serves 3)', '1 leek', '', 'Method', 'Boil.']],
    ['the servings behind the heading', ['Soup', 'Ingredients for 3 people:', '1 leek', 'Directions:', 'Boil.']],
    ['the headings of a blog', ['Soup', 'Serves: 3', 'What you’ll need:', '1 leek', 'How to make it:', 'Boil.']],
    ['German headings', ['Soup', 'Für 3 Personen', '', 'Zutaten', '1 leek', '', 'Zubereitung', 'Boil.']],
    ['French headings', ['Soup', 'Ingrédients pour 3 personnes', '1 leek', 'Préparation', 'Boil.']],
  ])('may have %s', (_, lines) => {
    expect(read(...lines)).toMatchObject({
      title: 'Soup',
      servings: 3,
      ingredients: ['1 leek'],
      instructions: [{ text: 'Boil.' }],
    });
  });

  test.each(['NOTES:', 'Tips', 'Nutrition facts', 'Recipe notes'])(
    'what stands below "%s" is neither bought nor done',
    (heading) => {
      expect(
        read('Soup', 'Ingredients', '1 leek', 'Method', 'Boil.', '', heading, 'Keeps for three days.')?.instructions,
      ).toEqual([{ text: 'Boil.' }]);
      expect(read('Soup', 'Ingredients', '1 leek', heading, 'A big one.', 'Method', 'Boil.')).toMatchObject({
        ingredients: ['1 leek'],
        instructions: [{ text: 'Boil.' }],
      });
    },
  );

  test('numbers its steps in any way', () => {
    expect(
      read('Soup', 'Ingredients', '1 leek', 'Method', 'Step 1: Slice.', 'Step 2', 'Boil.', '3) Serve.')?.instructions,
    ).toEqual([{ text: 'Slice.' }, { text: 'Boil.' }, { text: 'Serve.' }]);
  });

  test('may be called what otherwise heads its steps', () => {
    expect(read('How to make soup', 'Ingredients', '1 leek', 'Method', 'Boil.')).toMatchObject({
      title: 'How to make soup',
      instructions: [{ text: 'Boil.' }],
    });
  });

  test('keeps sentences that begin like a heading as steps', () => {
    expect(
      read(
        'Soup',
        'Ingredients',
        '1 leek',
        'Method',
        'Preparation is all: slice the leek.',
        'Ingredients should be cold.',
      )?.instructions,
    ).toHaveLength(2);
  });
});
