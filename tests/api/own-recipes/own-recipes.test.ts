import { removeOutdated } from '../../../api/src/jobs/outdated-cleanup.sql.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp, type Client, type Cook } from '../../support/clients.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => (app = await createApp()));
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

const SUBMIT =
  'mutation Submit($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id slug title status author { name } diet ingredients { text group name amount unit ingredient { name } } instructions { step description timeMin } } } }';
const OWN = '{ profile { recipes { totalCount nodes { slug status } } } }';
const recipe = {
  title: "Nan's leek & potato soup",
  description: 'Plain and good.',
  cuisine: 'british',
  difficulty: 'EASY',
  prepTime: 10,
  cookTime: 25,
  servings: 4,
  tags: ['Soup', 'soup', ' quick '],
  ingredients: [{ text: '2 leeks, sliced' }, { text: '300 g potatoes', group: 'For the pot' }],
  instructions: [{ description: 'Soften the leeks.' }, { description: 'Simmer everything.', timeMin: 20 }],
};
interface Stored {
  id: string;
  slug: string;
  status: string;
  title: string;
}
const submit = (more: object = {}, client: Client = cook) =>
  client.graphql<{ submitRecipe: { recipe: Stored } }>(SUBMIT, { input: { ...recipe, ...more } });
const submitted = async (more: object = {}): Promise<Stored> => (await submit(more)).data.submitRecipe.recipe;
const own = async (client: Client = cook) =>
  (await client.graphql<{ profile: { recipes: { nodes: Stored[] } } }>(OWN)).data.profile.recipes.nodes;
const review = (id: string, status: string) =>
  app.database.orm.em.fork().execute('update recipe set status = ? where id = ?', [status, id]);
const find = async (client: Client, slug: string) =>
  (
    await client.graphql<{ recipe: Stored | null }>(
      'query Find($slug: String!) { recipe(slug: $slug) { slug status } }',
      { slug },
    )
  ).data.recipe;

test('a recipe that is handed in waits to be published, its lines linked to foods', async () => {
  expect(await submitted()).toMatchObject({
    slug: expect.stringMatching(/^nans-leek-and-potato-soup/),
    status: 'PENDING',
    author: { name: cook.username },
    diet: 'VEGAN',
    ingredients: [
      { text: '2 leeks, sliced', group: null, amount: 2, ingredient: { name: 'leek' } },
      { text: '300 g potatoes', group: 'For the pot', amount: 300, unit: 'g', ingredient: { name: 'potato' } },
    ],
    instructions: [
      { step: 1, description: 'Soften the leeks.', timeMin: null },
      { step: 2, description: 'Simmer everything.', timeMin: 20 },
    ],
  });
});

test('until it is published only its cook sees it, in both transports', async () => {
  const { slug, id } = await submitted();
  const stranger = await signUp(app);
  for (const key of [slug, id]) {
    expect(await find(cook, key)).toMatchObject({ slug });
    expect((await cook.send('GET', `/api/recipe/${key}`)).status).toBe(200);
    for (const other of [stranger, clientOf(app)]) {
      expect(await find(other, key)).toBeNull();
      expect((await other.send('GET', `/api/recipe/${key}`)).status).toBe(404);
    }
    expect(
      codeOf(
        await stranger.graphql('mutation Save($id: ID!) { saveRecipe(input: { id: $id }) { recipe { id } } }', {
          id: key,
        }),
      ),
    ).toBe('NOT_FOUND');
  }
  await review(id, 'published');
  expect(await find(stranger, slug)).toEqual({ slug, status: 'PUBLISHED' });
});

