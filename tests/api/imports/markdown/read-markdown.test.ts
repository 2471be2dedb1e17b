import fc from 'fast-check';
import { MARKDOWN_MAX, readMarkdown } from '../../../../api/src/modules/imports/markdown/read-markdown.ts';

const PARTS = '## Ingredients\n\n- 1 onion\n\n## Method\n\n1. Cook.\n';

test('title, words about it, facts, ingredients and steps are read', () => {
  const recipe = readMarkdown(
    '# Onion soup\n\nA *good* soup &amp; quick.\n\n- ⏲️ Prep time: 10 min\n- 🍳 Cook time: 1 h\n- **Serves:** 4-6\n\n![A bowl](bowl.jpg)\n\n## Ingredients\n\n- [ ] 2 **onions**,\n  sliced\n- 1 l [stock](stock.md)\n\n## Directions\n\n1. Soften\n   the onions.\n2. Add the stock.\n\n## Contribution\n\n- Jo\n',
  );
  expect(recipe).toEqual({
    title: 'Onion soup',
    description: 'A good soup & quick.',
    author: null,
    tags: [],
    cuisine: null,
    prepTime: 10,
    cookTime: 60,
    totalTime: null,
    servings: 4,
    url: null,
    ingredients: ['2 onions, sliced', '1 l stock'],
    instructions: [{ text: 'Soften the onions.' }, { text: 'Add the stock.' }],
  });
});

test('front matter states facts too', () => {
  expect(
    readMarkdown(
      `---\ntitle: "Onion soup"\nauthor: Jo\ntags: [soup, quick]\nprep_time: 10 min\nyield: 4\ncuisine: French\nsource: https://example.com/soup\nimage: a.jpg\n---\n${PARTS}`,
    ),
  ).toMatchObject({
    title: 'Onion soup',
    author: 'Jo',
    tags: ['soup', 'quick'],
    prepTime: 10,
    servings: 4,
    cuisine: 'French',
    url: 'https://example.com/soup',
    ingredients: ['1 onion'],
  });
});

test('front matter that is no YAML is passed over', () => {
  expect(readMarkdown(`---\ntitle: [\n---\n# Soup\n${PARTS}`)).toMatchObject({
    title: 'Soup',
    ingredients: ['1 onion'],
  });
});

test.each([
  ['Serves 4', { servings: 4 }],
  ['Makes about 12', { servings: 12 }],
  ['Prep: 10 min | Cook: 20 min | Serves: 2', { prepTime: 10, cookTime: 20, servings: 2 }],
  ['*Total time: 1 hr*', { totalTime: 60 }],
  ['Difficulty: Easy', { difficulty: 'Easy' }],
])('a line "%s" states facts', (line, facts) => {
  expect(readMarkdown(`# Soup\n\n${line}\n\n${PARTS}`)).toMatchObject({ ...facts, description: null });
});

test('headings with pictures are headings, and numbers in boxes count steps', () => {
  const recipe = readMarkdown(
    '# 🍲 Soup\n\n## 🥕 Ingredients\n\n- 1 onion\n\n## 👩‍🍳 Method\n\n1️⃣ Boil.\n\n2️⃣ Strain.\n',
  );
  expect(recipe).toMatchObject({
    title: '🍲 Soup',
    ingredients: ['1 onion'],
    instructions: [{ text: 'Boil.' }, { text: 'Strain.' }],
  });
});

test('of front matter that is broken in one place, what stands elsewhere counts', () => {
  const front = `title: Onion soup\ncuisine: Jo's: French\nCourse dinner\ntags:\n  - soup\n  - "hot" one\nsource: Aunt Di`;
  expect(readMarkdown(`---\n${front}\n---\n${PARTS}`)).toMatchObject({
    title: 'Onion soup',
    author: 'Aunt Di',
    cuisine: "Jo's: French",
    tags: ['soup', '"hot" one'],
  });
});

test('facts of front matter may have parts', () => {
  const front = 'author: {name: Jo}\nsource:\n  name: Aunt Di\n  url: https://example.org/soup';
  expect(readMarkdown(`---\n${front}\n---\n${PARTS}`)).toMatchObject({
    author: 'Jo',
    url: 'https://example.org/soup',
    notes: 'Source: Aunt Di',
  });
});

