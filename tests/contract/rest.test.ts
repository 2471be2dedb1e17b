import { signUpAdmin } from '../support/admins.ts';
import { createApp, type TestApp } from '../support/app.ts';
import { signUp } from '../support/clients.ts';
import { addRecipe } from '../support/recipes.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const CARD_FIELDS = [
  'id',
  'title',
  'description',
  'image',
  'imageSet',
  'prepTime',
  'cookTime',
  'servings',
  'rating',
  'reviewCount',
  'difficulty',
  'diet',
  'cuisine',
  'tags',
  'matchPercentage',
  'isCreative',
  'missingIngredients',
  'hasAllIngredients',
];

test('GET /api/recipes gives recipes and total, each card with every field', async () => {
  const { recipes, total } = (await app.rest('/api/recipes?ingredients=eggs,spinach,feta')).json<{
    recipes: Record<string, unknown>[];
    total: number;
  }>();
  expect(total).toBeGreaterThanOrEqual(recipes.length);
  for (const card of recipes) expect(Object.keys(card)).toEqual(expect.arrayContaining(CARD_FIELDS));
  expect(recipes[0]?.['imageSet']).toEqual({
    desktop: expect.any(String),
    tablet: expect.any(String),
    mobile: expect.any(String),
  });
  expect(['Easy', 'Medium', 'Hard']).toContain(recipes[0]?.['difficulty']);
});

/** The types that the specification has for the fields of a card. */
const CARD_TYPES = {
  id: expect.any(String),
  title: expect.any(String),
  description: expect.any(String),
  image: expect.any(String),
  imageSet: { desktop: expect.any(String), tablet: expect.any(String), mobile: expect.any(String) },
  prepTime: expect.any(Number),
  cookTime: expect.any(Number),
  servings: expect.any(Number),
  rating: expect.any(Number),
  reviewCount: expect.any(Number),
  difficulty: expect.stringMatching(/^(Easy|Medium|Hard)$/),
  diet: expect.any(String),
  cuisine: expect.any(String),
  tags: expect.any(Array),
  matchPercentage: expect.any(Number),
  isCreative: expect.any(Boolean),
  missingIngredients: expect.any(Array),
  hasAllIngredients: expect.any(Boolean),
};

/** The places of every null in an answer. */
const nulls = (told: unknown, at = ''): string[] =>
  told === null
    ? [at]
    : typeof told === 'object'
      ? Object.entries(told as object).flatMap(([name, value]) => nulls(value, `${at}.${name}`))
      : [];

test.each(['', '&mode=creative', '&sort=rating'])(
  'every field of a card has its type, also of an unrated recipe%s',
  async (query) => {
    const { recipes } = (await app.rest(`/api/recipes?ingredients=eggs,butter,flour,rice&limit=100${query}`)).json<{
      recipes: { rating: number; reviewCount: number }[];
    }>();
    expect(recipes.length).toBeGreaterThan(0);
    for (const card of recipes) {
      expect(card).toMatchObject(CARD_TYPES);
    }
    expect(recipes.filter(({ rating, reviewCount }) => (rating === 0) !== (reviewCount === 0))).toEqual([]);
  },
);

