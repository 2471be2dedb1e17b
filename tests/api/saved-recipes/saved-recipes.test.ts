import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp, type Client, type Cook } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';

const SLUGS = ['apple-pie', 'bean-stew', 'carrot-soup', 'dal', 'egg-curry', 'fried-rice'];

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  for (const [at, slug] of SLUGS.entries())
    await addRecipe(app, ['2 eggs'], {
      slug,
      title: slug,
      prepTime: 10,
      cookTime: 60 - 10 * at,
      cuisine: at % 2 === 0 ? 'Indian' : null,
    });
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

const SAVE = 'mutation Save($id: ID!) { saveRecipe(input: { id: $id }) { recipe { slug isSaved } } }';
const UNSAVE = 'mutation Unsave($id: ID!) { unsaveRecipe(input: { id: $id }) { recipe { slug isSaved } } }';
const LIST = `query Saved($first: Int! = 24, $after: String, $sort: SavedRecipeSort! = SAVED, $filter: SavedRecipeFilterInput) {
  profile { stats { savedRecipes } savedRecipes(first: $first, after: $after, sort: $sort, filter: $filter) { totalCount nodes { slug } pageInfo { hasNextPage endCursor } } }
}`;

interface Saved {
  profile: {
    stats: { savedRecipes: number };
    savedRecipes: {
      totalCount: number;
      nodes: { slug: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  };
}
const saved = async (client: Client, variables: object = {}) =>
  (await client.graphql<Saved>(LIST, variables)).data.profile.savedRecipes;
const slugs = async (client: Client, variables: object = {}) =>
  (await saved(client, variables)).nodes.map(({ slug }) => slug);
async function saveAll(): Promise<void> {
  for (const id of SLUGS) await cook.graphql(SAVE, { id });
}

test('a recipe is saved and let go, by slug or id, and says so', async () => {
  expect((await cook.graphql(SAVE, { id: 'dal' })).data).toEqual({
    saveRecipe: { recipe: { slug: 'dal', isSaved: true } },
  });
  expect(await slugs(cook)).toEqual(['dal']);
  const [row] = await app.database.orm.em.fork().execute<{ id: string }[]>(`select id from recipe where slug = 'dal'`);
  expect((await cook.graphql(UNSAVE, { id: row?.id })).data).toEqual({
    unsaveRecipe: { recipe: { slug: 'dal', isSaved: false } },
  });
  expect(await slugs(cook)).toEqual([]);
});

test('what is saved twice is saved once, and what is let go twice stays away', async () => {
  for (let at = 0; at < 3; at++) await cook.graphql(SAVE, { id: 'dal' });
  expect(await saved(cook)).toMatchObject({ totalCount: 1 });
  for (let at = 0; at < 3; at++) expect((await cook.graphql(UNSAVE, { id: 'dal' })).errors).toBeUndefined();
  expect(await saved(cook)).toMatchObject({ totalCount: 0 });
});

test('a hundred saves at once, through both transports, leave one row and a right count; a retry changes nothing', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, at) =>
      at % 2 === 0
        ? (await cook.graphql(SAVE, { id: 'dal' })).errors
        : (await cook.send('POST', '/api/recipe/dal/save')).status,
    ),
  );
  expect(new Set(answers)).toEqual(new Set([undefined, 200]));
  const { profile } = (await cook.graphql<Saved>(LIST)).data;
  expect([profile.stats.savedRecipes, profile.savedRecipes.totalCount, profile.savedRecipes.nodes]).toEqual([
    1,
    1,
    [{ slug: 'dal' }],
  ]);
  const stored = () =>
    app.database.orm.em
      .fork()
      .execute('select recipe_id, saved_at::text from saved_recipe where user_id = ?', [cook.id]);
  const before = await stored();
  await cook.graphql(SAVE, { id: 'dal' });
  expect(await stored()).toEqual(before);
});

test('one operation may save and let go, and each answer is right at its time', async () => {
  const { data } = await cook.graphql(`mutation {
    a: saveRecipe(input: { id: "dal" }) { recipe { isSaved } }
    b: unsaveRecipe(input: { id: "dal" }) { recipe { isSaved } }
    c: saveRecipe(input: { id: "dal" }) { recipe { isSaved } }
  }`);
  expect(data).toEqual({
    a: { recipe: { isSaved: true } },
    b: { recipe: { isSaved: false } },
    c: { recipe: { isSaved: true } },
  });
});