test('tags and categories are both kept', () => {
  expect(readMarkdown(`---\ntags: [soup]\ncategory: dinner\n---\n${PARTS}`)).toMatchObject({
    tags: ['soup', 'dinner'],
  });
});

test.each([
  ['Source: Aunt Di', { author: 'Aunt Di', url: null }],
  ['Original URL: https://example.org/soup', { author: null, url: 'https://example.org/soup' }],
  ['Adapted from https://example.org/soup', { author: null, url: 'https://example.org/soup', description: null }],
  ['Author: Jo\nSource: Aunt Di', { author: 'Jo', notes: 'Source: Aunt Di' }],
])('where a recipe is from may be said as "%s"', (line, facts) => {
  expect(readMarkdown(`# Soup\n\n${line}\n\n${PARTS}`)).toMatchObject(facts);
});

test.each([
  ['Zutaten (für 3 Personen):', 3],
  ['Ingredients for 5 people', 5],
  ['Ingredients (2 servings)', 2],
  ['Ingredients for a 26 cm tin', null],
])('the heading "%s" may say how many it is for', (heading, servings) => {
  expect(readMarkdown(`# Soup\n\n## ${heading}\n\n- 1 onion\n\n## Method\n\nCook.`)).toMatchObject({ servings });
});

test.each(['Anleitung:', 'Vorbereitung', 'Werkwijze', "So wird's gemacht:"])('"%s" heads steps', (heading) => {
  expect(readMarkdown(`# Soup\n\n## Zutaten\n\n- 1 Zwiebel\n\n## ${heading}\n\n- Kochen\n`)).toMatchObject({
    instructions: [{ text: 'Kochen' }],
  });
});

test('what is done before comes first', () => {
  const text = '# Soup\n\n## Zutaten\n\n- 1 Zwiebel\n\n## Vorbereitung\n\n- Schälen\n\n## Zubereitung\n\n- Kochen\n';
  expect(readMarkdown(text)?.instructions).toEqual([{ text: 'Schälen' }, { text: 'Kochen' }]);
});

test('a description may stand behind the steps', () => {
  expect(readMarkdown(`# Soup\n\n${PARTS}\n## Description\n\nWarms the hands.\n`)).toMatchObject({
    description: 'Warms the hands.',
    instructions: [{ text: 'Cook.' }],
  });
});

test('headings inside of ingredients and steps head their parts, bold lines too', () => {
  const recipe = readMarkdown(
    'Soup\n====\n\n## Ingredients\n### Broth\n* 1 onion\n\n**For the top:**\n\n* 1 egg\n\n## Preparation\n### Broth\nBoil.\n\nStrain.\n\n### Top\n1. Fry.\n',
  );
  expect(recipe?.ingredients).toEqual(['## Broth', '1 onion', '## For the top:', '1 egg']);
  expect(recipe?.instructions).toEqual([
    { text: 'Boil.', group: 'Broth' },
    { text: 'Strain.', group: 'Broth' },
    { text: 'Fry.', group: 'Top' },
  ]);
});

test.each(['', '# Notes\n\nBuy onions.', 'x'.repeat(MARKDOWN_MAX) + PARTS])(
  'a text that is no recipe gives none',
  (text) => {
    expect(readMarkdown(text)).toBeNull();
  },
);

test('any text gets an answer', () => {
  const texts = fc
    .array(
      fc.constantFrom(
        '# ',
        '## Ingredients\n',
        '## Steps\n',
        '- ',
        '1. ',
        '> ',
        '**',
        '\n',
        '---\n',
        'Serves: 4',
        'a: b',
        '[',
        '](',
        '`',
        '|',
        '<b>',
        '&amp;',
        'onion',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      expect(readMarkdown(text)?.title ?? '').toEqual(expect.any(String));
    }),
    { numRuns: 500 },
  );
  expect(readMarkdown('> '.repeat(20_000))).toBeNull();
});
