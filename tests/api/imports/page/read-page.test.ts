import fc from 'fast-check';
import { readPage } from '../../../../api/src/modules/imports/page/read-page.ts';
import type { PageRecipe } from '../../../../api/src/modules/imports/page/page-recipe.ts';
import { page, recipePages, type RecipePage } from '../../../support/recipe-pages.ts';

const bytes = (html: string): Uint8Array => new TextEncoder().encode(html);
const ld = (content: unknown): string =>
  `<script type="application/ld+json">${typeof content === 'string' ? content : JSON.stringify(content)}</script>`;
const soup = {
  '@type': 'Recipe',
  name: 'Soup',
  recipeIngredient: ['1 onion', '1 l stock'],
  recipeInstructions: ['Cook the onion.', 'Add the stock.'],
};

function recipeOn(html: string, url?: string): PageRecipe {
  const read = readPage(bytes(html), url);
  if ('error' in read) throw new Error(read.error);
  return read.recipe;
}
const errorOn = (html: string): string | undefined => {
  const read = readPage(bytes(html));
  return 'error' in read ? read.error : undefined;
};

/** Seconds of computing, so that what else the machine does makes no difference. */
function secondsFor(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000_000;
}

describe('pages in the shapes and proportions of real ones', () => {
  const read = recipePages(957).map((page) => ({ page, recipe: recipeOn(page.html) }));
  const share = (isRight: (page: RecipePage, recipe: PageRecipe) => boolean): number =>
    read.filter(({ page, recipe }) => isRight(page, recipe)).length / read.length;

  test('have the right title on at least 98 of 100', () => {
    expect(share((page, recipe) => recipe.title === page.title)).toBeGreaterThanOrEqual(0.98);
  });
  test('have the right number of ingredients on at least 92 of 100', () => {
    expect(share((page, recipe) => recipe.ingredients.length === page.ingredients)).toBeGreaterThanOrEqual(0.92);
  });
  test.each(['prepTime', 'cookTime', 'totalTime'] as const)('have the right %s on at least 97 of 100', (time) => {
    expect(share((page, recipe) => recipe[time] === page[time])).toBeGreaterThanOrEqual(0.97);
  });
  test('have the right yield on at least 95 of 100', () => {
    expect(share((page, recipe) => recipe.servings === page.servings)).toBeGreaterThanOrEqual(0.95);
  });
});

test('a page of ten times the size takes at most about ten times as long', () => {
  const secondsWith = (padding: number): number => {
    const pages = recipePages(20, { seed: 2, padding });
    return secondsFor(() => pages.forEach(({ html, title }) => expect(recipeOn(html).title).toBe(title)));
  };
  secondsWith(300_000);
  expect(secondsWith(3_000_000) / secondsWith(300_000)).toBeLessThan(25);
});

describe('where the recipe stands', () => {
  test.each<[string, unknown]>([
    ['at the top', soup],
    ['in a list', [{ '@type': 'WebSite' }, soup]],
    ['in a list in a list', [[soup]]],
    ['in a graph', { '@graph': [{ '@type': 'WebPage' }, soup] }],
    ['as the main entity of its page', { '@type': 'WebPage', mainEntity: soup }],
    ['in some property', { '@type': 'BlogPosting', mentions: { '@type': 'Thing', about: [soup] } }],
    ['with several types', { ...soup, '@type': ['Article', 'Recipe'] }],
    ['with the address of its type', { ...soup, '@type': 'http://schema.org/Recipe' }],
    ['with a slash behind its type', { ...soup, '@type': 'https://schema.org/Recipe/' }],
    [
      'with prefixed names',
      {
        '@type': 'schema:Recipe',
        'schema:name': 'Soup',
        'schema:recipeIngredient': ['1 onion', '1 l stock'],
        'schema:recipeInstructions': 'Cook.',
      },
    ],
  ])('a recipe %s is found', (_, content) => {
    expect(recipeOn(page('', ld(content)))).toMatchObject({ title: 'Soup', ingredients: ['1 onion', '1 l stock'] });
  });

  test('of several recipes the one is chosen that has the title of the page', () => {
    expect(recipeOn(page('Leek soup', ld([soup, { ...soup, name: 'Leek soup' }]))).title).toBe('Leek soup');
  });
  test('of several recipes the one is chosen that has the address of the page', () => {
    const other = { ...soup, name: 'Broth', url: 'https://example.com/broth/' };
    expect(recipeOn(page('', ld([soup, other])), 'http://www.example.com/broth?from=mail').title).toBe('Broth');
  });
  test('of several recipes the one is chosen that the page calls its main entity', () => {
    const content = [
      soup,
      { '@type': 'WebPage', mainEntity: { '@id': '#stew' } },
      { ...soup, '@id': '#stew', name: 'Stew' },
    ];
    expect(recipeOn(page('', ld(content))).title).toBe('Stew');
  });
  test('a recipe among links to others is the one that can be cooked from', () => {
    const links = {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', item: { '@type': 'Recipe', name: 'Bread', url: '/bread', image: '/bread.jpg' } },
      ],
    };
    expect(recipeOn(page('', ld([links, soup]))).title).toBe('Soup');
  });
  test('ingredients that the JSON-LD leaves out are taken from the microdata of the page', () => {
    const marked =
      '<div itemscope itemtype="https://schema.org/Recipe"><span itemprop="name">soup of the day</span><li itemprop="recipeIngredient">1 leek</li></div>';
    expect(recipeOn(page('', ld({ ...soup, recipeIngredient: [] }) + marked)).ingredients).toEqual(['1 leek']);
  });
  test.each([{ '@id': '#soup' }, {}])(
    'what another script says of the same recipe completes it, known by %j or by its name',
    (id) => {
      const { recipeInstructions, ...said } = { ...soup, ...id };
      const html = page(
        '',
        ld({ ...said, cookTime: 'PT1H' }) +
          ld({ '@type': 'Recipe', name: 'Soup', ...id, recipeInstructions, cookTime: 'PT2H' }),
      );
      expect(recipeOn(html)).toMatchObject({
        ingredients: ['1 onion', '1 l stock'],
        instructions: [{ text: 'Cook the onion.' }, { text: 'Add the stock.' }],
        cookTime: 60,
      });
    },
  );
  test('what stands elsewhere under an id is filled in', () => {
    const content = {
      '@graph': [
        { ...soup, author: { '@id': '#jo' }, image: [{ '@id': '#photo' }] },
        { '@type': 'Person', '@id': '#jo', name: 'Jo' },
        { '@type': 'ImageObject', '@id': '#photo', url: 'https://example.com/a.jpg' },
      ],
    };
    expect(recipeOn(page('', ld(content)))).toMatchObject({ author: 'Jo', image: 'https://example.com/a.jpg' });
  });
});