test('a draft is kept, edited and then handed in, and stays one recipe at one address', async () => {
  const draft = await submitted({ isDraft: true });
  expect(draft.status).toBe('DRAFT');
  const edited = await submitted({ id: draft.id, isDraft: true, title: 'Leek soup' });
  expect(edited).toMatchObject({ id: draft.id, slug: draft.slug, title: 'Leek soup', status: 'DRAFT' });
  expect(await submitted({ id: draft.id, title: 'Leek soup' })).toMatchObject({ id: draft.id, status: 'PENDING' });
  expect(await own()).toEqual([{ slug: draft.slug, status: 'PENDING' }]);
});

test('a published recipe with a new text is looked at again; handed in unchanged it stays', async () => {
  const { id } = await submitted();
  await review(id, 'published');
  expect((await submitted({ id })).status).toBe('PUBLISHED');
  expect((await submitted({ id, servings: 2 })).status).toBe('PENDING');
});

test('a rejected recipe can be handed in again', async () => {
  const { id } = await submitted();
  await review(id, 'rejected');
  expect((await submitted({ id })).status).toBe('PENDING');
});

test('of two windows in which a recipe is edited, the later one is told instead of winning, and the same text once more is no conflict', async () => {
  const { id } = await submitted({ isDraft: true });
  const version = async (client: Client = cook) =>
    (
      await client.graphql<{ recipe: { version: string } }>(
        'query Version($id: String!) { recipe(slug: $id) { version } }',
        { id },
      )
    ).data.recipe.version;
  const opened = await version();
  const edit = { id, isDraft: true, version: opened, servings: 2 };
  expect((await submit(edit)).errors).toBeUndefined();
  expect((await submit(edit)).errors).toBeUndefined();
  const { errors } = await submit({ id, isDraft: true, version: opened, servings: 6 });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'version' });
  expect((await submit({ id, isDraft: true, version: await version(), servings: 6 })).errors).toBeUndefined();
});

test('only its cook sees the version of a recipe', async () => {
  const { id } = await submitted();
  await review(id, 'published');
  expect(
    (await clientOf(app).graphql('query Version($id: String!) { recipe(slug: $id) { version } }', { id })).data,
  ).toEqual({ recipe: { version: null } });
});

test("another's recipe can be neither edited nor deleted, nor listed", async () => {
  const { id } = await submitted();
  const stranger = await signUp(app);
  expect(codeOf(await submit({ id, title: 'Mine now' }, stranger))).toBe('NOT_FOUND');
  expect(
    codeOf(
      await stranger.graphql('mutation Delete($id: ID!) { deleteRecipe(input: { id: $id }) { deletedId } }', { id }),
    ),
  ).toBe('NOT_FOUND');
  expect(await own(stranger)).toEqual([]);
  expect(await own()).toHaveLength(1);
});

test('an unpublished recipe can be deleted, a published one not', async () => {
  const { id } = await submitted();
  await review(id, 'published');
  expect(codeOf(await remove(id))).toBe('CONFLICT');
  await review(id, 'draft');
  expect((await remove(id)).data).toEqual({ deleteRecipe: { deletedId: id } });
  expect(await own()).toEqual([]);
});

const remove = (id: string, client: Client = cook) =>
  client.graphql('mutation Delete($id: ID!) { deleteRecipe(input: { id: $id }) { deletedId } }', { id });
const restore = (id: string, client: Client = cook) =>
  client.graphql<{ restoreRecipe: { recipe: Stored } }>(
    'mutation Restore($id: ID!) { restoreRecipe(input: { id: $id }) { recipe { id slug title status ingredients { text } } } }',
    { id },
  );

test('a deleted recipe can be restored, as a draft with all that was in it', async () => {
  const { id, slug } = await submitted({ title: `Back again ${cook.username}` });
  await remove(id);
  expect(await find(cook, slug)).toBeNull();
  expect((await restore(id)).data.restoreRecipe.recipe).toMatchObject({
    id,
    slug,
    status: 'DRAFT',
    ingredients: [{ text: '2 leeks, sliced' }, { text: '300 g potatoes' }],
  });
  expect(await own()).toEqual([{ slug, status: 'DRAFT' }]);
  expect(codeOf(await restore(id))).toBe('NOT_FOUND');
});

