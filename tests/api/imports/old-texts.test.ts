import { readFileNamed as read, soup, steps } from '../../support/imported-files.ts';

/** A recipe of Meal-Master with these lines between its head and its end. */
const mealMaster = (body: string): string =>
  `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Lentil Soup\n Categories: Soups\n      Yield: 4 Servings\n\n${body}\nMMMMM\n`;
const rezkonv = (body: string, head = '========== REZKONV-Rezept - RezkonvSuite v1.4'): string =>
  `${head}\n\n      Titel: Lentil Soup\n Kategorien: Suppe\n      Menge: 4 Portionen\n\n${body}\n=====\n`;
const masterCook = (table: string, text: string): string =>
  `* Exported from MasterCook *\n\n      Lentil Soup\n\nRecipe By     :Jo\nServing Size  : 4     Preparation Time :0:10\nCategories    : Soups\n\n  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  --------------------------------\n${table}\n\n${text}\n`;

describe('Meal-Master', () => {
  test.each([
    ['first', '           Salt\n      2 c  Lentils', ['Salt', '2 cup Lentils']],
    ['in the middle', '      2 c  Lentils\n           Salt\n      1    Onion', ['2 cup Lentils', 'Salt', '1 Onion']],
    ['last', '      2 c  Lentils\n           Salt and pepper', ['2 cup Lentils', 'Salt and pepper']],
  ])('an ingredient without an amount is one where it stands %s', (_, lines, ingredients) => {
    expect(read('soup.mmf', mealMaster(`${lines}\n\n  Boil.\n`))).toMatchObject([
      soup({ ingredients, ...steps('Boil.') }),
    ]);
  });

  test('words that stand apart behind the ingredients are no ingredient', () => {
    const text = '      2 c  Lentils\n\n           A soup for cold days.\n\n  Boil.\n';
    expect(read('soup.mmf', mealMaster(text))).toMatchObject([
      soup({ ingredients: ['2 cup Lentils'], ...steps('A soup for cold days.', 'Boil.') }),
    ]);
  });

  test('what stands in the right column beside nothing goes on with the right column', () => {
    const right = ' '.repeat(41);
    const text = [
      '      2 c  Lentils                           1 lg Onion; peeled and',
      `      1    Carrot                          ${'         '}-chopped`,
      `${right}           Salt`,
      `${right}    1/2 ts Pepper`,
    ];
    expect(read('soup.mmf', mealMaster(`${text.join('\n')}\n\n  Boil.\n`))).toMatchObject([
      soup({
        ingredients: ['2 cup Lentils', '1 Carrot', '1 large Onion, peeled and chopped', 'Salt', '1/2 tsp Pepper'],
      }),
    ]);
  });

  test('a right column that begins in the midst of an ingredient goes on with the last of the left', () => {
    const text = `      2 c  Lentils\n      1 c  Stock                          ${' '.repeat(9)}-or water\n\n  Boil.\n`;
    expect(read('soup.mmf', mealMaster(text))).toMatchObject([
      soup({ ingredients: ['2 cup Lentils', '1 cup Stock or water'] }),
    ]);
  });

  test('one for each heads a part or measures nothing', () => {
    const text = '      2 c  Lentils\n      1 x  Dressing:\n      1 c  -Water\n      1 x  Salt\n\n  Boil.\n';
    expect(read('soup.mmf', mealMaster(text))).toMatchObject([
      soup({ ingredients: ['2 cup Lentils', 'Dressing:', '1 cup Water', 'Salt'] }),
    ]);
  });

  test('lines that end before the width of the text are steps of their own', () => {
    const text = '      2 c  Lentils\n\n  Boil.\n  Put it all into a large bowl and leave\n  it to cool. Serve.\n';
    expect(read('soup.mmf', mealMaster(text))).toMatchObject([
      soup(steps('Boil.', 'Put it all into a large bowl and leave it to cool. Serve.')),
    ]);
  });

  test('a line with a unit of some other program is an ingredient like those behind it', () => {
    const text =
      '      2 sk Celery\n  1 1/2 st Butter\n      3 zz Lentils\n      1    Onion\n\n  1 zz is no ingredient.\n';
    expect(read('soup.mmf', mealMaster(text))).toMatchObject([
      soup({
        ingredients: ['2 stalk Celery', '1 1/2 stick Butter', '3 zz Lentils', '1 Onion'],
        ...steps('1 zz is no ingredient.'),
      }),
    ]);
  });

  test('dashes behind words, or around them, head a part where a food would stand', () => {
    const text =
      '           THE POT---\n      2 c  Lentils\n           -washed\n           --TO SERVE--\n      1    Lemon\n\n  Boil.\n';
    expect(read('soup.mmf', mealMaster(text))).toMatchObject([
      soup({ ingredients: ['## THE POT', '2 cup Lentils washed', '## TO SERVE', '1 Lemon'] }),
    ]);
  });

  test('a word that was broken where the column ends is put together', () => {
    const text = [
      '      2 c  red lentils, washed and dra',
      '           - ined',
      '      1    onion;cut into pieces that are sm',
      '           - all',
      '      1 c  stock, of vegetables or of a',
      '           -  chicken',
    ];
    expect(read('soup.mmf', mealMaster(`${text.join('\n')}\n\nBoil.\n`))).toMatchObject([
      soup({
        ingredients: [
          '2 cup red lentils, washed and drained',
          '1 onion, cut into pieces that are small',
          '1 cup stock, of vegetables or of a chicken',
        ],
      }),
    ]);
    const whole = '      2 c  Lentils\n           - red\n           -  or brown\n\n  Boil.\n';
    expect(read('soup.mmf', mealMaster(whole))).toMatchObject([soup({ ingredients: ['2 cup Lentils red or brown'] })]);
  });

  test('nothing but what is done, or where it is from, is a food', () => {
    expect(read('soup.mmf', mealMaster('      2 c  ;Warm Stock\n      1    Onion;(large)\n\n  Boil.\n'))).toMatchObject(
      [soup({ ingredients: ['2 cup Warm Stock', '1 Onion (large)'] })],
    );
  });

  test('the name of a part stands above its steps in other signs', () => {
    const text =
      'MMMMM-----------TO-SERVE-----------\n      1    Lemon\n\nTo serve\n\n  Cut it.\n\n  ~-------------\n  Put it beside the soup.\n';
    expect(read('soup.mmf', mealMaster(text))).toMatchObject([
      {
        instructions: [
          { text: 'Cut it.', group: 'To serve' },
          { text: 'Put it beside the soup.', group: 'To serve' },
        ],
      },
    ]);
  });

  test('its head may name who gave it, and its servings what they are', () => {
    const text = mealMaster('      2 c  Lentils\n\n  Boil.\n');
    const head = text.replace('Yield: 4 Servings', 'Servings: 1 pot\nContributor: Jo Miller');
    expect(read('soup.mmf', head)).toMatchObject([soup({ author: 'Jo Miller', servings: 1 })]);
    expect(read('soup.mmf', text.replace('4 Servings', '2 cups'))).toMatchObject([
      soup({ servings: null, notes: 'Yield: 2 cups' }),
    ]);
  });

  test('a part for the source is none of the ingredients', () => {
    const text =
      '      2 c  Linsen\n\nMMMMM------------QUELLE------------\n           -- Oma Hilde "Das grosse\n           -- Suppenbuch"\n           -- Erfasst *RK* 01.02.03 von\n           -- Jo Miller\n\nKochen.\n';
    expect(read('suppe.mmf', mealMaster(text))).toMatchObject([
      soup({
        ingredients: ['2 cup Linsen'],
        ...steps('Kochen.'),
        author: 'Oma Hilde "Das grosse Suppenbuch"',
        notes: 'Erfasst *RK* 01.02.03 von Jo Miller',
      }),
    ]);
  });

  test('what is said of its source behind the steps is no step', () => {
    const text =
      '  Boil.\n\n  Serve.\n  From: The Pot, May 1991\n  <https://example.org/soup>\n\n  Posted by: Jo Miller\n\n  02-03-1994\n';
    expect(read('soup.mmf', mealMaster(`      2 c  Lentils\n\n${text}`))).toMatchObject([
      soup({
        ...steps('Boil.', 'Serve.'),
        author: 'The Pot, May 1991',
        url: 'https://example.org/soup',
        notes: 'Posted by: Jo Miller',
      }),
    ]);
  });

  test('a text of nothing but such lines is one of steps', () => {
    expect(read('soup.mmf', mealMaster('      2 c  Lentils\n\n  From: Jo Miller\n'))).toMatchObject([
      soup(steps('From: Jo Miller')),
    ]);
  });
});