test.each([
  ['an empty page', ''],
  ['a page of prose', page('My soup', '<p>Two onions, a leek.</p>')],
  ['a page with other things in JSON-LD', page('News', ld({ '@type': 'NewsArticle', name: 'Soup prices' }))],
  [
    'a page that only links to recipes',
    page('Soups', ld({ '@type': 'ItemList', itemListElement: [{ '@type': 'Recipe', name: 'Soup', url: '/soup' }] })),
  ],
  ['a recipe that is commented out', page('Soup', `<!-- ${ld(soup)} -->`)],
])('%s has no recipe, and the answer says so', (_, html) => {
  expect(errorOn(html)).toBe('no recipe found');
});

test('JSON-LD that is broken beyond repair is named as the reason', () => {
  expect(errorOn(page('Soup', ld('{"@type":"Recipe","name":')))).toBe(
    'no recipe found: the JSON-LD of the page is broken',
  );
});

test('a recipe without a name has the title of its page', () => {
  expect(recipeOn(page('Fish soup', ld({ ...soup, name: ' ' }))).title).toBe('Fish soup');
});

describe('encodings', () => {
  const inBytes = (head: string, letter: number[]): Uint8Array =>
    Buffer.concat([
      Buffer.from(`<meta ${head}>${ld({ ...soup, name: 'X' }).split('X')[0]}`),
      Buffer.from(letter),
      Buffer.from(ld({ ...soup, name: 'X' }).split('X')[1]!),
    ]);
  test.each<[string, Uint8Array]>([
    ['UTF-8', inBytes('charset="utf-8"', [0xc3, 0xa9])],
    ['Latin-1', inBytes('http-equiv="Content-Type" content="text/html; charset=ISO-8859-1"', [0xe9])],
    ['Windows-1252 without a word about it', inBytes('name="x"', [0xe9])],
    [
      'UTF-16 with a byte order mark',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(ld({ ...soup, name: 'é' }), 'utf16le')]),
    ],
    ['UTF-16 without one', Buffer.from(page('Soup', ld({ ...soup, name: 'é' })), 'utf16le')],
    ['UTF-8 that calls itself Latin-1', inBytes('charset="iso-8859-1"', [0xc3, 0xa9])],
    ['UTF-8 that calls itself Cyrillic', inBytes('charset="windows-1251"', [0xc3, 0xa9])],
    ['Latin-1 that calls itself UTF-8', inBytes('charset="utf-8"', [0xe9])],
    ['an unknown encoding', inBytes('charset="x-mine"', [0xc3, 0xa9])],
  ])('a page in %s is read', (_, content) => {
    expect(readPage(content)).toMatchObject({ recipe: { title: 'é' } });
  });
});

test('the encoding that a server names goes before that of the head', () => {
  const bytes = Buffer.concat([
    Buffer.from(
      '<meta charset="utf-8"><script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["1"],"name":"',
    ),
    Buffer.from([0x83, 0x89, 0x81, 0x5b, 0x83, 0x81, 0x83, 0x93]),
    Buffer.from('"}</script>'),
  ]);
  expect(readPage(bytes, null, 'Shift_JIS')).toMatchObject({ recipe: { title: 'ラーメン' } });
});

