import { signUpAdmin } from '../support/admins.ts';
import { createApp, type TestApp } from '../support/app.ts';
import { clientOf, type Cook } from '../support/clients.ts';
import { DescribedApi, type OpenApi } from '../support/described-api.ts';

let app: TestApp;
let cook: Cook;
let api: OpenApi;
beforeAll(async () => {
  app = await createApp();
  cook = await signUpAdmin(app);
  ({ api } = await DescribedApi.of(app));
  await cook.graphql(`mutation {
    one: createShoppingList(input: { name: "Groceries" }) { shoppingList { id } }
    two: createShoppingList(input: { name: "Market" }) { shoppingList { id } }
    createCollection(input: { name: "Soups" }) { collection { id } }
    createApiToken(input: { name: "A program" }) { apiToken { id } }
    submitRecipe(input: { isDraft: true, title: "Boiled eggs", prepTime: 1, cookTime: 9, servings: 2, ingredients: [{ text: "2 eggs" }], instructions: [{ description: "Boil." }] }) { recipe { id } }
    a: saveRecipe(input: { id: "minestrone" }) { recipe { id } }
    b: saveRecipe(input: { id: "spaghetti-carbonara" }) { recipe { id } }
    markCooked(input: { recipeId: "minestrone" }) { recipe { id } }
    addPantryItems(input: { lines: ["2 lemons", "3 eggs", "rice"] }) { items { id } }
  }`);
});
afterAll(() => app.close());

describe('a list tells how long the whole is', () => {
  test.each([
    ['/api/profile/saved-recipes?limit=1', 2],
    ['/api/profile/recent-recipes', 1],
    ['/api/profile/collections', 1],
    ['/api/profile/recipes', 1],
    ['/api/profile/api-tokens', 1],
    ['/api/shopping-lists', 2],
    ['/api/pantry?limit=1&offset=1', 3],
    ['/api/pantry/history?limit=1', 1],
    ['/api/admin/users?limit=1', 1],
  ])('%s: %i', async (address, total) => {
    const answer = await cook.send('GET', address);
    expect([answer.status, answer.headers['x-total-count']]).toEqual([200, String(total)]);
  });

  test.each(['/api/recipes?limit=2', '/api/recipes?ingredients=eggs&limit=2'])(
    '%s, as its body does',
    async (address) => {
      const answer = await cook.send('GET', address);
      expect(answer.headers['x-total-count']).toBe(String(answer.json<{ total: number }>().total));
    },
  );

  test('and every one that does is described so', () => {
    const counted = Object.entries(api.paths).flatMap(([path, { get }]) =>
      get?.responses['200'] && 'headers' in get.responses['200'] ? [path] : [],
    );
    expect(counted.sort()).toEqual(
      [
        '/api/admin/recipes',
        '/api/admin/users',
        '/api/collections/{collectionId}/recipes',
        '/api/pantry',
        '/api/pantry/history',
        '/api/profile/api-tokens',
        '/api/profile/collections',
        '/api/profile/recipes',
        '/api/recipe/{id}/reviews',
        '/api/profile/recent-recipes',
        '/api/profile/saved-recipes',
        '/api/recipes',
        '/api/shopping-lists',
      ].sort(),
    );
  });
});

describe('what was read before is not sent again', () => {
  test.each([
    '/api/recipe/minestrone',
    '/api/recipes?limit=3',
    '/api/ingredients?q=egg',
    '/api/shopping-lists',
    '/api/profile',
    '/api/profile/recipes',
    '/api/recipe/minestrone/reviews',
    '/api/recipe/minestrone/export',
    '/api/openapi.json',
  ])('%s', async (url) => {
    const ask = (headers: Record<string, string> = {}) =>
      app.app.inject({
        url,
        headers: { 'accept-encoding': 'br', ...headers },
        cookies: Object.fromEntries(cook.cookies),
      });
    const first = await ask();
    const etag = String(first.headers['etag']);
    expect([first.statusCode, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    for (const known of [etag, etag.slice(2), `"another", ${etag}`, '*']) {
      const again = await ask({ 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    }
    expect((await ask({ 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  test('until it changes', async () => {
    const before = await cook.send('GET', '/api/shopping-lists');
    await cook.send('POST', '/api/shopping-lists', { name: 'Third' });
    const after = await app.app.inject({
      url: '/api/shopping-lists',
      headers: { 'if-none-match': String(before.headers['etag']) },
      cookies: Object.fromEntries(cook.cookies),
    });
    expect([after.statusCode, after.json<object[]>().length]).toEqual([200, 3]);
  });

  test('a failure and a write have no tag', async () => {
    expect((await cook.send('GET', '/api/recipe/nothing-like-it')).headers).not.toHaveProperty('etag');
    expect((await cook.send('POST', '/api/recipe/minestrone/save')).headers).not.toHaveProperty('etag');
  });
});

describe('only what changed since then', () => {
  const changedSince = async (moment: string) => {
    const [rest, { data }] = await Promise.all([
      clientOf(app).send('GET', `/api/recipes?limit=100&updatedSince=${encodeURIComponent(moment)}`),
      clientOf(app).graphql<{ recipes: { totalCount: number; nodes: { slug: string }[] } }>(
        `{ recipes(first: 100, updatedSince: "${moment}") { totalCount nodes { slug } } }`,
      ),
    ]);
    const slugs = rest.json<{ recipes: { slug: string }[] }>().recipes.map(({ slug }) => slug);
    expect([data.recipes.totalCount, data.recipes.nodes.map(({ slug }) => slug)]).toEqual([
      Number(rest.headers['x-total-count']),
      slugs,
    ]);
    return slugs;
  };

  test('is listed, in both APIs alike', async () => {
    await app.database.orm.em
      .fork()
      .execute(`update recipe set updated_at = '2031-05-04T12:00:00Z' where slug = 'minestrone'`);
    expect(await changedSince('2031-05-04T12:00:00Z')).toEqual(['minestrone']);
    expect(await changedSince('2031-05-04T14:00:00+02:00')).toEqual(['minestrone']);
    expect(await changedSince('2031-05-04T12:00:01Z')).toEqual([]);
  });

  test.each([
    ['/api/recipes?updatedSince=yesterday', 'updatedSince must be a moment such as 2026-11-25T08:00:00Z.'],
    ['/api/recipes?ingredients=egg&updatedSince=2026-11-25T08:00:00Z', 'updatedSince does not go with ingredients.'],
  ])('%s is refused', async (address, body) => {
    expect(await app.rest(address)).toMatchObject({ status: 400, body });
  });
});