test('what one cook saves is not saved for another, nor for visitors', async () => {
  await cook.graphql(SAVE, { id: 'dal' });
  const IS_SAVED = '{ recipe(slug: "dal") { isSaved } }';
  const asked = await Promise.all(
    [cook, await signUp(app), clientOf(app)].map(
      async (client) => (await client.graphql<{ recipe: { isSaved: boolean } }>(IS_SAVED)).data.recipe.isSaved,
    ),
  );
  expect(asked).toEqual([true, false, false]);
});

test('a recipe that there is not cannot be saved', async () => {
  expect(codeOf(await cook.graphql(SAVE, { id: 'nothing-like-it' }))).toBe('NOT_FOUND');
  expect(codeOf(await cook.graphql(SAVE, { id: 'nul\0' }))).toBe('NOT_FOUND');
  expect(await cook.send('POST', '/api/recipe/nothing-like-it/save')).toMatchObject({
    status: 404,
    body: 'Recipe not found',
  });
});

test.each([
  ['SAVED', SLUGS.toReversed()],
  ['TITLE', SLUGS],
  ['TIME', SLUGS.toReversed()],
  ['RATING', ['dal', 'bean-stew', 'carrot-soup', 'apple-pie']],
])('in the order %s every page size shows each once', async (sort, expected) => {
  await saveAll();
  const stars = (slug: string, count: number, sum: number) =>
    app.database.orm.em
      .fork()
      .execute('update recipe set rating_sum = ?, rating_count = ? where slug = ?', [sum, count, slug]);
  // 3.975 is shown as 4.0, as that of the pie, and more cooks gave it.
  await Promise.all([
    stars('dal', 1, 5),
    stars('bean-stew', 2, 9),
    stars('apple-pie', 10, 40),
    stars('carrot-soup', 40, 159),
  ]);
  const whole = await slugs(cook, { sort });
  expect(whole.slice(0, expected.length)).toEqual(expected);
  for (const first of [1, 2, 4]) {
    const walked: string[] = [];
    let after: string | null = null;
    do {
      const page: Saved['profile']['savedRecipes'] = await saved(cook, { sort, first, after });
      expect(page.totalCount).toBe(SLUGS.length);
      walked.push(...page.nodes.map(({ slug }) => slug));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(walked).toEqual(whole);
  }
});

test('what is saved while a cook turns pages neither repeats nor hides anything', async () => {
  for (const id of SLUGS.slice(0, 4)) await cook.graphql(SAVE, { id });
  const page = await saved(cook, { first: 2 });
  await cook.graphql(SAVE, { id: 'fried-rice' });
  expect([...page.nodes.map(({ slug }) => slug), ...(await slugs(cook, { after: page.pageInfo.endCursor }))]).toEqual(
    SLUGS.slice(0, 4).toReversed(),
  );
});

test.each([
  [{ text: 'R cur' }, ['egg-curry']],
  [{ text: '100%_' }, []],
  [{ cuisine: 'iNdIaN' }, ['egg-curry', 'carrot-soup', 'apple-pie']],
  [{ maxTotalTime: 30 }, ['fried-rice', 'egg-curry']],
  [{ difficulty: 'HARD' }, []],
])('the list narrows to %j', async (filter, expected) => {
  await saveAll();
  expect(await saved(cook, { filter })).toMatchObject({
    totalCount: expected.length,
    nodes: expected.map((slug) => ({ slug })),
  });
});

test.each([
  ['first', { first: 0 }],
  ['first', { first: 101 }],
  ['after', { after: 'nonsense' }],
  ['after', { after: Buffer.from('["2026-02-31","x"]').toString('base64url') }],
  ['after', { after: Buffer.from('["1","x\\u0000"]').toString('base64url') }],
  ['after', { sort: 'TIME', after: Buffer.from('["1e999","x"]').toString('base64url') }],
  ['cuisine', { filter: { cuisine: 'martian' } }],
])('a bad %s is told at its field: %j', async (field, variables) => {
  expect((await cook.graphql(LIST, variables)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field,
  });
});

test('a recipe that is taken back is neither shown nor counted', async () => {
  await cook.graphql(SAVE, { id: 'dal' });
  const publish = (status: string) =>
    app.database.orm.em.fork().execute(`update recipe set status = ? where slug = 'dal'`, [status]);
  await publish('rejected');
  expect((await cook.graphql<Saved>(LIST)).data.profile).toMatchObject({
    stats: { savedRecipes: 0 },
    savedRecipes: { totalCount: 0, nodes: [] },
  });
  await publish('published');
  expect(await slugs(cook)).toEqual(['dal']);
});
