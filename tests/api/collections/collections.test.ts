import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp, type Client, type Cook } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  for (const slug of ['dal', 'pie', 'soup']) await addRecipe(app, ['2 eggs'], { slug, title: slug });
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

const FIELDS = 'id name description isPublic isOwn coverImage recipeCount recipes { nodes { slug } }';
interface Shown {
  id: string;
  name: string;
  description: string | null;
  isPublic: boolean;
  isOwn: boolean;
  coverImage: string | null;
  recipeCount: number;
  recipes: { nodes: { slug: string }[] };
}
const run = (client: Client, mutation: string, input: object) =>
  client.graphql<Record<string, { collection: Shown }>>(
    `mutation Run($input: ${mutation === 'addToCollection' || mutation === 'removeFromCollection' ? 'CollectionRecipe' : mutation === 'deleteCollection' ? 'CollectionId' : `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`}Input!) { ${mutation}(input: $input) { collection { ${FIELDS} } } }`,
    { input },
  );
const create = async (client: Client, input: object): Promise<Shown> =>
  (await run(client, 'createCollection', input)).data['createCollection']?.collection as Shown;
const look = async (client: Client, id: string) =>
  (
    await client.graphql<{ collection: Shown | null }>(`query Look($id: ID!) { collection(id: $id) { ${FIELDS} } }`, {
      id,
    })
  ).data.collection;

test('a collection is made, renamed, opened to the public, and deleted; its recipes stay', async () => {
  const { id, ...made } = await create(cook, { name: ' Weeknights ' });
  expect(made).toEqual({
    name: 'Weeknights',
    description: null,
    isPublic: false,
    isOwn: true,
    coverImage: null,
    recipeCount: 0,
    recipes: { nodes: [] },
  });
  await run(cook, 'addToCollection', { collectionId: id, recipeId: 'dal' });
  expect(
    (await run(cook, 'updateCollection', { id, name: 'Quick', description: 'After work.', isPublic: true })).data[
      'updateCollection'
    ]?.collection,
  ).toMatchObject({ name: 'Quick', description: 'After work.', isPublic: true, recipeCount: 1 });
  expect(
    (await run(cook, 'updateCollection', { id, description: null })).data['updateCollection']?.collection,
  ).toMatchObject({ name: 'Quick', description: null, isPublic: true });
  expect((await run(cook, 'deleteCollection', { id })).data['deleteCollection']?.collection).toMatchObject({
    id,
    name: 'Quick',
  });
  expect(await look(cook, id)).toBeNull();
  expect((await cook.graphql('{ recipe(slug: "dal") { slug } }')).data).toEqual({ recipe: { slug: 'dal' } });
});

test('recipes go in and out, the last one first, however often it is said', async () => {
  const { id } = await create(cook, { name: 'Mine' });
  for (const recipeId of ['dal', 'pie', 'dal', 'soup'])
    await run(cook, 'addToCollection', { collectionId: id, recipeId });
  expect((await look(cook, id))?.recipes.nodes.map(({ slug }) => slug)).toEqual(['soup', 'pie', 'dal']);
  for (let at = 0; at < 2; at++)
    expect(
      (await run(cook, 'removeFromCollection', { collectionId: id, recipeId: 'pie' })).data['removeFromCollection']
        ?.collection.recipeCount,
    ).toBe(2);
});

test('a hundred additions at once leave one', async () => {
  const { id } = await create(cook, { name: 'Mine' });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => run(cook, 'addToCollection', { collectionId: id, recipeId: 'dal' })),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect((await look(cook, id))?.recipeCount).toBe(1);
});

test('the picture is that of the recipe added last, unless another is chosen, and goes with it', async () => {
  const { id } = await create(cook, { name: 'Mine' });
  for (const recipeId of ['dal', 'pie']) await run(cook, 'addToCollection', { collectionId: id, recipeId });
  expect((await look(cook, id))?.coverImage).toMatch(/^\/images\/covers\/pie-800/);
  const choose = async (coverRecipeId: string) => run(cook, 'updateCollection', { id, coverRecipeId });
  expect((await choose('dal')).data['updateCollection']?.collection.coverImage).toMatch(/dal/);
  expect((await choose('soup')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'coverRecipeId',
  });
  await run(cook, 'removeFromCollection', { collectionId: id, recipeId: 'dal' });
  expect((await look(cook, id))?.coverImage).toMatch(/pie/);
});

test('anyone with the link sees a public collection and cannot change it; a private one is not found', async () => {
  const { id } = await create(cook, { name: 'Ours', isPublic: true });
  await run(cook, 'addToCollection', { collectionId: id, recipeId: 'dal' });
  for (const other of [clientOf(app), await signUp(app)]) {
    expect(await look(other, id)).toMatchObject({ name: 'Ours', isOwn: false, recipes: { nodes: [{ slug: 'dal' }] } });
    await run(cook, 'updateCollection', { id, isPublic: false });
    expect(await look(other, id)).toBeNull();
    await run(cook, 'updateCollection', { id, isPublic: true });
  }
  const stranger = await signUp(app);
  for (const [mutation, input] of [
    ['updateCollection', { id, name: 'Theirs' }],
    ['deleteCollection', { id }],
    ['addToCollection', { collectionId: id, recipeId: 'pie' }],
    ['removeFromCollection', { collectionId: id, recipeId: 'dal' }],
  ] as const) {
    expect(codeOf(await run(stranger, mutation, input))).toBe('NOT_FOUND');
  }
  expect(await look(cook, id)).toMatchObject({ name: 'Ours', recipeCount: 1 });
});

test('a name is needed, is short, and is given once; a retry makes no second collection', async () => {
  await create(cook, { name: 'Mine' });
  for (const name of ['', '   ', 'x'.repeat(81), 'two\nlines'])
    expect((await run(cook, 'createCollection', { name })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'name',
    });
  expect(codeOf(await run(cook, 'createCollection', { name: 'Mine' }))).toBe('CONFLICT');
  const other = await create(cook, { name: 'Other' });
  expect(codeOf(await run(cook, 'updateCollection', { id: other.id, name: 'Mine' }))).toBe('CONFLICT');
  expect((await create(await signUp(app), { name: 'Mine' })).name).toBe('Mine');
});

test('a cook has at most a hundred collections, also when they are made at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_, at) => run(cook, 'createCollection', { name: `Collection ${at}` })),
  );
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(100);
});

test('a recipe knows which collections of the cook it is in', async () => {
  for (const name of ['B', 'A', 'C']) {
    const { id } = await create(cook, { name });
    if (name !== 'C') await run(cook, 'addToCollection', { collectionId: id, recipeId: 'dal' });
  }
  const ask = async (client: Client) => (await client.graphql('{ recipe(slug: "dal") { collections { name } } }')).data;
  expect(await ask(cook)).toEqual({ recipe: { collections: [{ name: 'A' }, { name: 'B' }] } });
  expect(await ask(clientOf(app))).toEqual({ recipe: { collections: [] } });
});