describe('a text with a byte for each letter', () => {
  /** In code pages 437 and 850 of DOS. */
  const dos = (text: string): Uint8Array =>
    Buffer.from(
      text.replace(
        /[äöüßÄÖÜé½°]/g,
        (letter) => ({ ä: '\x84', ö: '\x94', ü: '\x81', ß: '\xE1', Ä: '\x8E', Ö: '\x99', Ü: '\x9A', é: '\x82', '½': '\xAB', '°': '\xF8' })[letter] ?? letter, // prettier-ignore
      ),
      'latin1',
    );
  const german =
    '      ½ l  Brühe\n      1    Möhre, weiß\n           Öl\n\n  Bei 180°C schmoren; dann Käse darüber.\n';
  const expected = soup({
    ingredients: ['½ l Brühe', '1 Möhre, weiß', 'Öl'],
    ...steps('Bei 180°C schmoren; dann Käse darüber.'),
  });

  test.each([
    ['a code page of DOS', dos(mealMaster(german))],
    ['Windows-1252', Buffer.from(mealMaster(german), 'latin1')],
    ['UTF-8', Buffer.from(mealMaster(german))],
  ])('is read in %s', (_, bytes) => {
    expect(read('suppe.mmf', bytes)).toMatchObject([expected]);
  });

  test('each recipe of a file is read as it was written', () => {
    const both = Buffer.concat([dos(mealMaster(german)), Buffer.from(mealMaster(german), 'latin1')]);
    expect(read('suppe.mmf', both)).toMatchObject([expected, expected]);
  });

  test('a degree alone tells them apart, and quotes and dashes do not mislead', () => {
    const baked = '      2 c  Lentils\n\n  Bake at 350°F.\n';
    const quoted = '      2 c  Lentils\n\n  Don\x92t boil \x96 \x93simmer\x94.\n';
    expect(read('soup.mmf', dos(mealMaster(baked)))).toMatchObject([soup(steps('Bake at 350°F.'))]);
    expect(read('soup.mmf', Buffer.from(mealMaster(quoted), 'latin1'))).toMatchObject([
      soup(steps('Don’t boil – “simmer”.')),
    ]);
  });

  test('RezKonv and MasterCook are read so too', () => {
    expect(read('suppe.rk', dos(rezkonv('      1 Bund    Suppengrün\n\nKäse reiben.\n')))).toMatchObject([
      soup({ ingredients: ['1 Bund Suppengrün'], ...steps('Käse reiben.') }),
    ]);
    const table = '   2      cups          crème -- frappée'.replace('è', 'e');
    expect(read('soup.mxp', dos(masterCook(table, 'Boil.')))).toMatchObject([
      soup({ ingredients: ['2 cups creme, frappée'] }),
    ]);
  });
});