test('where its address was given away meanwhile, it comes back at another', async () => {
  const title = `Taken ${cook.username}`;
  const { id, slug } = await submitted({ title });
  await remove(id);
  expect((await submitted({ title })).slug).toBe(slug);
  expect((await restore(id)).data.restoreRecipe.recipe.slug).toMatch(new RegExp(`^${slug}-.`));
});

test('only the cook who deleted a recipe can restore it, and it is not shown to anyone else, not even to an admin', async () => {
  const { id, slug } = await submitted();
  await remove(id);
  const admin = await signUpAdmin(app);
  for (const other of [await signUp(app), admin]) {
    expect(codeOf(await restore(id, other))).toBe('NOT_FOUND');
    expect(codeOf(await remove(id, other))).toBe('NOT_FOUND');
    for (const name of [id, slug, `deleted-${id}`]) expect(await find(other, name)).toBeNull();
  }
  const { data } = await admin.graphql<{ adminRecipes: { nodes: Stored[] } }>(
    '{ adminRecipes(first: 50) { nodes { id } } }',
  );
  expect(data.adminRecipes.nodes.map((one) => one.id)).not.toContain(id);
});

test('a day later it is gone for good', async () => {
  const { id } = await submitted();
  await remove(id);
  const { em } = app.database.orm;
  await em.fork().execute(`update recipe set deleted_at = now() - interval '25 hours' where id = ?`, [id]);
  await removeOutdated(em);
  expect(codeOf(await restore(id))).toBe('NOT_FOUND');
});

test('two recipes of one title, handed in at once, get addresses of their own', async () => {
  const title = `Twin ${cook.username}`;
  const slugs = (await Promise.all([submit({ title }), submit({ title }, await signUp(app))])).map(
    ({ data }) => data.submitRecipe.recipe.slug,
  );
  expect(new Set(slugs).size).toBe(2);
});