describe('what is not known is left out or empty, never null', () => {
  test.each([
    '/api/recipes?ingredients=eggs,butter,flour,rice&limit=100',
    '/api/recipe/spaghetti-carbonara',
    '/api/recipe/spaghetti-carbonara/similar',
    '/api/ingredients?q=s',
    '/api/ingredients?q=p',
  ])('%s', async (address) => {
    expect(nulls((await app.rest(address)).json())).toEqual([]);
  });

  test('nor in a recipe with unknown amounts, figures, diet or cuisine', async () => {
    await addRecipe(app, ['salt', 'some moon dust'], { slug: 'moon-dust', cuisine: null });
    const recipe = (await app.rest('/api/recipe/moon-dust')).json<{ ingredients: [object, object] }>();
    expect(nulls(recipe)).toEqual([]);
    expect(recipe).toMatchObject({
      rating: 0,
      reviewCount: 0,
      diet: '',
      cuisine: '',
      nutrition: {},
      ingredients: [{ name: 'salt', unit: '' }, { unit: '' }],
    });
    expect(Object.keys(recipe.ingredients[1])).not.toContain('amount');
  });

  test.each([
    '/api/profile',
    '/api/profile/saved-recipes',
    '/api/profile/recent-recipes',
    '/api/profile/collections',
    '/api/profile/recipes',
    '/api/profile/api-tokens',
    '/api/recipe/minestrone/rating',
    '/api/shopping-lists',
    '/api/admin/stats',
    '/api/admin/users',
    '/api/admin/recipes',
  ])('%s', async (address) => {
    const admin = await signUpAdmin(app);
    await admin.graphql(
      'mutation { saveRecipe(input: { id: "minestrone" }) { recipe { id } } markCooked(input: { recipeId: "minestrone" }) { recipe { id } } createCollection(input: { name: "Soups" }) { collection { id } } createApiToken(input: { name: "A program" }) { apiToken { id } } submitRecipe(input: { isDraft: true, title: "Boiled eggs", prepTime: 1, cookTime: 9, servings: 2, ingredients: [{ text: "2 eggs" }], instructions: [{ description: "Boil." }] }) { recipe { id } } createShoppingList(input: { name: "Groceries", recipes: [{ id: "minestrone" }] }) { shoppingList { id } } }',
    );
    const told = (await admin.send('GET', address)).json();
    expect(nulls(told)).toEqual([]);
    expect(Array.isArray(told) ? told.length : 1).toBeGreaterThan(0);
  });

  test('a shopping list', async () => {
    const cook = await signUp(app);
    const { id } = (
      await cook.send('POST', '/api/shopping-lists', {
        name: 'Groceries',
        recipeIds: ['spaghetti-carbonara', 'minestrone', 'moon-dust'],
      })
    ).json<{ id: string }>();
    expect(nulls((await cook.send('GET', `/api/shopping-lists/${id}`)).json())).toEqual([]);
  });
});

