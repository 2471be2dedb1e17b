import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp, type Cook } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  for (const slug of ['dal', 'pie'])
    await addRecipe(app, ['2 eggs'], { slug, title: slug, tags: ['quick'], cookTime: 20 });
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

const get = async (path: string) => (await cook.send('GET', path)).json<unknown>();
const CARD = {
  id: expect.any(String),
  slug: 'dal',
  title: 'dal',
  image: expect.stringContaining('/images/covers/dal-480'),
  tags: ['quick'],
  cookTime: 20,
  rating: 0,
  reviewCount: 0,
};

test('GET /api/profile tells who the cook is and how much they have', async () => {
  expect(await get('/api/profile')).toEqual({
    name: cook.username,
    email: '',
    avatar: '',
    stats: { savedRecipes: 0, cookedRecipes: 0, collections: 0 },
  });
  await cook.graphql('mutation { updateProfile(input: { name: "Ada", email: "ada@example.com" }) { user { id } } }');
  await cook.send('POST', '/api/recipe/dal/save');
  expect(await get('/api/profile')).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    avatar: '',
    stats: { savedRecipes: 1, cookedRecipes: 0, collections: 0 },
  });
});

test('saved and unsaved through REST, the list is bare', async () => {
  expect((await cook.send('POST', '/api/recipe/dal/save')).json()).toEqual({ id: expect.any(String), isSaved: true });
  await cook.send('POST', '/api/recipe/pie/save');
  expect(await get('/api/profile/saved-recipes')).toEqual([expect.objectContaining({ slug: 'pie' }), CARD]);
  expect(await get('/api/profile/saved-recipes?limit=1&offset=1')).toEqual([CARD]);
  expect((await cook.send('POST', '/api/recipe/pie/unsave')).json()).toEqual({
    id: expect.any(String),
    isSaved: false,
  });
  expect(await get('/api/profile/saved-recipes')).toEqual([CARD]);
  expect((await cook.send('GET', '/api/profile/saved-recipes?limit=0')).body).toBe('limit must be 1 to 100.');
});

test('what was cooked says when', async () => {
  await cook.graphql('mutation { markCooked(input: { recipeId: "dal" }) { recipe { id } } }');
  expect(await get('/api/profile/recent-recipes')).toEqual([
    { ...CARD, lastCooked: new Date().toISOString().slice(0, 10) },
  ]);
});

test('collections come with their picture and count', async () => {
  await cook.graphql('mutation { createCollection(input: { name: "Empty" }) { collection { id } } }');
  const { data } = await cook.graphql<{ createCollection: { collection: { id: string } } }>(
    'mutation { createCollection(input: { name: "Full", description: "Of food.", isPublic: true }) { collection { id } } }',
  );
  await cook.graphql(
    'mutation Add($id: ID!) { addToCollection(input: { collectionId: $id, recipeId: "dal" }) { collection { id } } }',
    { id: data.createCollection.collection.id },
  );
  expect(await get('/api/profile/collections')).toEqual([
    { id: expect.any(String), name: 'Empty', description: '', coverImage: '', isPublic: false, recipeCount: 0 },
    {
      id: expect.any(String),
      name: 'Full',
      description: 'Of food.',
      coverImage: expect.stringContaining('/images/covers/dal'),
      isPublic: true,
      recipeCount: 1,
    },
  ]);
});

test.each(['/api/profile', '/api/profile/saved-recipes', '/api/profile/recent-recipes', '/api/profile/collections'])(
  'without an account %s asks to log in',
  async (path) => {
    expect(await clientOf(app).send('GET', path)).toMatchObject({ status: 401, body: 'Please log in to continue.' });
  },
);

test('a household of four counts as said once it is said, and may be taken back', async () => {
  const UPDATE =
    'mutation Update($input: UpdateProfileInput!) { updateProfile(input: $input) { user { household { servings servingsSaid } } } }';
  const update = async (household: object) =>
    (await cook.graphql<{ updateProfile: { user: { household: object } } }>(UPDATE, { input: { household } })).data
      .updateProfile.user.household;
  expect(await update({})).toEqual({ servings: 4, servingsSaid: false });
  expect(await update({ servings: 4 })).toEqual({ servings: 4, servingsSaid: true });
  expect(await update({ units: 'WRITTEN' })).toEqual({ servings: 4, servingsSaid: true });
  expect(await update({ servings: 4, servingsSaid: false })).toEqual({ servings: 4, servingsSaid: false });
});

test('a cook changes what they say of themselves, part by part', async () => {
  const UPDATE =
    'mutation Update($input: UpdateProfileInput!) { updateProfile(input: $input) { user { name email household { diet allergies pantry pantryAsked exclude servings servingsSaid units } } } }';
  const update = async (input: object) =>
    (await cook.graphql<{ updateProfile: { user: object } }>(UPDATE, { input })).data.updateProfile.user;
  expect(await update({ name: 'Ada' })).toEqual({
    name: 'Ada',
    email: null,
    household: {
      diet: 'ANY',
      allergies: [],
      pantry: [],
      pantryAsked: false,
      exclude: [],
      servings: 4,
      servingsSaid: false,
      units: 'WRITTEN',
    },
  });
  expect(
    await update({
      email: 'ada@example.com',
      household: {
        allergies: ['SOY', 'PEANUT', 'SOY'],
        pantry: ['olive oil', ' Sugar', 'Olive oil'],
        pantryAsked: true,
        exclude: ['coriander', 'Nuts', 'Coriander'],
        servings: 2,
      },
    }),
  ).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    household: {
      diet: 'ANY',
      allergies: ['PEANUT', 'SOY'],
      pantry: ['Olive oil', 'Sugar'],
      pantryAsked: true,
      exclude: ['Coriander', 'Nuts'],
      servings: 2,
      servingsSaid: true,
      units: 'WRITTEN',
    },
  });
  expect(await update({ name: null, email: '', household: { diet: 'VEGAN', units: 'US' } })).toMatchObject({
    name: cook.username,
    email: null,
    household: { diet: 'VEGAN', servings: 2, units: 'US' },
  });
  for (const [field, value] of [
    ['servings', 13],
    ['pantry', ['']],
    ['pantry', ['x'.repeat(201)]],
    ['pantry', Array.from({ length: 51 }, String)],
    ['exclude', ['']],
    ['exclude', Array.from({ length: 31 }, String)],
  ] as const) {
    expect(
      (await cook.graphql(UPDATE, { input: { household: { [field]: value } } })).errors?.[0]?.extensions,
    ).toMatchObject({ code: 'BAD_USER_INPUT', field });
  }
});