describe('RezKonv', () => {
  test('is known also where Krecipes writes it', () => {
    const head = '===== Exported by Krecipes v1.0 [REZKONV Export Format] =====';
    const text = rezkonv('3/4-1   Tassen    lentils\n      2            eggs\n\n Boil.\n', head);
    expect(read('soup.txt', text + text)).toMatchObject(
      [1, 2].map(() => soup({ ingredients: ['3/4-1 Tassen lentils', '2 eggs'], ...steps('Boil.'), servings: 4 })),
    );
  });

  test('what is stated between colons is no step', () => {
    const text =
      '    250 Gramm  Linsen\n\nLinsen kochen.\n\n:Zubereitungszeit: 40 Minuten\n:Pro Stück: 310 kcal\n:Fingerprint: 212,1\n';
    expect(read('suppe.rk', rezkonv(text))).toMatchObject([
      soup({ ...steps('Linsen kochen.'), prepTime: 40, notes: 'Pro Stück: 310 kcal' }),
    ]);
  });

  test('its headings for ingredients and steps are part of neither', () => {
    const text =
      'Zutaten:\n    250 Gramm  Linsen\n              Salz\n\nZubereitung:\nLinsen kochen.\nMit Salz abschmecken.\n';
    expect(read('suppe.rk', rezkonv(text))).toMatchObject([
      soup({ ingredients: ['250 Gramm Linsen', 'Salz'], ...steps('Linsen kochen.', 'Mit Salz abschmecken.') }),
    ]);
  });

  test('its units are written out, and a food may go on behind an empty line', () => {
    const text =
      '    1/4      Litr. ; Wasser\n                   - (warm)\n      1        Be  Linsen\n      2     klein. Zwiebeln\n      3    Zehe/n  Knoblauch\n      1 pn Salz\n\n           -fein\n\nKochen.\n';
    expect(read('suppe.rk', rezkonv(text))).toMatchObject([
      soup({
        ingredients: [
          '1/4 Liter Wasser (warm)',
          '1 Becher Linsen',
          '2 kleine Zwiebeln',
          '3 Zehen Knoblauch',
          '1 Prise Salz fein',
        ],
        ...steps('Kochen.'),
      }),
    ]);
  });

  test.each([
    [
      '           Das Suppenbuch\n           Gepostet von: Jo\n           - Erfasst am 1.2.3 von\n           - Jo Miller',
      { author: 'Das Suppenbuch', notes: 'Gepostet von: Jo\nErfasst am 1.2.3 von Jo Miller' },
    ],
    ['           - Erfasst am 1.2.3 von\n           - Jo Miller', { author: 'Jo Miller' }],
    ['           Jo Miller\n           -- Ann Miller', { author: 'Jo Miller, Ann Miller' }],
  ])('its source is all that stands below its heading: %j', (said, expected) => {
    const text = `    250 Gramm  Linsen\n\n=========== QUELLE ===========\n${said}\n\nKochen.\n`;
    expect(read('suppe.rk', rezkonv(text))).toMatchObject([soup({ ...steps('Kochen.'), ...expected })]);
  });

  test('key words are tags, and who typed it stands in for an author', () => {
    const text =
      '    250 Gramm  Linsen\n\nKochen.\n\n:Stichworte: Linsen\n:Stichworte: Winter\n:Erfasser/Name: Jo Miller\n:Erfasst am: 1.2.3\n';
    expect(read('suppe.rk', rezkonv(text))).toMatchObject([
      soup({ tags: ['Suppe', 'Linsen', 'Winter'], author: 'Jo Miller' }),
    ]);
  });
});

