import fc from 'fast-check';
import { RECIPE_NOTES_MAX } from '../../../api/src/modules/recipes/recipe-limits.ts';
import { draftOfSource } from '../../../api/src/modules/imports/import-source.ts';

/** What is understood of a text, in short. */
function read(...lines: string[]) {
  const { draft } = draftOfSource({ text: lines.join('\n') });
  return {
    title: draft.title,
    about: draft.description,
    ingredients: draft.lines.map(({ text, group }) => (group === null ? text : `${group}: ${text}`)),
    steps: draft.steps.map(({ description }) => description),
    notes: draft.notes ?? '',
    servings: draft.servings,
    prepTime: draft.prepTime,
    cookTime: draft.cookTime,
  };
}

const pancakes = {
  title: 'Pancakes',
  ingredients: ['2 eggs', '200 g flour', '300 ml milk', 'salt'],
  steps: ['Whisk everything together.', 'Fry in butter until golden'],
};

describe('a pasted text without headings', () => {
  test.each([
    [
      'in three blocks',
      [
        'Pancakes',
        '',
        '2 eggs',
        '200 g flour',
        '300 ml milk',
        'salt',
        '',
        'Whisk everything together.',
        'Fry in butter until golden',
      ],
    ],
    [
      'in one block',
      [
        'Pancakes',
        '2 eggs',
        '200 g flour',
        '300 ml milk',
        'salt',
        'Whisk everything together.',
        'Fry in butter until golden',
      ],
    ],
    [
      'with bullets and numbers',
      [
        '# Pancakes',
        '- 2 eggs',
        '* 200 g flour',
        '• 300 ml milk',
        '☐ salt',
        '1. Whisk everything together.',
        '2) Fry in butter until golden',
      ],
    ],
    [
      'with emoji',
      [
        '🥞 Pancakes 🥞',
        '🥚 2 eggs',
        '🌾 200 g flour',
        '🥛 300 ml milk',
        '🧂 salt',
        '1️⃣ Whisk everything together.',
        '2️⃣ Fry in butter until golden',
      ],
    ],
    [
      'with blank lines between all',
      [
        'Pancakes',
        '2 eggs',
        '200 g flour',
        '300 ml milk',
        'salt',
        'Whisk everything together.',
        'Fry in butter until golden',
      ].flatMap((line) => [line, '']),
    ],
    [
      'from a chat',
      [
        'Pancakes',
        '2 eggs',
        '200 g flour',
        '300 ml milk',
        'salt',
        'Whisk everything together.',
        'Fry in butter until golden',
      ].map((line, at) => `[12/03/24, 18:22:0${at}] Anna: ${line}`),
    ],
    [
      'with its ingredients in one line',
      [
        'Pancakes',
        'Ingredients: 2 eggs, 200 g flour, 300 ml milk, salt',
        'Method: Whisk everything together.',
        'Fry in butter until golden',
      ],
    ],
    [
      'with "Ingredients" alone',
      [
        'Pancakes',
        'Ingredients',
        '2 eggs',
        '200 g flour',
        '300 ml milk',
        'salt',
        '',
        'Whisk everything together.',
        'Fry in butter until golden',
      ],
    ],
    [
      'with "Method" alone',
      [
        'Pancakes',
        '2 eggs',
        '200 g flour',
        '300 ml milk',
        'salt',
        'Method',
        'Whisk everything together.',
        'Fry in butter until golden',
      ],
    ],
    [
      'with Markdown headings of which one is missing',
      [
        '# Pancakes',
        '## Ingredients',
        '- 2 eggs',
        '- 200 g flour',
        '- 300 ml milk',
        '- salt',
        '',
        '1. Whisk everything together.',
        '2. Fry in butter until golden',
      ],
    ],
    [
      'behind a greeting',
      [
        'Hi there, here is what you asked for!',
        'Pancakes',
        '2 eggs',
        '200 g flour',
        '300 ml milk',
        'salt',
        'Whisk everything together.',
        'Fry in butter until golden',
      ],
    ],
  ])('is understood %s', (_, lines) => {
    const { title, ...rest } = read(...lines);
    expect(title.replaceAll(/[🥞 ]/gu, '')).toBe('Pancakes');
    expect(rest).toMatchObject({ ingredients: pancakes.ingredients, steps: pancakes.steps });
  });

  test.each([
    [
      'English',
      ['Soup', 'Serves 3', 'Prep: 10 min', 'Cook time: 20 minutes', '1 leek', '500 ml stock', 'Boil the leek.'],
    ],
    [
      'German',
      [
        'Soup',
        'Für 3 Personen',
        'Zubereitungszeit: 10 Minuten',
        'Kochzeit: 20 Min.',
        '1 Stange Lauch',
        '2 EL Öl',
        'Lauch in Ringe schneiden und kochen',
      ],
    ],
    [
      'French',
      [
        'Soup',
        'Pour 3 personnes',
        'Préparation : 10 min',
        'Cuisson : 20 min',
        '1 poireau',
        "1 c. à soupe d'huile",
        'Coupez le poireau en rondelles',
      ],
    ],
    [
      'Spanish',
      [
        'Soup',
        '3 raciones',
        'Tiempo de preparación: 10 minutos',
        'Cocción: 20 minutos',
        '1 puerro',
        '2 cucharadas de aceite',
        'Cortar el puerro en rodajas',
      ],
    ],
    [
      'Portuguese',
      [
        'Soup',
        '3 porções',
        'Preparo: 10 minutos',
        'Cozimento: 20 minutos',
        '1 alho-poró',
        '2 colheres de azeite',
        'Corte o alho-poró em rodelas',
      ],
    ],
    [
      'Italian',
      [
        'Soup',
        'Per 3 persone',
        'Preparazione: 10 minuti',
        'Cottura: 20 minuti',
        '1 porro',
        '2 cucchiai di olio',
        'Tagliate il porro a rondelle',
      ],
    ],
    [
      'Dutch',
      [
        'Soup',
        'Voor 3 personen',
        'Voorbereiding: 10 minuten',
        'Kooktijd: 20 minuten',
        '1 prei',
        '2 el olie',
        'Snijd de prei in ringen',
      ],
    ],
    [
      'Swedish',
      [
        'Soup',
        '3 portioner',
        'Förberedelse: 10 minuter',
        'Koktid: 20 minuter',
        '1 purjolök',
        '2 msk olja',
        'Skär purjolöken i ringar',
      ],
    ],
  ])('is understood in %s, with servings and times', (_, lines) => {
    expect(read(...lines)).toEqual({
      title: 'Soup',
      about: '',
      ingredients: lines.slice(4, 6),
      steps: lines.slice(6),
      notes: '',
      servings: 3,
      prepTime: 10,
      cookTime: 20,
    });
  });

  test('keeps its parts, what it says of the dish, and what is noted at its end', () => {
    expect(
      read(
        'Pizza',
        'We make this every Friday, and nobody minds.',
        '',
        'For the dough',
        '500 g flour',
        '1 pinch of salt',
        '',
        'Topping:',
        '200 g tomatoes',
        'basil',
        '',
        'Knead the dough.',
        'Bake for 12 minutes.',
        '',
        'Tips',
        'A hot stone helps.',
        '',
        'Sent from my phone',
      ),
    ).toMatchObject({
      title: 'Pizza',
      about: 'We make this every Friday, and nobody minds.',
      ingredients: [
        'For the dough: 500 g flour',
        'For the dough: 1 pinch of salt',
        'Topping: 200 g tomatoes',
        'Topping: basil',
      ],
      steps: ['Knead the dough.', 'Bake for 12 minutes.'],
      notes: 'Tips\nA hot stone helps.\nSent from my phone',
    });
  });

  test('may have no amounts at all', () => {
    expect(read('Pancakes', 'eggs', 'flour', 'milk', 'Mix it all and fry')).toMatchObject({
      title: 'Pancakes',
      ingredients: ['eggs', 'flour', 'milk'],
      steps: ['Mix it all and fry'],
    });
  });

  test('opens with what is there where something is missing', () => {
    expect(read('Pancakes', '2 eggs', '200 g flour')).toMatchObject({
      title: 'Pancakes',
      ingredients: ['2 eggs', '200 g flour'],
      steps: [],
    });
    expect(read('Pancakes', 'Mix and fry.', 'Eat them hot with syrup.')).toMatchObject({
      title: 'Pancakes',
      ingredients: [],
      steps: ['Mix and fry.', 'Eat them hot with syrup.'],
    });
    expect(read('200 g flour', '2 eggs', 'Mix and fry.')).toMatchObject({
      title: '',
      ingredients: ['200 g flour', '2 eggs'],
      steps: ['Mix and fry.'],
    });
  });

  test('is named by its first line, whatever number that begins with', () => {
    expect(read('3 cheese pasta', '', '200 g pasta', 'Boil it.')).toMatchObject({
      title: '3 cheese pasta',
      ingredients: ['200 g pasta'],
    });
  });

  test('of which a line is a sentence with amounts tells what to do', () => {
    expect(
      read(
        'Bread',
        '500 g flour',
        '180 °C for 30 minutes',
        '2 tbsp of the oil go into the pan before the dough does.',
        'Flour: 20 g',
      ).steps,
    ).toEqual(['180 °C for 30 minutes', '2 tbsp of the oil go into the pan before the dough does.']);
  });

  test('keeps the address it was found at', () => {
    const { draft } = draftOfSource({ text: 'Soup\nhttps://jo.example/soup\n1 leek\nBoil it.' });
    expect(draft.sourceUrl).toBe('https://jo.example/soup');
  });
});

