import { readPage } from '../../api/src/modules/imports/page/read-page.ts';
import { createApp, type TestApp } from '../support/app.ts';
import { clientOf, signUp, type Cook } from '../support/clients.ts';
import { addRecipe } from '../support/recipes.ts';
import { paths } from '../../web/src/app/paths.ts';

const SITE = 'https://larder.example';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp({ pages: true, publicUrl: SITE });
  cook = await signUp(app);
});
afterAll(() => app.close());

const visit = (address: string, client = clientOf(app, { headers: { accept: 'text/html' } })) =>
  client.send('GET', address);

/** The content of a meta element, as a machine reads it. */
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const dataOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );

test('the page of a recipe tells machines what it is before any script runs', async () => {
  const { status, body } = await visit('/recipe/spaghetti-carbonara');
  expect(status).toBe(200);
  expect(body).toContain('<title>Spaghetti carbonara · Larder</title>');
  expect(body.match(/<title>/g)).toHaveLength(1);
  expect(body).toContain(`<link rel="canonical" href="${SITE}/recipe/spaghetti-carbonara">`);
  expect(metaOf(body, 'description')).toMatch(/\w+ \w+/);
  expect(metaOf(body, 'robots')).toBeUndefined();
  expect(metaOf(body, 'og:title')).toBe('Spaghetti carbonara · Larder');
  expect(metaOf(body, 'og:type')).toBe('article');
  expect(metaOf(body, 'og:url')).toBe(`${SITE}/recipe/spaghetti-carbonara`);
  expect(metaOf(body, 'og:image')).toMatch(
    /^https:\/\/larder\.example\/images\/covers\/spaghetti-carbonara-preview\.jpg\?v=/,
  );
  expect(['type', 'width', 'height'].map((what) => metaOf(body, `og:image:${what}`))).toEqual([
    'image/jpeg',
    '1200',
    '630',
  ]);
  expect(dataOf(body)).toEqual([
    expect.objectContaining({
      '@type': 'Recipe',
      name: 'Spaghetti carbonara',
      author: { '@type': 'Person', name: expect.any(String) },
      prepTime: expect.stringMatching(/^PT/),
      cookTime: expect.stringMatching(/^PT/),
      totalTime: expect.stringMatching(/^PT/),
      recipeYield: expect.any(Array),
      recipeIngredient: expect.arrayContaining([expect.stringMatching(/spaghetti/)]),
      recipeInstructions: expect.arrayContaining([expect.objectContaining({ '@type': 'HowToStep' })]),
      nutrition: expect.objectContaining({ '@type': 'NutritionInformation' }),
      image: expect.arrayContaining([expect.stringMatching(/^https:\/\/larder\.example\//)]),
      url: `${SITE}/recipe/spaghetti-carbonara`,
    }),
  ]);
});

test('another recipe manager reads the whole recipe off the page', async () => {
  const { body } = await visit('/recipe/spaghetti-carbonara');
  const read = readPage(new TextEncoder().encode(body), `${SITE}/recipe/spaghetti-carbonara`);
  const { ingredients, instructions, ...said } = (await app.rest('/api/recipe/spaghetti-carbonara')).json<{
    title: string;
    prepTime: number;
    cookTime: number;
    ingredients: object[];
    instructions: { description: string }[];
  }>();
  expect(read).toMatchObject({ recipe: { title: said.title, prepTime: said.prepTime, cookTime: said.cookTime } });
  if (!('recipe' in read)) throw new Error(read.error);
  expect(read.recipe.ingredients).toHaveLength(ingredients.length);
  expect(JSON.stringify(read.recipe)).toContain(JSON.stringify(instructions[0]?.description));
});

test('the image that a page names can be fetched, and kept for ever as its address says which it is', async () => {
  const { body } = await visit('/recipe/spaghetti-carbonara');
  const image = new URL(metaOf(body, 'og:image') ?? '');
  const { headers } = await visit(image.pathname + image.search);
  expect(headers['content-type']).toBe('image/jpeg');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await visit(image.pathname)).headers['cache-control']).toBe('public, max-age=3600');
});

test('nothing that a cook writes can end its element or leave its attribute', async () => {
  const evil = '</script><script>alert(1)</script><!--" onload="alert(2)\u2028';
  await addRecipe(app, [`2 eggs ${evil}`], {
    slug: 'evil',
    title: evil,
    description: evil,
    steps: [{ description: evil, timeMin: null }],
  });
  const { body } = await visit('/recipe/evil');
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('onload="alert');
  expect(body.split('<!--').length).toBe((await visit('/search')).body.split('<!--').length);
  expect(dataOf(body)).toEqual([expect.objectContaining({ name: evil, description: evil })]);
});

// What these show may not be there.
const {
  recipe: _recipe,
  cook: _cook,
  collection: _collection,
  recipesByCuisine: _cuisine,
  recipesByMeal: _meal,
  recipesByFood: _food,
  admin: _admin,
  ...always
} = paths;

test.each(Object.values(always).map((path) => path.replace(/:\w+/, 'any')))(
  '%s is a page of the web app, and the server knows it',
  async (address) => {
    expect((await visit(address)).status).toBe(200);
  },
);

test.each(['/', '/search'])(
  '%s has a picture for the previews of those it is sent to, and it is there',
  async (address) => {
    const { body } = await visit(address);
    expect(metaOf(body, 'twitter:card')).toBe('summary_large_image');
    const { status, headers } = await visit(new URL(metaOf(body, 'og:image') ?? 'https://nowhere.example/').pathname);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
  },
);

test.each([
  '/recipe/nothing-like-it',
  '/collections/nothing-like-it',
  '/nowhere',
  '/recipe/a/b',
  '/recipe/nothing-like-it/cook',
  '/recipes/cuisine/martian',
  '/recipes/meal/tea',
  '/recipes/food/zorble',
  '/recipes/nothing',
])('%s answers 404, and is not listed', async (address) => {
  const { status, body } = await visit(address);
  expect(status).toBe(404);
  expect(metaOf(body, 'robots')).toBe('noindex');
  expect(body).not.toContain('rel="canonical"');
});

test.each([
  ['/recipes', 'All Recipes', /^\d+ recipes by cuisine, meal, main food and time on Larder: /],
  [
    '/recipes/cuisine/middle-eastern',
    'Middle Eastern recipes',
    /^\d+ Middle Eastern recipes on Larder: .+ and more\.$/,
  ],
  ['/recipes/meal/dessert', 'Dessert recipes', /^\d+ dessert recipes on Larder: /],
  ['/recipes/food/potato', 'Recipes with potatoes', /^\d+ recipes with potatoes on Larder: /],
  ['/recipes/quick', 'Quick recipes', /^\d+ recipes ready in 30 minutes on Larder: /],
])('%s tells machines what it lists, and the map of the site has it', async (address, name, description) => {
  const { status, body } = await visit(address);
  expect(status).toBe(200);
  expect(body).toContain(`<title>${name} · Larder</title>`);
  expect(body).toContain(`<link rel="canonical" href="${SITE}${address}">`);
  expect(metaOf(body, 'robots')).toBeUndefined();
  expect(metaOf(body, 'description')).toMatch(description);
  expect(metaOf(body, 'og:image')).toMatch(/^https:\/\/larder\.example\/images\/covers\//);
  expect(dataOf(body)).toEqual([
    expect.objectContaining({
      '@type': 'ItemList',
      name,
      itemListElement: expect.arrayContaining([expect.objectContaining({ '@type': 'ListItem', position: 1 })]),
    }),
  ]);
  expect((await visit('/sitemap.xml')).body).toContain(`<loc>${SITE}${address}</loc>`);
});

test('a food of which there is no recipe has a page that no search engine lists', async () => {
  const { status, body } = await visit('/recipes/food/dragon-fruit');
  expect([status, metaOf(body, 'robots')]).toEqual([200, 'noindex']);
});

test('a creative recipe, a draft for its cook, and the pages of one cook are not listed', async () => {
  const { data } = await cook.graphql<{ searchRecipes: { edges: { node: { recipe: { slug: string } } }[] } }>(
    '{ searchRecipes(input: { ingredients: ["egg", "spinach", "onion"], mode: CREATIVE }, first: 1) { edges { node { recipe { slug } } } } }',
  );
  const made = data.searchRecipes.edges[0]?.node.recipe.slug ?? '';
  const draft = (
    await cook.graphql<{ submitRecipe: { recipe: { slug: string } } }>(
      'mutation { submitRecipe(input: { title: "Mine alone", prepTime: 1, cookTime: 9, servings: 2, ingredients: [{ text: "2 eggs" }], instructions: [{ description: "Boil." }] }) { recipe { slug } } }',
    )
  ).data.submitRecipe.recipe.slug;
  for (const address of [`/recipe/${made}`, `/recipe/${draft}`, '/profile', '/settings', '/login'])
    expect([address, metaOf((await visit(address, cook)).body, 'robots')]).toEqual([address, 'noindex']);
  expect((await visit(`/recipe/${draft}`)).status).toBe(404);
});

test('a public collection is described to those who get its link; a private one is not there', async () => {
  const create = (isPublic: boolean) =>
    cook.graphql<{ createCollection: { collection: { id: string } } }>(
      'mutation Create($input: CreateCollectionInput!) { createCollection(input: $input) { collection { id } } }',
      { input: { name: `Weeknights ${isPublic}`, isPublic } },
    );
  const { id } = (await create(true)).data.createCollection.collection;
  await cook.graphql(
    'mutation Add($input: CollectionRecipeInput!) { addToCollection(input: $input) { collection { id } } }',
    { input: { collectionId: id, recipeId: 'beef-pho' } },
  );
  const { status, body } = await visit(`/collections/${id}`);
  expect(status).toBe(200);
  expect(body).toContain('<title>Weeknights true · Larder</title>');
  expect(metaOf(body, 'og:description')).toBe('A collection of 1 recipe on Larder.');
  expect(metaOf(body, 'og:image')).toMatch(/\/images\/covers\/beef-pho-preview\.jpg/);
  expect(metaOf(body, 'robots')).toBe('noindex');
  expect(dataOf(body)).toEqual([
    expect.objectContaining({
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: expect.any(String), url: `${SITE}/recipe/beef-pho` }],
    }),
  ]);

  const hidden = (await create(false)).data.createCollection.collection.id;
  expect((await visit(`/collections/${hidden}`)).status).toBe(404);
  expect((await visit(`/collections/${hidden}`, cook)).status).toBe(200);
});

