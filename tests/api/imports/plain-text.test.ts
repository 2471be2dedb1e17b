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

  test.each([
    [
      'a description below a heading of its own',
      ['Description:', 'Warms the hands.'],
      { description: 'Warms the hands.' },
    ],
    [
      'advice',
      ['Storage', 'Keeps for a day.', '', 'Variations', 'Use onions.'],
      { notes: 'Storage\nKeeps for a day.\nVariations\nUse onions.' },
    ],
    ['notes on the line of their heading', ['Notes: Better with cream.'], { notes: 'Better with cream.' }],
  ])('may end with %s', (_, lines, more) => {
    expect(read('Soup', 'Ingredients:', '1 leek', 'Instructions:', 'Boil.', '', ...lines)).toMatchObject({
      instructions: [{ text: 'Boil.' }],
      ...more,
    });
  });

  test('may have a label before each of its facts', () => {
    expect(
      read(
        'Title: Soup',
        'Description: Warms the hands.',
        'Source: Aunt Di',
        'Original URL: https://example.org/soup',
        'Yield: 3',
        'Active: 10 mins',
        'Total: 30 mins',
        'Ingredients:',
        '\t1 leek',
        'Instructions:',
        '\tBoil.',
      ),
    ).toMatchObject({
      title: 'Soup',
      description: 'Warms the hands.',
      author: 'Aunt Di',
      url: 'https://example.org/soup',
      servings: 3,
      prepTime: 10,
      totalTime: 30,
      ingredients: ['1 leek'],
    });
  });

  test('heads parts of its steps by lines that end with a colon', () => {
    expect(
      read('Soup', 'Ingredients', '1 leek', 'Steps', 'Boil the soup:', '1) Boil.', 'To serve:', '1) Ladle.')
        ?.instructions,
    ).toEqual([
      { text: 'Boil.', group: 'Boil the soup' },
      { text: 'Ladle.', group: 'To serve' },
    ]);
  });

  test('may state a time behind its ingredients', () => {
    expect(read('Suppe', 'Zutaten', '1 Lauch', 'Garzeit: ca. 20 min', 'Zubereitung', 'Kochen.')).toMatchObject({
      cookTime: 20,
      ingredients: ['1 Lauch'],
    });
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