test.each([
  ['title', { title: ' a ' }],
  ['title', { title: 'x'.repeat(121) }],
  ['title', { title: 'nul\0nul' }],
  ['description', { description: 'x'.repeat(1_001) }],
  ['cuisine', { cuisine: 'martian' }],
  ['prepTime', { prepTime: -1 }],
  ['cookTime', { cookTime: 1_441 }],
  ['servings', { servings: 0 }],
  ['tags', { tags: 'abcdefghi'.split('') }],
  ['ingredients', { ingredients: [] }],
  ['ingredients', { ingredients: [{ text: '  ' }] }],
  ['ingredients', { ingredients: Array.from({ length: 101 }, () => ({ text: '1 egg' })) }],
  ['instructions', { instructions: [] }],
  ['instructions', { instructions: [{ description: 'Wait.', timeMin: 0 }] }],
])('a bad %s is told at its field', async (field, more) => {
  expect((await submit(more)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(await own()).toEqual([]);
});

test('lines are read while they are written, by anyone', async () => {
  const { data } = await clientOf(app).graphql(
    '{ readIngredientLines(texts: ["2 leeks, sliced", "3 frobnitzes"]) { text amount unit name preparation isOptional ingredient { name } } }',
  );
  expect(data).toEqual({
    readIngredientLines: [
      {
        text: '2 leeks, sliced',
        amount: 2,
        unit: null,
        name: expect.stringMatching(/^leeks?$/),
        preparation: 'sliced',
        isOptional: false,
        ingredient: { name: 'leek' },
      },
      {
        text: '3 frobnitzes',
        amount: 3,
        unit: null,
        name: 'frobnitzes',
        preparation: null,
        isOptional: false,
        ingredient: null,
      },
    ],
  });
});

test('a line is read with all that it allows and asks for, and with what is in any of it', async () => {
  const { data } = await clientOf(app).graphql(
    `{ readIngredientLines(texts: ["2 tbsp butter or peanut oil", "salt and black pepper"]) {
      ingredient { name } alternatives { name } beside { name } allergens possibleAllergens
    } }`,
  );
  expect(data).toEqual({
    readIngredientLines: [
      {
        ingredient: { name: 'butter' },
        alternatives: [{ name: 'groundnut oil' }],
        beside: [],
        allergens: ['PEANUT', 'DAIRY'],
        possibleAllergens: [],
      },
      {
        ingredient: { name: 'salt' },
        alternatives: [],
        beside: [{ name: 'black pepper' }],
        allergens: [],
        possibleAllergens: [],
      },
    ],
  });
});

test('however many lines are to be read, whatever else there is to do comes between them', async () => {
  const names = 'abcdefghijklmno'.split('');
  const query = `query Read(${names.map((name) => `$${name}: [String!]!`).join(' ')}) { ${names.map((name) => `${name}: readIngredientLines(texts: $${name}) { text }`).join(' ')} }`;
  const texts = (name: string): string[] => Array.from({ length: 100 }, (_, at) => `${at} ${name} or butter`);
  let turns = 0;
  const count = (): void => void (timer = setImmediate(() => ((turns += 1), count())));
  let timer: NodeJS.Immediate | undefined;
  count();
  const { data } = await clientOf(app).graphql<Record<string, { text: string }[]>>(
    query,
    Object.fromEntries(names.map((name) => [name, texts(name)])),
  );
  clearImmediate(timer);
  expect(data?.['o']).toEqual(texts('o').map((text) => ({ text })));
  expect(turns).toBeGreaterThanOrEqual(150);
});

test("a draft's picture is there for its cook alone, and is asked for each time", async () => {
  const { slug } = await submitted({ isDraft: true });
  const picture = `/images/covers/${slug}-480.webp`;
  const own = await cook.send('GET', picture);
  expect(own).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
  });
  expect((await clientOf(app).send('GET', picture)).status).toBe(404);
  expect((await (await signUp(app)).send('GET', picture)).status).toBe(404);
});

describe('a recipe that is sent again with the same key', () => {
  test('is stored once, however many arrive at the same time', async () => {
    const input = { idempotencyKey: 'soup-1', title: 'Soup that was sent often' };
    const stored = await Promise.all(Array.from({ length: 20 }, () => submitted(input)));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect(await own()).toHaveLength(1);
  });

  test('is refused when it is another recipe', async () => {
    await submitted({ idempotencyKey: 'soup-2' });
    expect(codeOf(await submit({ idempotencyKey: 'soup-2', title: 'Something else' }))).toBe('CONFLICT');
  });

  test("has nothing to do with another cook's key", async () => {
    await submitted({ idempotencyKey: 'soup-3' });
    expect((await submit({ idempotencyKey: 'soup-3' }, await signUp(app))).errors).toBeUndefined();
  });
});

test('an API token that is asked for again with the same key is made once, and its secret told once', async () => {
  const ask = () =>
    cook.graphql<{ createApiToken: { apiToken: { id: string }; secret: string | null } }>(
      'mutation { createApiToken(input: { name: "Pantry", idempotencyKey: "pantry-1" }) { apiToken { id } secret } }',
    );
  const [first, second] = [(await ask()).data.createApiToken, (await ask()).data.createApiToken];
  expect(first.secret).toMatch(/^larder_/);
  expect(second).toEqual({ apiToken: first.apiToken, secret: null });
});

test.each(['https://jo:secret@jo.example/soup', 'https://jo@jo.example/soup', 'http://:secret@jo.example/'])(
  'where a recipe is from is told without user name and password: %s',
  async (sourceUrl) => {
    expect((await submit({ sourceUrl })).errors?.[0]).toMatchObject({
      message: 'Leave user name and password out of the address.',
      extensions: { code: 'BAD_USER_INPUT', field: 'sourceUrl' },
    });
  },
);