test('the sitemap names the first pages, the lists of recipes and every published recipe that everyone may find', async () => {
  const { status, body, headers } = await visit('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const { totalCount } = (await app.graphql<{ recipes: { totalCount: number } }>('{ recipes { totalCount } }')).data
    .recipes;
  expect(addresses).toEqual(
    expect.arrayContaining([`${SITE}/`, `${SITE}/search`, `${SITE}/recipe/spaghetti-carbonara`]),
  );
  expect(addresses.filter((address) => address?.startsWith(`${SITE}/recipe/`))).toHaveLength(totalCount);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => address?.includes('mine-alone'))).toEqual([]);
  expect((await visit('/sitemap-2.xml')).status).toBe(404);
});

test('robots are told where the sitemap is and what is not for them', async () => {
  const { body } = await visit('/robots.txt');
  expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(body).toMatch(/^Disallow: \/graphql$/m);
  expect(body).not.toMatch(/^Disallow: \/(recipe|search|images)?$/m);
});

describe('without PUBLIC_URL', () => {
  let own: TestApp;
  beforeAll(async () => (own = await createApp({ pages: true })));
  afterAll(() => own.close());
  const UPLOAD = 'mutation { signUpload(input: { filename: "x", contentType: "image/png", size: 500 }) { uploadUrl } }';
  const visitAs = (host: string, path: string) => own.rest(path, { host, accept: 'text/html' });
  const uploadAddress = async (host: string): Promise<string> => {
    const answer = await clientOf(own, { headers: { host } }).graphql<{ signUpload: { uploadUrl: string } }>(UPLOAD);
    return answer.data.signUpload.uploadUrl;
  };

  test.each(['localhost:4000', 'kitchen:4000', 'kitchen.local', '192.168.1.5:4000', '[::1]:4000'])(
    "the addresses are those that were asked in one's own network: %s",
    async (host) => {
      expect((await visitAs(host, '/recipe/beef-pho')).body).toContain(
        `<link rel="canonical" href="http://${host}/recipe/beef-pho">`,
      );
      expect((await visitAs(host, '/sitemap.xml')).body).toContain(`<loc>http://${host}/recipe/beef-pho</loc>`);
      expect((await visitAs(host, '/robots.txt')).body).toContain(`Sitemap: http://${host}/sitemap.xml`);
      expect(await uploadAddress(host)).toMatch(`http://${host}/api/uploads/`);
    },
  );

  test.each(['evil.example', 'evil.example:4000', '203.0.113.7', 'localhost.evil.example'])(
    'a host of the internet gets into no address: %s',
    async (host) => {
      for (const path of ['/', '/search', '/recipe/beef-pho', '/recipes/italian', '/robots.txt', '/sitemap.xml'])
        expect([path, (await visitAs(host, path)).body]).toEqual([path, expect.not.stringContaining(host)]);
      const page = await visitAs(host, '/recipe/beef-pho');
      expect([page.status, page.body]).toEqual([
        200,
        expect.stringContaining('<meta name="robots" content="noindex">'),
      ]);
      expect(await visitAs(host, '/sitemap.xml')).toMatchObject({
        status: 404,
        body: 'There is no sitemap: PUBLIC_URL does not say where this site is.',
      });
      expect(await uploadAddress(host)).toMatch(/^\/api\/uploads\//);
    },
  );
});