describe('MasterCook', () => {
  test('fields behind the directions are none of them', () => {
    const text = `Boil.\n\nServe.\n\nDescription:\n  "Warm\n  and good."\nCuisine:\n  "Indian"\nSource:\n  "A book, 1998"\nS(Internet Address):\n  "https://example.org/soup"\nYield:\n  "6 cups"\nT(Cook):\n  "0:30"\nStart to Finish Time:\n  "1:45"\nRatings       : 5 10\n      - - - - - - - -\n\nNOTES : Better the day after.\n`;
    expect(read('soup.mxp', masterCook('   2      cups          lentils', text))).toMatchObject([
      soup({
        description: 'Warm and good.',
        cuisine: 'Indian',
        author: 'Jo',
        url: 'https://example.org/soup',
        ...steps('Boil.', 'Serve.'),
        cookTime: 30,
        totalTime: 105,
        notes: 'Better the day after.\nSource: A book, 1998\nYield: 6 cups',
      }),
    ]);
  });

  test('a step may begin like a field', () => {
    expect(
      read('soup.mxp', masterCook('   2      cups          lentils', 'Boil.\n\nSource: heat it.\n')),
    ).toMatchObject([soup(steps('Boil.', 'Source: heat it.'))]);
  });

  test('dashes head a part, and a line that found no room goes on with the one before', () => {
    const indent = ' '.repeat(24);
    const table = `${indent}---Pot---\n   2      cups          lentils -- washed and then rinsed\n${indent}twice\n${indent}salt\n${indent}----Top----\n   1                    onion`;
    expect(read('soup.mxp', masterCook(table, 'Boil.'))).toMatchObject([
      soup({ ingredients: ['## Pot', '2 cups lentils, washed and then rinsed twice', 'salt', '## Top', '1 onion'] }),
    ]);
  });

  test('tabs part its columns and its categories', () => {
    const text = masterCook('   2\t    cups\tlentils -- (red)\n   1 1/2      tsp.        \tsalt', 'Boil.').replace(
      'Soups',
      'Soups\tWinter',
    );
    expect(read('soup.mxp', text)).toMatchObject([
      soup({ ingredients: ['2 cups lentils (red)', '1 1/2 tsp. salt'], tags: ['Soups', 'Winter'] }),
    ]);
  });

  test('what it notes for itself, and where the recipe comes from, are no steps', () => {
    const text =
      '   Boil.\n\n   Recipe Source:\nTHE POT   by Ann Miller\n<https://example.org/soup>\n\n  Formatted for MasterCook by Jo Miller\n\n     02-03-1994\n\nNutr. Assoc. : 0 12 0\n';
    expect(read('soup.mxp', masterCook('   2      cups          lentils', text))).toMatchObject([
      soup({
        ...steps('Boil.'),
        author: 'Jo',
        url: 'https://example.org/soup',
        notes: 'Formatted for MasterCook by Jo Miller\nSource: THE POT by Ann Miller',
      }),
    ]);
  });

  test('long lines are steps of their own', () => {
    const long = `Boil the lentils ${'slowly and '.repeat(8)}well.`;
    expect(read('soup.mxp', masterCook('   2      cups          lentils', `${long}\nServe.`))).toMatchObject([
      soup(steps(long, 'Serve.')),
    ]);
  });
});
