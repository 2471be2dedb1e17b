import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { LanguageModel } from '../../api/src/shared/language-model.ts';
import { createApp, type TestApp } from '../support/app.ts';
import { signUpAdmin } from '../support/admins.ts';
import { signUp, type Cook } from '../support/clients.ts';
import { DescribedApi, type Method, type OpenApi } from '../support/described-api.ts';
import { startModelServer, type ModelServer } from '../support/model-server.ts';
import { drawPhoto, put } from '../support/photos.ts';
import { REST } from './authorisation-rest.ts';

let model: ModelServer;
let app: TestApp;
let cook: Cook;
let admin: Cook;
let described: DescribedApi;
let api: OpenApi;
beforeAll(async () => {
  model = await startModelServer();
  model.says({ ingredients: [{ name: 'lemon', confidence: 0.92 }] });
  app = await createApp({ jobs: true, model: new LanguageModel({ baseUrl: model.baseUrl, model: 'test' }) });
  [cook, admin] = [await signUp(app), await signUpAdmin(app)];
  await cook.graphql('mutation { updateProfile(input: { email: "cook@example.org" }) { user { id } } }');
  described = await DescribedApi.of(app);
  ({ api } = described);
});
afterAll(async () => {
  await app.close();
  await model.close();
});

/** Asks, and gives what was answered as described: JSON as what it says, a document as it is. */
async function expectAnswer(
  client: Cook,
  method: Method,
  template: string,
  address: string,
  body?: object,
): Promise<unknown> {
  const answer = await described.ask(client, method, template, address, body);
  return String(answer.headers['content-type']).includes('application/json') ? answer.json() : answer.body;
}

test('it is OpenAPI 3.1, and describes every route with its parameters and answers', () => {
  expect(api.openapi).toBe('3.1.0');
  const known = [...new Set(Object.keys(REST).map((key) => key.split(' of ')[0]))];
  expect(described.calls.sort()).toEqual(known.sort());
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const { summary, parameters = [], responses } of Object.values(operations)) {
      expect(summary).toMatch(/^[A-Z].*\.$/);
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      );
      expect(Object.keys(responses)).toEqual([expect.stringMatching(/^20\d$/), ...Object.keys(responses).slice(1)]);
    }
  }
});

test('every call that docs/api.md names is there', () => {
  const named = readFileSync('docs/api.md', 'utf8').matchAll(/`(GET|POST|PUT|PATCH|DELETE) \/api(\/[\w\-/{}]+)`/g);
  const calls = [...named].map(([, method, path]) => `${method} ${path?.replaceAll(/\{(\w+)\}/g, ':$1')}`);
  expect(calls.length).toBeGreaterThan(40);
  // It takes a file, not JSON, and is described in docs/importing.md.
  expect(calls.filter((call) => call !== 'POST /import/file' && !described.calls.includes(call))).toEqual([]);
});

test('it says where the API is, what its parts are, and shows how each body and place in a path looks', async () => {
  expect(api.servers).toEqual([{ url: '/' }]);
  const calls = Object.values(api.paths).flatMap((operations) => Object.values(operations));
  expect(api.tags.map(({ name }) => name).sort()).toEqual([...new Set(calls.flatMap(({ tags }) => tags))].sort());
  for (const { description } of api.tags) expect(description).toMatch(/^[A-Z].*\.$/);
  const whole = { components: api.components };
  for (const { summary, requestBody, parameters = [] } of calls) {
    const schema = requestBody?.content['application/json']?.schema as { examples?: object[] } | undefined;
    const examples = schema?.examples ?? [];
    expect({ summary, has: examples.length }).toEqual({ summary, has: requestBody ? 1 : 0 });
    expect(requestBody?.required ?? true).toBe(true);
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile({ ...whole, ...schema });
    for (const example of examples) expect([validate(example), validate.errors]).toEqual([true, null]);
    for (const { name, example, in: place, required } of parameters)
      expect({
        name,
        isShown: example !== undefined || place !== 'path',
        isRequired: required || place !== 'path',
      }).toEqual({
        name,
        isShown: true,
        isRequired: true,
      });
  }
});

test('where people find the site, the description names it', async () => {
  const known = await createApp({ catalogue: false, publicUrl: 'https://larder.example' });
  expect((await DescribedApi.of(known)).api.servers).toEqual([{ url: 'https://larder.example' }]);
  await known.close();
});

