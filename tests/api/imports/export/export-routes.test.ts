import { recipeOfText } from '../../../../api/src/modules/imports/import-source.ts';
import { EXPORT_FORMATS } from '../../../../api/src/modules/imports/export/export-formats.ts';
import { EXPORT_FORMATS as OFFERED } from '../../../../web/src/lib/export-formats.ts';
import { createApp, type TestApp } from '../../../support/app.ts';
import { clientOf, signUp, type Cook } from '../../../support/clients.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp({ publicUrl: 'https://larder.example' });
  cook = await signUp(app);
});
afterAll(() => app.close());

const SUBMIT = 'mutation Submit($input: RecipeInput!) { submitRecipe(input: $input) { recipe { slug } } }';
const write = async (title: string, sourceUrl: string | null = null): Promise<string> => {
  const input = {
    title,
    sourceUrl,
    isDraft: true,
    prepTime: 5,
    cookTime: 10,
    servings: 3,
    tags: ['soup'],
    ingredients: [{ text: '2 leeks, sliced' }],
    instructions: [{ description: 'Soften.', timeMin: 8 }],
  };
  return (await cook.graphql<{ submitRecipe: { recipe: { slug: string } } }>(SUBMIT, { input })).data.submitRecipe
    .recipe.slug;
};

test('a recipe is taken along as JSON-LD or Markdown, and is read back', async () => {
  const client = clientOf(app);
  const json = await client.send('GET', '/api/recipe/green-shakshuka-with-feta/export');
  const markdown = await client.send('GET', '/api/recipe/green-shakshuka-with-feta/export?format=markdown');
  expect(json.headers).toMatchObject({
    'content-type': 'application/ld+json; charset=utf-8',
    'content-disposition': 'attachment; filename="green-shakshuka-with-feta.jsonld"',
  });
  expect(markdown.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-disposition': 'attachment; filename="green-shakshuka-with-feta.md"',
  });
  for (const { body } of [json, markdown]) {
    expect(recipeOfText(body)).toMatchObject({
      title: 'Green shakshuka with feta',
      servings: 2,
      prepTime: 10,
      cookTime: 20,
      url: 'https://larder.example/recipe/green-shakshuka-with-feta',
      ingredients: expect.arrayContaining(['2 leeks, sliced', '80 g feta, crumbled']),
    });
  }
});

test('all recipes of a cook are taken along, drafts too, and no one else has them', async () => {
  const slugs = [await write('Leek soup'), await write('Potato soup')];
  const { body } = await cook.send('GET', '/api/profile/recipes/export');
  const graph = JSON.parse(body) as { '@graph': { name: string }[] };
  expect(graph['@graph'].map(({ name }) => name).sort()).toEqual(['Leek soup', 'Potato soup']);
  const markdown = (await cook.send('GET', '/api/profile/recipes/export?format=markdown')).body;
  for (const title of ['# Leek soup', '# Potato soup']) expect(markdown).toContain(title);
  const stranger = await signUp(app);
  expect((await stranger.send('GET', `/api/recipe/${slugs[0]}/export`)).status).toBe(404);
  expect((await clientOf(app).send('GET', '/api/profile/recipes/export')).status).toBe(401);
  expect((await cook.send('GET', '/api/profile/recipes/export?format=pdf')).body).toBe(
    'format must be json-ld, markdown or text.',
  );
});

test('a recipe as plain text reads as people write one into a mail', async () => {
  const slug = await write('Leek broth', 'https://jo.example/broth');
  const { body, headers } = await cook.send('GET', `/api/recipe/${slug}/export?format=text`);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="leek-broth.txt"',
  });
  expect(body).toContain('Ingredients\n\n2 leeks, sliced\n\nMethod\n\n1. Soften.\n');
  expect(recipeOfText(body)).toMatchObject({ title: 'Leek broth', servings: 3, ingredients: ['2 leeks, sliced'] });
});

test('the web app offers every format that there is', () => {
  expect(OFFERED).toEqual(EXPORT_FORMATS.map(({ name, extension }) => ({ name, extension })));
});

test('what was taken over from elsewhere says so when it is taken along', async () => {
  const slug = await write('Onion soup', 'https://jo.example/soup_(onion)');
  const { body: json } = await cook.send('GET', `/api/recipe/${slug}/export`);
  const { body: markdown } = await cook.send('GET', `/api/recipe/${slug}/export?format=markdown`);
  expect(JSON.parse(json)).toMatchObject({
    isBasedOn: 'https://jo.example/soup_(onion)',
    url: `https://larder.example/recipe/${slug}`,
  });
  expect(markdown).toContain(
    `- Based on: <https://jo.example/soup_(onion)>\n- Source: https://larder.example/recipe/${slug}\n`,
  );
  expect(recipeOfText(markdown)).toMatchObject({
    title: 'Onion soup',
    description: null,
    url: 'https://jo.example/soup_(onion)',
  });
});
