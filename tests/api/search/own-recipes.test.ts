import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp, type Client, type Cook } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';

const SUBMIT = 'mutation Submit($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id slug } } }';
const SEARCH = `query Search($input: SearchRecipesInput!, $first: Int! = 100, $after: String) {
  searchRecipes(input: $input, first: $first, after: $after) {
    totalCount longer
    nodes { matchPercentage recipe { slug status } lines { state } }
    pageInfo { hasNextPage endCursor }
    hint { filter wouldFind }
  }
}`;
interface Stored {
  id: string;
  slug: string;
}
interface Found {
  totalCount: number;
  longer: number;
  nodes: { matchPercentage: number; recipe: { slug: string; status: string }; lines: { state: string }[] }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  hint: { filter: string; wouldFind: number } | null;
}

/** The very foods of the recipe that the cooks write here. */
const FOODS = ['celeriac', 'hazelnuts', 'dill', 'brown rice'];
const LINES = ['1 celeriac', '50 g hazelnuts', '10 g dill', '200 g brown rice'];

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  await addRecipe(app, ['1 celeriac', '1 leek'], { slug: 'celeriac-and-leek', cookTime: 30 });
  await addRecipe(app, ['1 celeriac', '50 g hazelnuts', '1 apple', '1 stick celery'], {
    slug: 'celeriac-salad',
    cookTime: 10,
  });
  await addRecipe(app, ['2 leeks', '10 g dill', '200 g brown rice'], { slug: 'leek-pilaf', cookTime: 45 });
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

async function write(lines: string[] = LINES, more: object = {}): Promise<Stored> {
  const input = {
    title: `Mine ${crypto.randomUUID().slice(0, 8)}`,
    description: 'A dish.',
    difficulty: 'EASY',
    prepTime: 10,
    cookTime: 25,
    servings: 2,
    ingredients: lines.map((text) => ({ text })),
    instructions: [{ description: 'Cook everything.' }],
    ...more,
  };
  const { data, errors } = await cook.graphql<{ submitRecipe: { recipe: Stored } }>(SUBMIT, { input });
  expect(errors).toBeUndefined();
  return data.submitRecipe.recipe;
}
async function search(client: Pick<Client, 'graphql'> = cook, input: object = {}, page: object = {}): Promise<Found> {
  const { data, errors } = await client.graphql<{ searchRecipes: Found }>(SEARCH, {
    input: { ingredients: FOODS, ...input },
    ...page,
  });
  expect(errors).toBeUndefined();
  return data.searchRecipes;
}
const slugs = ({ nodes }: Found): string[] => nodes.map(({ recipe }) => recipe.slug);
const become = (id: string, status: string) =>
  app.database.orm.em.fork().execute('update recipe set status = ? where id = ?', [status, id]);

test.each([
  ['a draft', { isDraft: true }, 'draft'],
  ['handed in', {}, 'pending'],
  ['rejected', {}, 'rejected'],
])('what a cook wrote is found at once for its very foods, first and by no one else: %s', async (_, how, status) => {
  const { slug, id } = await write(LINES, how);
  if (status === 'rejected') await become(id, status);
  const found = await search();
  expect(found.nodes[0]).toMatchObject({ matchPercentage: 100, recipe: { slug, status: status.toUpperCase() } });
  expect(found.totalCount).toBe(4);
  expect(found.nodes).toHaveLength(4);
  for (const other of [await signUp(app), clientOf(app), app]) {
    expect(slugs(await search(other))).not.toContain(slug);
    expect((await search(other)).totalCount).toBe(3);
  }
});

test('a visitor who asks what the cook just asked is not given the answer of the cook', async () => {
  const { slug } = await write();
  const visitor = clientOf(app);
  for (let times = 0; times < 4; times++) {
    expect(slugs(await search())).toContain(slug);
    expect(slugs(await search(visitor))).not.toContain(slug);
  }
});

test('what was taken over from a page and kept for oneself is found like what one wrote', async () => {
  const { slug } = await write(LINES, { isDraft: true, sourceUrl: 'https://jo.example/celeriac' });
  expect(slugs(await search())[0]).toBe(slug);
});

test.each([
  [
    'a choice of foods',
    ['1 celeriac or parsnip', '50 g hazelnuts or pine nuts', '10 g dill or chervil'],
    ['celeriac', 'pine nuts', 'dill'],
  ],
  ['a use that refuses a swap', ['1 litre ghee', '1 celeriac', '10 g dill'], ['ghee', 'celeriac', 'dill']],
])('%s that no recipe had before is known at once where the recipe is searched for', async (_, lines, ingredients) => {
  const fried = { instructions: [{ description: 'Deep-fry the celeriac in the ghee at 180 °C.' }] };
  const { slug } = await write(lines, { isDraft: true, ...fried });
  const found = await search(cook, { ingredients, assumeStaples: false });
  expect(found.nodes.find(({ recipe }) => recipe.slug === slug)?.matchPercentage).toBe(100);
});

test('once it is published everybody finds it, and its cook once', async () => {
  const { slug, id } = await write();
  await become(id, 'published');
  await app.follower.refresh();
  expect(slugs(await search(clientOf(app)))[0]).toBe(slug);
  const found = await search();
  expect(slugs(found).filter((other) => other === slug)).toEqual([slug]);
  expect(found.totalCount).toBe(4);
  await become(id, 'draft');
  expect(slugs(await search()).filter((other) => other === slug)).toEqual([slug]);
  await app.follower.refresh();
  expect(slugs(await search())).toHaveLength(4);
});

