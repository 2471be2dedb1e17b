import { readSource } from '../../../api/src/modules/imports/source-reader.ts';
import type { WebPage, WebReader } from '../../../api/src/modules/imports/web/web-reader.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { codeOf, signUp, type Cook } from '../../support/clients.ts';
import { page } from '../../support/recipe-pages.ts';

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup with xyzzy',
  author: { '@type': 'Person', name: 'Jo' },
  recipeYield: '4 servings',
  prepTime: 'PT10M',
  cookTime: 'PT25M',
  recipeIngredient: ['2 leeks, sliced', '1 cup xyzzy', '20 g butter or margarine', 'salt'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Soften the leeks.' },
    { '@type': 'HowToStep', text: 'Simmer for 20 minutes.' },
  ],
};
const html = (recipe: object): Uint8Array =>
  new TextEncoder().encode(page('A page', `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`));

/** Takes seconds to be read. */
const DEPTHS = new TextEncoder().encode(page('Depths', `<script type="application/ld+json">${'['.repeat(1_500_000)}`));

/** Stands in for the web outside: the page at each address. */
const web: Record<string, WebPage> = {};
const outside = { read: async (url: string) => web[url] as WebPage } as unknown as WebReader;
const put = (url: string, bytes: Uint8Array | string, type = 'text/html', charset: string | null = null): void =>
  void (web[url] = { bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, type, charset, url });

let app: TestApp;
let cook: Cook;
beforeAll(async () => (app = await createApp({ web: outside })));
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

interface Proposal {
  title: string;
  notes: string | null;
  sourceUrl: string | null;
  ingredients: {
    isDoubtful: boolean;
    group: string | null;
    reading: { text: string; ingredient: { name: string } | null };
    alternatives: { name: string }[];
  }[];
  instructions: { description: string; timeMin: number | null }[];
  duplicates: { slug: string }[];
}
const IMPORT = `mutation Import($input: ImportRecipeInput!) { importRecipe(input: $input) { proposal {
  title description notes author sourceUrl cuisine difficulty prepTime cookTime servings tags
  ingredients { group isDoubtful reading { text ingredient { name } } alternatives { name } } instructions { step description timeMin } duplicates { slug } } } }`;
const importFrom = (input: object) => cook.graphql<{ importRecipe: { proposal: Proposal } }>(IMPORT, { input });
const proposalOf = async (input: object): Promise<Proposal> => (await importFrom(input)).data.importRecipe.proposal;
const SUBMIT =
  'mutation Submit($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id slug sourceUrl ingredients { text ingredient { name } } } } }';

/** Stores a proposal as a draft, as the form does. */
async function keep({ title, sourceUrl, ingredients, instructions }: Proposal, more: object = {}) {
  const lines = ingredients.map(({ reading, group }) => ({ text: reading.text, group }));
  const steps = instructions.map(({ description, timeMin }) => ({ description, timeMin }));
  const { data } = await cook.graphql<{
    submitRecipe: {
      recipe: {
        id: string;
        slug: string;
        sourceUrl: string;
        ingredients: { text: string; ingredient: { name: string } | null }[];
      };
    };
  }>(SUBMIT, {
    input: {
      title,
      sourceUrl,
      prepTime: 10,
      cookTime: 25,
      servings: 4,
      isDraft: true,
      ingredients: lines,
      instructions: steps,
      ...more,
    },
  });
  return data.submitRecipe.recipe;
}

test('a page is read into a proposal in which every line is linked, and those to look at are marked', async () => {
  put('https://jo.example/soup', html(soup));
  const proposal = await proposalOf({ url: 'https://jo.example/soup' });
  expect(proposal).toMatchObject({
    title: 'Leek soup with xyzzy',
    author: 'Jo',
    sourceUrl: 'https://jo.example/soup',
    prepTime: 10,
    cookTime: 25,
    servings: 4,
    duplicates: [],
  });
  expect(
    proposal.ingredients.map(({ reading, isDoubtful }) => [reading.text, reading.ingredient?.name ?? null, isDoubtful]),
  ).toEqual([
    ['2 leeks, sliced', 'leek', false],
    ['1 cup xyzzy', null, true],
    ['20 g butter or margarine', 'butter', true],
    ['salt', 'salt', false],
  ]);
  expect(proposal.ingredients[2]?.alternatives).toEqual([{ name: 'margarine' }]);
  expect(proposal.instructions.map(({ timeMin }) => timeMin)).toEqual([null, 20]);
});