const SCRAPS = [
  'Ingredients',
  'Ingredients:',
  'Method',
  'Zubereitung:',
  'Notes',
  'Tips:',
  'For the sauce',
  'Dough:',
  'Serves 4',
  'Serves 6',
  'Prep: 10 min',
  'Total time: 2 h',
  '30 min',
  '2 eggs',
  '200 g flour',
  '- salt',
  '1. Mix it.',
  '2) Bake',
  'Step 3: Serve',
  'Mix the flour with the eggs until smooth.',
  'My aunt wrote this down in 1962.',
  'pepper',
  'Enjoy',
  '😀',
  '',
  '',
  '***',
  '> a quote',
  'Ingredients: 2 eggs, 1 onion, salt',
  '[x] butter',
  '[12/03/24, 18:22] Anna: 1 onion',
  'Author: Jo',
  'Tags: quick, warm',
  'Cuisine: Martian',
  'Difficulty: Easy',
  'Source: my mum',
  'https://jo.example/soup',
  '| a | b |',
  '**Bold**',
  '# Pie',
  '## Steps',
  '![a](b.jpg)',
  '[a link](https://jo.example)',
  `${'A long line of words that go on '.repeat(12)}.`,
  `${'long '.repeat(500)}`,
  'x'.repeat(300),
];
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

test('nothing of a text that the notes have room for is lost: each line is in the draft, but for headings and what became a number', () => {
  const line = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...SCRAPS) }, fc.lorem(), fc.string({ maxLength: 40 }));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 25 }), (lines) => {
      const text = lines.join('\n');
      fc.pre(text.length < RECIPE_NOTES_MAX);
      const source = `Soup\n2 leeks\nBoil the leeks.\n${text}`;
      const { draft } = draftOfSource({ text: source });
      const kept = letters(
        JSON.stringify([
          draft.title,
          draft.description,
          draft.notes,
          draft.lines,
          draft.steps,
          // The author is named beside the address.
          ...(draft.sourceUrl ? [draft.sourceUrl, draft.authorName] : []),
          draft.tags,
          draft.cuisine,
        ]),
      );
      const words =
        text
          .replaceAll(
            /Anna:|Ingredients|Method|Zubereitung|Notes?\b|Tips|Steps?|Serves|Prep|Total time|Author:|Tags:|Cuisine:|Difficulty:|Source:|min|Easy/gi,
            ' ',
          )
          .match(/\p{L}{3,}/gu) ?? [];
      expect(words.filter((word) => !kept.includes(letters(word)))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