test('nutrition has one decimal', async () => {
  const { nutrition } = (await app.rest('/api/recipe/spaghetti-carbonara')).json<{
    nutrition: Record<string, number>;
  }>();
  for (const name of ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar'])
    expect(nutrition[name]?.toString()).toMatch(/^\d+(\.\d)?$/);
});

test('limit and offset walk through the same list', async () => {
  const titles = async (query: string): Promise<unknown[]> =>
    (await app.rest(`/api/recipes?ingredients=egg,onion${query}`))
      .json<{ recipes: { title: string }[] }>()
      .recipes.map(({ title }) => title);
  expect([...(await titles('&limit=3')), ...(await titles('&limit=3&offset=3'))]).toEqual(await titles('&limit=6'));
  expect(await titles('&offset=5000')).toEqual([]);
});

test.each(['?q=spin', '?search=spin', '?query=spin', '/spin'])(
  'GET /api/ingredients%s gives suggestions',
  async (text) => {
    const { suggestions } = (await app.rest(`/api/ingredients${text}`)).json<{ suggestions: { name: string }[] }>();
    expect(suggestions[0]?.name).toBe('spinach');
    expect(suggestions.length).toBeLessThanOrEqual(8);
  },
);

test('GET /api/recipe/{slug} gives the whole recipe, and the id does as well', async () => {
  const bySlug = (await app.rest('/api/recipe/spaghetti-carbonara')).json<Record<string, unknown>>();
  expect(bySlug).toMatchObject({
    slug: 'spaghetti-carbonara',
    author: { name: expect.any(String) },
    ingredients: expect.arrayContaining([
      expect.objectContaining({
        id: expect.any(String),
        name: 'spaghetti',
        amount: 400,
        unit: 'g',
        substitutes: expect.any(Array),
      }),
    ]),
    instructions: expect.arrayContaining([{ step: 1, description: expect.any(String), time_min: 8 }]),
  });
  expect((await app.rest(`/api/recipe/${bySlug['id'] as string}`)).json()).toEqual(bySlug);
});

test('GET /api/recipe/{id}/similar gives a bare list', async () => {
  const similar = (await app.rest('/api/recipe/spaghetti-carbonara/similar')).json<object[]>();
  expect(similar.length).toBeGreaterThan(0);
  for (const recipe of similar)
    expect(recipe).toMatchObject({
      id: expect.any(String),
      title: expect.any(String),
      image: expect.any(String),
      cookTime: expect.any(Number),
    });
});

test.each([
  ['/api/recipe/nothing-like-it', 404, 'Recipe not found'],
  ['/api/recipes?ingredients=egg&maxCookTime=abc', 400, 'maxCookTime must be a whole number.'],
  ['/api/recipes?ingredients=egg&cuisine=martian', 400, expect.stringContaining('There is no cuisine "martian".')],
  [
    '/api/recipes?ingredients=egg&diet=fruitarian',
    400,
    'diet must be one of: any, vegan, vegetarian, pescatarian, omnivore.',
  ],
  ['/api/recipes?ingredients=egg&alergies=gluten', 400, 'There is no parameter alergies.'],
  [
    '/api/recipes?ingredients=egg&ingredients=milk',
    400,
    'ingredients may be given once; several things go into one, with commas between.',
  ],
  [
    '/api/recipes?meal=tea',
    400,
    'meal must be one of: breakfast, lunch, dinner, starter, side, snack, dessert, drink.',
  ],
  ['/api/recipes?food=zorble', 400, 'There is no ingredient "zorble".'],
  ['/api/recipes?maxTime=0', 400, 'maxTime must be 1 or more.'],
  ['/api/recipes?allergies=gluten', 400, 'allergies does not go without ingredients.'],
  [`/api/recipes?ingredients=${'a,'.repeat(16)}`, 400, 'At most 15 ingredients fit into one search; there are 16.'],
  ['/api/nothing', 404, 'There is no GET /api/nothing'],
])('%s is told as %i in a plain sentence', async (path, status, message) => {
  const answer = await app.rest(path);
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: message });
});

test('a caller that takes only JSON gets a problem document', async () => {
  const answer = await app.rest('/api/recipe/nothing-like-it', { accept: 'application/json' });
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ title: 'Recipe not found', status: 404, code: 'NOT_FOUND' });
});

test.each([
  ['POST', '/api/recipes', 'GET, HEAD'],
  ['GET', '/api/recipe/minestrone/save', 'POST'],
  ['PUT', '/api/shopping-lists', 'GET, HEAD, POST'],
  ['DELETE', '/api/import', 'POST'],
  ['PATCH', '/api/profile/recipes/1', 'GET, HEAD, PUT, DELETE'],
  ['PATCH', '/api/recipe/minestrone/rating', 'GET, HEAD, PUT, DELETE'],
])('%s %s is refused with what there is instead', async (method, url, allow) => {
  const { statusCode, headers, body } = await app.app.inject({ method: method as 'GET', url });
  expect([statusCode, headers.allow, body]).toEqual([
    405,
    allow,
    `There is no ${method} at this address; there is ${allow}.`,
  ]);
});

test('an unauthenticated response says how to authenticate', async () => {
  expect(await app.rest('/api/profile')).toMatchObject({
    status: 401,
    headers: { 'www-authenticate': 'Bearer realm="Larder"' },
  });
});

test('a parameter that there is not is named as the field at fault', async () => {
  const reply = await app.app.inject({
    url: '/api/recipes?ingredients=egg&alergies=gluten',
    headers: { accept: 'application/json' },
  });
  expect(reply.json()).toMatchObject({ code: 'BAD_USER_INPUT', field: 'alergies' });
});