test('a page whose encoding only its server names is read as it is meant', async () => {
  put(
    'https://jo.example/creme',
    Buffer.from(
      page('A page', `<script type="application/ld+json">${JSON.stringify({ ...soup, name: 'Crème ½' })}</script>`),
      'utf16le',
    ),
    'text/html',
    'utf-16le',
  );
  put(
    'https://jo.example/text',
    Buffer.from('Crêpes\n\nIngredients\n2 eggs\n\nMethod\nFry.', 'latin1'),
    'text/plain',
    'iso-8859-1',
  );
  expect((await proposalOf({ url: 'https://jo.example/creme' })).title).toBe('Crème ½');
  expect((await proposalOf({ url: 'https://jo.example/text' })).title).toBe('Crêpes');
});

test('what was kept is known again, by its address, or by title and foods; a stranger does not learn of it', async () => {
  put('https://jo.example/again', html(soup));
  const { slug } = await keep(await proposalOf({ url: 'https://jo.example/again' }), { title: 'Called otherwise' });
  expect((await proposalOf({ url: 'https://jo.example/again' })).duplicates).toEqual([{ slug }]);
  const text = 'Called otherwise\n\nIngredients\n2 leeks, sliced\n20 g butter\nsalt\n\nMethod\nSoften the leeks.';
  expect((await proposalOf({ text })).duplicates).toEqual([{ slug }]);
  cook = await signUp(app);
  expect((await proposalOf({ url: 'https://jo.example/again' })).duplicates).toEqual([]);
  const known =
    'Green shakshuka with feta\n\nIngredients\n1 tbsp olive oil\n2 leeks\n2 cloves garlic\n1 tsp ground cumin\n200 g spinach\n4 eggs\n80 g feta\nsalt\n1/2 lemon\n\nMethod\nCook.';
  expect((await proposalOf({ text: known })).duplicates).toEqual([{ slug: 'green-shakshuka-with-feta' }]);
});

test('a food that the cook chooses for a line stays with its words, also when the recipe is edited', async () => {
  put('https://jo.example/chosen', html(soup));
  const proposal = await proposalOf({ url: 'https://jo.example/chosen' });
  const lines = proposal.ingredients.map(({ reading, group }) => ({
    text: reading.text,
    group,
    ...(reading.ingredient === null && { food: 'potato' }),
  }));
  const kept = await keep(proposal, { ingredients: lines });
  expect(kept.sourceUrl).toBe('https://jo.example/chosen');
  expect(kept.ingredients[1]).toEqual({ text: '1 cup xyzzy', ingredient: { name: 'potato' } });
  const edited = await keep(proposal, { id: kept.id, sourceUrl: undefined, servings: 6 });
  expect(edited).toMatchObject({ id: kept.id, sourceUrl: 'https://jo.example/chosen' });
  expect(edited.ingredients[1]).toEqual({ text: '1 cup xyzzy', ingredient: { name: 'potato' } });
  const rewritten = await keep(proposal, { id: kept.id, ingredients: [{ text: '1 cup carrots' }] });
  expect(rewritten.ingredients).toEqual([{ text: '1 cup carrots', ingredient: { name: 'carrot' } }]);
});

test.each([
  ['plain text', 'Leek soup\n\nIngredients:\n• 2 leeks, sliced\n• salt\n\nMethod\n1. Soften the leeks.\n2. Add water.'],
  [
    'Markdown',
    '# Leek soup\n\n## Ingredients\n\n- 2 leeks, sliced\n- salt\n\n## Method\n\n1. Soften the leeks.\n2. Add water.',
  ],
  [
    'JSON-LD',
    JSON.stringify({
      '@type': 'Recipe',
      name: 'Leek soup',
      recipeIngredient: ['2 leeks, sliced', 'salt'],
      recipeInstructions: ['Soften the leeks.', 'Add water.'],
    }),
  ],
  [
    'the source of a page',
    new TextDecoder().decode(
      html({
        '@type': 'Recipe',
        name: 'Leek soup',
        recipeIngredient: ['2 leeks, sliced', 'salt'],
        recipeInstructions: ['Soften the leeks.', 'Add water.'],
      }),
    ),
  ],
])('%s can be pasted', async (_name, text) => {
  const proposal = await proposalOf({ text });
  expect(proposal).toMatchObject({
    title: 'Leek soup',
    sourceUrl: null,
    instructions: [{ description: 'Soften the leeks.' }, { description: 'Add water.' }],
  });
  expect(proposal.ingredients.map(({ reading }) => reading.text)).toEqual(['2 leeks, sliced', 'salt']);
});