test('what is changed is found as it is now, and what is deleted no more', async () => {
  const { id } = await write();
  const { slug } = await write(['1 leek'], { id, title: 'Leek alone' });
  expect(slugs(await search())).not.toContain(slug);
  expect(slugs(await search(cook, { ingredients: ['leek'] }))[0]).toBe(slug);
  await cook.graphql('mutation Delete($id: ID!) { deleteRecipe(input: { id: $id }) { deletedId } }', { id });
  expect(slugs(await search(cook, { ingredients: ['leek'] }))).not.toContain(slug);
});

test.each(['RELEVANCE', 'TIME', 'RATING', 'POPULARITY'])(
  'pages follow each other without gap or repeat, by %s',
  async (sort) => {
    for (const more of [['1 leek'], ['1 apple', '2 onions'], []])
      await write(['1 celeriac', ...more], { cookTime: 20 + more.length });
    const whole = slugs(await search(cook, { sort }));
    expect(new Set(whole).size).toBe(6);
    const paged: string[] = [];
    for (let after: string | null = null; ;) {
      const page: Found = await search(cook, { sort }, { first: 2, after });
      expect(page.totalCount).toBe(6);
      paged.push(...slugs(page));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(paged).toEqual(whole);
  },
);

test('programs page through own and published recipes by position', async () => {
  await write();
  const at = async (offset: number) =>
    (await cook.send('GET', `/api/recipes?ingredients=${FOODS.join(',')}&limit=1&offset=${offset}`)).json<{
      recipes: { slug: string }[];
      total: number;
    }>();
  const pages = await Promise.all([0, 1, 2, 3].map(at));
  expect(pages.flatMap(({ recipes }) => recipes.map(({ slug }) => slug))).toEqual(slugs(await search()));
  expect(pages.map(({ total }) => total)).toEqual([4, 4, 4, 4]);
});

test.each([
  ['an allergy', { allergies: ['TREE_NUTS'] }],
  ['a diet', { diet: 'VEGAN' }],
  ['a cook time', { maxCookTime: 20 }],
  ['a difficulty', { difficulty: 'HARD' }],
  ['a cuisine', { cuisine: 'Thai' }],
  ['a food to avoid', { exclude: ['dill'] }],
])('%s holds for it as for any other', async (_, filter) => {
  const { slug } = await write([...LINES, '100 g butter']);
  expect(slugs(await search(cook))).toContain(slug);
  expect(slugs(await search(cook, filter))).not.toContain(slug);
});

test('what a filter would let in, and what takes longer, count it', async () => {
  await write(['1 kohlrabi', '1 celeriac'], { cookTime: 90 });
  expect(await search(cook)).toMatchObject({ totalCount: 3, longer: 1 });
  expect(await search(cook, { ingredients: ['kohlrabi'] })).toMatchObject({
    totalCount: 0,
    longer: 1,
    hint: { filter: 'maxCookTime', wouldFind: 1 },
  });
  expect(await search(clientOf(app), { ingredients: ['kohlrabi'] })).toMatchObject({
    totalCount: 0,
    longer: 0,
    hint: null,
  });
});

test('a creative recipe is found again by the cook who saved it, and by no one else', async () => {
  const made = await cook.graphql<{ searchRecipes: { nodes: { recipe: Stored }[] } }>(
    'query Make($input: SearchRecipesInput!) { searchRecipes(input: $input, first: 1) { nodes { recipe { id slug } } } }',
    { input: { ingredients: ['red lentils', 'carrot', 'onion', 'coconut milk'], mode: 'CREATIVE' } },
  );
  const { id, slug } = made.data.searchRecipes.nodes[0]!.recipe;
  const kitchen = { ingredients: ['red lentils', 'carrot', 'onion', 'coconut milk'], maxCookTime: 240 };
  expect(slugs(await search(cook, kitchen))).not.toContain(slug);
  await cook.graphql('mutation Save($id: ID!) { saveRecipe(input: { id: $id }) { recipe { id } } }', { id });
  expect(slugs(await search(cook, kitchen))).toContain(slug);
  expect(slugs(await search(await signUp(app), kitchen))).not.toContain(slug);
});

test('lines that name no food find nothing, and break nothing', async () => {
  const { slug } = await write(['some love'], { isDraft: true });
  expect(slugs(await search())).not.toContain(slug);
});

test('of thousands the newest two thousand count', async () => {
  const { slug, id } = await write(['1 kohlrabi']);
  await app.database.orm.em.fork().execute(
    `insert into recipe (id, slug, title, description, author_name, author_user_id, difficulty, prep_time, cook_time, servings, needed_foods)
    select id || '-' || n, slug || '-' || n, title, description, author_name, author_user_id, difficulty, prep_time, cook_time, servings, needed_foods from recipe, generate_series(1, 2000) n where id = ?`,
    [id],
  );
  const alone = { ingredients: ['kohlrabi'] };
  expect((await search(cook, alone)).totalCount).toBe(2_000);
  await app.database.orm.em.fork().execute('delete from recipe where id like ?', [`${id}-%`]);
  expect(slugs(await search(cook, alone))).toEqual([slug]);
});