test('it says of each call whether it needs a cook', () => {
  const needs = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security)
      .map(([method]) => `${method.toUpperCase()} ${path.slice('/api'.length).replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const closed = Object.entries(REST)
    .filter(([key, { rights }]) => !key.includes(' of ') && rights.visitor === 'UNAUTHENTICATED')
    .map(([key]) => key);
  expect(needs.sort()).toEqual(closed.sort());
});

test('the calls of a visitor are answered as described', async () => {
  await expectAnswer(cook, 'GET', '/api/ingredients', '/api/ingredients?q=spin');
  await expectAnswer(cook, 'GET', '/api/ingredients/{text}', '/api/ingredients/spin');
  await expectAnswer(cook, 'GET', '/api/recipes', '/api/recipes?ingredients=eggs,spinach,feta&limit=100');
  await expectAnswer(cook, 'GET', '/api/recipes', '/api/recipes?ingredients=eggs,spinach,feta&mode=creative&limit=3');
  await expectAnswer(cook, 'GET', '/api/recipes', '/api/recipes?cuisine=italian&meal=dinner');
  await expectAnswer(cook, 'GET', '/api/recipe/{slug}/similar', '/api/recipe/minestrone/similar');
});

test.each([
  ['maxCookTime', ['5', '240'], ['4', '241']],
  ['servings', ['1', '12'], ['0', '13']],
  ['maxMissing', ['0', '99'], ['-1']],
  ['limit', ['1', '100'], ['0', '101']],
  ['offset', ['0'], ['-1']],
  ['difficulty', ['any', 'easy', 'Hard'], ['tricky']],
])('the search takes of %s what is described, and nothing else', async (name, good, bad) => {
  const described = api.paths['/api/recipes']?.['get']?.parameters?.find((one) => one.name === name)?.schema ?? {};
  const validate = new Ajv2020({ strict: false, coerceTypes: true }).compile({
    type: 'object',
    properties: { value: described },
  });
  expect(described).not.toHaveProperty('pattern');
  for (const value of [...good, ...bad]) {
    const { status } = await cook.send('GET', `/api/recipes?ingredients=eggs&${name}=${value}`);
    expect({ value, status, isDescribed: validate({ value }) }).toEqual({
      value,
      status: good.includes(value) ? 200 : 400,
      isDescribed: good.includes(value),
    });
  }
});

test('a recipe to take along is described as what it is: a thing in JSON-LD, otherwise a text', async () => {
  await expectAnswer(cook, 'GET', '/api/profile/recipes/export', '/api/profile/recipes/export');
  for (const format of ['json-ld', 'markdown', 'text']) {
    const answer = await cook.send('GET', `/api/recipe/minestrone/export?format=${format}`);
    const type = String(answer.headers['content-type']).split(';')[0] ?? '';
    const described = api.paths['/api/recipe/{slug}/export']?.['get']?.responses['200']?.content?.[type]?.schema;
    expect({ type, described }).toEqual({ type, described: { type: format === 'json-ld' ? 'object' : 'string' } });
  }
});

test('recipes from all over the catalogue are answered as described', async () => {
  const slugs = await app.database.orm.em
    .fork()
    .execute<{ slug: string }[]>('select slug from recipe where not is_creative order by slug');
  expect(slugs.length).toBeGreaterThan(200);
  for (const { slug } of slugs.filter((_, at) => at % 7 === 0))
    await expectAnswer(cook, 'GET', '/api/recipe/{slug}', `/api/recipe/${slug}`);
});

test('the calls of a cook are answered as described', async () => {
  await expectAnswer(cook, 'POST', '/api/recipe/{id}/save', '/api/recipe/minestrone/save');
  await expectAnswer(cook, 'POST', '/api/recipe/{id}/progress', '/api/recipe/minestrone/progress', {
    type: 'step',
    itemId: 1,
  });
  await cook.graphql(
    'mutation { markCooked(input: { recipeId: "minestrone" }) { recipe { id } } rateRecipe(input: { recipeId: "minestrone", stars: 5 }) { recipe { id } } createCollection(input: { name: "Soups" }) { collection { id } } }',
  );
  expect(await expectAnswer(cook, 'GET', '/api/profile', '/api/profile')).toMatchObject({
    stats: { savedRecipes: 1, cookedRecipes: 1, collections: 1 },
  });
  expect(await expectAnswer(cook, 'GET', '/api/profile/saved-recipes', '/api/profile/saved-recipes')).toHaveLength(1);
  expect(
    await expectAnswer(cook, 'GET', '/api/profile/recent-recipes', '/api/profile/recent-recipes?limit=1'),
  ).toHaveLength(1);
  expect(await expectAnswer(cook, 'GET', '/api/profile/collections', '/api/profile/collections')).toHaveLength(1);
  expect(await expectAnswer(cook, 'GET', '/api/profile/data', '/api/profile/data')).toHaveProperty('account');
  await expectAnswer(cook, 'POST', '/api/recipe/{id}/unsave', '/api/recipe/minestrone/unsave');
});

test('a recipe from elsewhere is answered as described', async () => {
  const text =
    '# Boiled eggs\n\n## Ingredients\n\n- 2 eggs\n- a pinch of salt\n\n## Method\n\n1. Boil for 9 minutes.\n';
  expect(await expectAnswer(cook, 'POST', '/api/import', '/api/import', { text })).toMatchObject({
    title: 'Boiled eggs',
    ingredients: [{ ingredient: 'egg' }, { ingredient: 'salt' }],
  });
});

test('shopping lists are answered as described', async () => {
  const list = (await expectAnswer(cook, 'POST', '/api/shopping-lists', '/api/shopping-lists', {
    name: 'Groceries',
    recipeIds: ['minestrone', 'spaghetti-carbonara'],
  })) as { id: string; items: { id: string }[] };
  expect(await expectAnswer(cook, 'GET', '/api/shopping-lists', '/api/shopping-lists')).toHaveLength(1);
  await expectAnswer(cook, 'GET', '/api/shopping-lists/{listId}', `/api/shopping-lists/${list.id}`);
  const item = `/api/shopping-list/${list.id}/items/${list.items[0]?.id}`;
  expect(
    await expectAnswer(cook, 'PATCH', '/api/shopping-list/{listId}/items/{itemId}', item, { amount: 2, unit: 'kg' }),
  ).toMatchObject({ totalAmount: 2, unit: 'kg' });
  await expectAnswer(cook, 'DELETE', '/api/shopping-list/{listId}/items/{itemId}', item);
  expect(
    await expectAnswer(cook, 'POST', '/api/shopping-list/{listId}/export', `/api/shopping-list/${list.id}/export`, {
      format: 'csv',
    }),
  ).toContain('Item');
  await expectAnswer(cook, 'POST', '/api/shopping-list/{listId}/export', `/api/shopping-list/${list.id}/export`, {
    format: 'email',
  });
});

test('photos are answered as described', async () => {
  const bytes = await drawPhoto().jpeg().toBuffer();
  const { uploadUrl, image_id } = (await expectAnswer(cook, 'POST', '/api/uploads/sign', '/api/uploads/sign', {
    filename: 'a.jpg',
    contentType: 'image/jpeg',
    size: bytes.length,
  })) as { uploadUrl: string; image_id: string };
  await put(cook, uploadUrl, bytes, 'image/jpeg');
  await expectAnswer(cook, 'POST', '/api/uploads/complete', '/api/uploads/complete', { image_id, url: uploadUrl });
  await expectAnswer(cook, 'POST', '/api/recognize-image', '/api/recognize-image', {
    image_id,
    mode: 'vision',
    max_suggestions: 5,
  });
});

test('the calls of an admin are answered as described', async () => {
  await expectAnswer(admin, 'GET', '/api/admin/stats', '/api/admin/stats');
  expect(await expectAnswer(admin, 'GET', '/api/admin/users', '/api/admin/users')).toHaveLength(2);
  expect(await expectAnswer(admin, 'GET', '/api/admin/recipes', '/api/admin/recipes?limit=20')).toHaveLength(20);
  expect(await expectAnswer(admin, 'GET', '/api/admin/audit', '/api/admin/audit')).toContain('sign-up');
});

test('a failure is a problem as described, for clients that accept only JSON', async () => {
  const validate = new Ajv2020({ strict: false }).compile({
    ...api.components.schemas['Problem'],
    additionalProperties: false,
  });
  for (const address of ['/api/nothing', '/api/recipe/nothing-like-it', '/api/recipes?meal=tea', '/api/profile']) {
    const answer = await app.rest(address, { accept: 'application/json' });
    validate(answer.json());
    expect({ address, status: answer.status >= 400, wrong: validate.errors ?? [] }).toEqual({
      address,
      status: true,
      wrong: [],
    });
  }
});

test('the page for people has every call, no script, and sends no request elsewhere', async () => {
  const { body, headers } = await app.rest('/api/docs');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src-elem 'nonce-/);
  for (const path of Object.keys(api.paths)) expect(body).toContain(`</span>${path}</h3>`);
  expect(body).not.toMatch(/<script|https?:\/\//);
});