test('one byte gone wrong spoils no page in UTF-8', () => {
  const bytes = Buffer.concat([
    Buffer.from('<meta charset="utf-8"><p>ééé</p>'),
    Buffer.from([0xe9]),
    Buffer.from(ld({ ...soup, name: 'Purée' })),
  ]);
  expect(readPage(bytes)).toMatchObject({ recipe: { title: 'Purée' } });
});

describe('any page at all', () => {
  const sound = JSON.stringify({
    ...soup,
    prepTime: 'PT10M',
    recipeYield: ['4'],
    author: { name: 'Jo' },
    aggregateRating: { ratingValue: 4 },
  });
  const isAnswer = (content: Uint8Array): void => {
    const read = readPage(content, 'https://example.com/');
    expect('error' in read ? read.error : read.recipe.title).toEqual(expect.any(String));
  };

  test('gets an answer, whatever its bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 2_000 }), isAnswer), { numRuns: 300 });
  });
  test('gets an answer, whatever its JSON-LD says', () => {
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.double(),
        fc.constant(null),
        fc.boolean(),
        fc.array(tie('value')),
        fc.dictionary(
          fc.constantFrom('@type', '@id', 'name', 'text', 'url', 'value', 'itemListElement', 'item'),
          tie('value'),
        ),
      ),
    })).value;
    const names = [
      'name',
      'recipeIngredient',
      'recipeInstructions',
      'recipeYield',
      'totalTime',
      'image',
      'author',
      'keywords',
      'nutrition',
      'aggregateRating',
      'url',
      'recipeCuisine',
      'description',
    ];
    const nodes = fc.dictionary(fc.constantFrom(...names), value).map((node) => ({ '@type': 'Recipe', ...node }));
    fc.assert(
      fc.property(nodes, (node) => isAnswer(bytes(page('', ld(node))))),
      { numRuns: 500 },
    );
  });
  test('gets an answer where its JSON-LD was cut or spoilt', () => {
    const spoilt = fc
      .tuple(fc.nat(sound.length), fc.nat(20), fc.string())
      .map(([at, length, text]) => sound.slice(0, at) + text + sound.slice(at + length));
    fc.assert(
      fc.property(spoilt, (json) => isAnswer(bytes(page('', ld(json))))),
      { numRuns: 500 },
    );
  });

  const filled = (part: string, size: number): string => part.repeat(size / part.length);
  test.each<[string, (size: number) => string]>([
    ['elements nested a million deep', (size) => filled('<div>', size)],
    ['end tags without beginnings', (size) => `${'<b>'.repeat(250)}${filled('</i>', size)}`],
    [
      'items nested a hundred thousand deep',
      (size) => filled('<div itemscope itemtype="http://schema.org/Recipe" itemprop="a">', size),
    ],
    ['lists nested in JSON-LD', (size) => ld(filled('[', size))],
    ['things nested in JSON-LD', (size) => ld(`${'{"a":'.repeat(size / 7)}1${'}'.repeat(size / 7)}`)],
    ['quotation marks in JSON-LD', (size) => ld(filled('"a\n', size))],
    ['blanks in JSON-LD', (size) => ld(`{${filled(' ', size)}x`)],
    ['a time of a million digits', (size) => ld({ ...soup, totalTime: `PT${filled('1', size)}` })],
    [
      'headings above lists',
      (size) => filled('<h2>Ingredients</h2><ul><li>1 egg<li>2 leeks</ul><h2>Method</h2><p>Boil.', size),
    ],
    [
      'a word without an end below headings',
      (size) => `<h2>Ingredients</h2><p>1 egg<p>2 leeks<h2>Method</h2><p>${filled('a', size)}`,
    ],
    ['lines in capitals', (size) => ld({ ...soup, recipeInstructions: [filled('A ', size), 'b'] })],
    ['things one behind the other', (size) => ld(filled('{"a":1} ', size))],
    ['a microformat in many pieces', (size) => `<div class="hrecipe">${filled('<b class="ingredient">a</b>', size)}`],
    ['an ingredient of commas', (size) => ld({ ...soup, recipeIngredient: filled(', (', size) })],
    ['a step of numbers', (size) => ld({ ...soup, recipeInstructions: filled('1. A ', size) })],
  ])('of 5 MB is read in seconds, or on a slow machine in no more than fits a fifth of it, be it %s', (_, html) => {
    const [page, fifth] = [bytes(html(5_000_000)), bytes(html(1_000_000))];
    const seconds = secondsFor(() => isAnswer(page));
    // Five times as much takes five times as long, not twenty-five times.
    const limit = seconds < 10 ? 10 : 12 * secondsFor(() => isAnswer(fifth));
    expect(seconds).toBeLessThan(limit);
  });
});