test.each([
  [
    'an address without a recipe',
    { url: 'https://jo.example/about' },
    'url',
    'There is no recipe that Larder can read.',
  ],
  ['a text that is none', { text: 'Dear diary' }, 'text', 'There is no recipe that Larder can read.'],
  ['a text without end', { text: 'a'.repeat(60_001) }, 'text', 'A text has at most 60000 characters.'],
  ['nothing', {}, 'url', 'Give either the address of a page or the text of a recipe.'],
  [
    'both',
    { url: 'https://jo.example/about', text: 'x' },
    'url',
    'Give either the address of a page or the text of a recipe.',
  ],
])('%s is told in a sentence', async (_name, input, field, message) => {
  put('https://jo.example/about', '<title>About Jo</title>');
  const answer = await importFrom(input);
  expect(answer.errors?.[0]).toMatchObject({
    message: expect.stringContaining(message),
    extensions: { code: 'BAD_USER_INPUT', field },
  });
});

test('what is no whole recipe is proposed as far as it goes, and nothing of a text is lost', async () => {
  put('https://jo.example/half', html({ ...soup, recipeInstructions: [] }));
  expect(await proposalOf({ url: 'https://jo.example/half' })).toMatchObject({ title: soup.name, instructions: [] });
  const text = 'Leek soup\n\n2 leeks\nsalt\n\nTips\nGood with bread.';
  const proposal = await proposalOf({ text });
  expect(proposal).toMatchObject({ title: 'Leek soup', instructions: [], notes: 'Tips\nGood with bread.' });
  expect(proposal.ingredients.map(({ reading }) => reading.ingredient?.name)).toEqual(['leek', 'salt']);
});

test('both transports read alike', async () => {
  put('https://jo.example/both', html(soup));
  const graph = await proposalOf({ url: 'https://jo.example/both' });
  const rest = (await cook.send('POST', '/api/import', { url: 'https://jo.example/both' })).json<
    Record<string, unknown>
  >();
  expect(rest).toMatchObject({
    title: graph.title,
    sourceUrl: graph.sourceUrl,
    ingredients: graph.ingredients.map(({ reading, isDoubtful }) => ({ text: reading.text, isDoubtful })),
    instructions: [{ time_min: null }, { time_min: 20 }],
    duplicates: [],
  });
});

test('after sixty pages in an hour a cook waits', async () => {
  put('https://jo.example/many', html(soup));
  for (let page = 0; page < 60; page++) await proposalOf({ url: 'https://jo.example/many' });
  expect(codeOf(await importFrom({ url: 'https://jo.example/many' }))).toBe('RATE_LIMITED');
  expect((await importFrom({ text: 'Soup\n\nIngredients\n1 leek\n\nMethod\nCook.' })).errors).toBeUndefined();
});

test('a page that takes long to read delays no other request', async () => {
  put('https://jo.example/depths', DEPTHS);
  const progress = { isRead: false };
  const reading = importFrom({ url: 'https://jo.example/depths' }).finally(() => (progress.isRead = true));
  let answers = 0;
  for (; !progress.isRead; answers++) await cook.graphql('{ __typename }');
  expect(codeOf(await reading)).toBe('BAD_USER_INPUT');
  // One or two, where the reading keeps all others waiting.
  expect(answers).toBeGreaterThan(10);
});

test('one cook who brings thirty large texts keeps another waiting for one of them, and is told of those that are too many', async () => {
  const order: string[] = [];
  const text = (lines: number): string => `Soup\n\nIngredients\n${'1 leek\n'.repeat(lines)}\nMethod\nCook.`;
  const read = (caller: string, lines: number) =>
    readSource({ text: text(lines) }, caller).then(
      () => order.push(caller),
      (error: { code: string }) => error.code,
    );
  const greedy = Array.from({ length: 30 }, () => read('greedy', 80));
  const modest = read('modest', 1);
  const codes = (await Promise.all(greedy)).filter((outcome) => typeof outcome === 'string');
  await modest;
  expect(order).toEqual(['greedy', 'greedy', 'modest', 'greedy', 'greedy', 'greedy']);
  expect(codes).toEqual(Array(25).fill('RATE_LIMITED'));
});

test.each([
  ['url', { page: { bytes: DEPTHS, type: 'text/html', charset: null, url: 'https://jo.example/depths' } }],
  ['text', { text: `# Soup\n\n## Ingredients\n${'> '.repeat(25_000)}` }],
] as const)(
  'what takes too long to read is given up, in a sentence beside the %s, and the next one is read',
  async (field, source) => {
    await expect(readSource(source, 'cook', 1)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
      message: 'This takes too long to read. Copy the ingredients and the method alone, and paste them.',
    });
    await expect(readSource({ text: 'Soup\n\nIngredients\n1 leek\n\nMethod\nCook.' }, 'cook')).resolves.toMatchObject({
      draft: { title: 'Soup' },
    });
  },
);
