import { gzipSync } from 'node:zlib';
import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { askImport, downloadArchive, sendFile, type ToldEvent } from '../../support/moving.ts';
import { zipOf } from '../../support/zip.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
});
beforeEach(async () => {
  cook = await signUp(app);
});
afterAll(() => app.close());

/** An export of Paprika: recipes by their names, each with its categories. */
function paprika(recipes: Record<string, readonly string[]>): Buffer {
  const files = Object.entries(recipes).map(([name, categories]) => [
    `${name}.paprikarecipe`,
    gzipSync(JSON.stringify({ name, ingredients: `2 leeks\n1 ${name}`, directions: 'Boil.', categories })),
  ]);
  return zipOf(Object.fromEntries(files) as Record<string, Buffer>);
}
const send = (recipes: Record<string, readonly string[]>): Promise<ToldEvent[]> =>
  sendFile(app, cook, 'all.paprikarecipes', paprika(recipes));

/** The cook's collections with what lies in each. */
async function collections(): Promise<Record<string, string[]>> {
  const { data } = await cook.graphql<{
    profile: { collections: { name: string; isPublic: boolean; recipes: { nodes: { title: string }[] } }[] };
  }>('{ profile { collections { name isPublic recipes(first: 50) { nodes { title } } } } }');
  expect(data.profile.collections.filter(({ isPublic }) => isPublic)).toEqual([]);
  return Object.fromEntries(
    data.profile.collections.map(({ name, recipes }) => [name, recipes.nodes.map(({ title }) => title).sort()]),
  );
}
async function undo(events: readonly ToldEvent[]): Promise<void> {
  const ids = events.flatMap(({ id }) => id ?? []);
  await cook.graphql('mutation Undo($ids: [ID!]!) { deleteDrafts(input: { ids: $ids }) { deletedIds } }', { ids });
}
async function make(name: string): Promise<string> {
  const { data } = await cook.graphql<{ createCollection: { collection: { id: string } } }>(
    'mutation($name: String!) { createCollection(input: { name: $name }) { collection { id } } }',
    { name },
  );
  return data.createCollection.collection.id;
}

const TWO = { 'Leek Broth': ['Soups', 'Winter'], 'Leek Tart': ['Winter'] };

test('the sets of an app become private collections, told with the recipe that first lies in each', async () => {
  const events = await send(TWO);
  expect(events).toEqual([
    expect.objectContaining({ title: 'Leek Broth', collections: ['Soups', 'Winter'] }),
    expect.not.objectContaining({ collections: expect.anything() }),
  ]);
  expect(await collections()).toEqual({ Soups: ['Leek Broth'], Winter: ['Leek Broth', 'Leek Tart'] });
});

test('sent again, and with one recipe more, nothing is there twice', async () => {
  await send(TWO);
  const again = await send({ ...TWO, 'Leek Pie': ['winter'] });
  expect(again.filter((event) => 'collections' in event)).toEqual([]);
  expect(await collections()).toEqual({ Soups: ['Leek Broth'], Winter: ['Leek Broth', 'Leek Pie', 'Leek Tart'] });
});

test('a collection of the cook’s is filled, whatever its case, and the undo leaves it', async () => {
  await make('winter');
  const events = await send(TWO);
  expect(await collections()).toEqual({ Soups: ['Leek Broth'], winter: ['Leek Broth', 'Leek Tart'] });
  await undo(events);
  expect(await collections()).toEqual({ winter: [] });
});

test('an undo takes along the collections that its import made, but for those with other recipes in them', async () => {
  const first = await send({ 'Leek Broth': ['Winter'] });
  const second = await send({ 'Leek Tart': ['Winter', 'Baking'] });
  await undo(second);
  expect(await collections()).toEqual({ Winter: ['Leek Broth'] });
  await undo(first);
  expect(await collections()).toEqual({});
});

test('a collection of which the cook said something after the import is the cook’s, and stays', async () => {
  const events = await send(TWO);
  const { data } = await cook.graphql<{ profile: { collections: { id: string; name: string }[] } }>(
    '{ profile { collections { id name } } }',
  );
  const winter = data.profile.collections.find(({ name }) => name === 'Winter')?.id;
  await cook.graphql(
    `mutation { updateCollection(input: { id: "${winter}", description: "Warm." }) { collection { id } } }`,
  );
  await undo(events);
  expect(await collections()).toEqual({ Winter: [] });
});

test('collections of an archive of Larder go with the undo too, where nothing else is in them', async () => {
  await send(TWO);
  const { bytes } = await downloadArchive(app, cook);
  cook = await signUp(app);
  await make('Soups');
  const events = await sendFile(app, cook, 'larder.zip', bytes);
  expect(await collections()).toEqual({ Soups: ['Leek Broth'], Winter: ['Leek Broth', 'Leek Tart'] });
  await undo(events);
  expect(await collections()).toEqual({ Soups: [] });
});

test('what finds no room is told once, and the recipes come in all the same', async () => {
  for (let number = 0; number < 99; number++) await make(`Collection ${number}`);
  const events = await send({ 'Leek Broth': ['A', 'B'], 'Leek Tart': ['B', 'C', 'A'] });
  expect(events).toMatchObject([
    { title: 'Leek Broth', outcome: 'created', collections: ['A'] },
    { reason: '“B” has no room: there are at most 100 collections of 1,000 recipes each' },
    { title: 'Leek Tart', outcome: 'created' },
    { reason: '“C” has no room: there are at most 100 collections of 1,000 recipes each' },
  ]);
  expect((await collections())['A']).toEqual(['Leek Broth', 'Leek Tart']);
});

test('the list of imports counts the lines that are still doubtful', async () => {
  const [broth] = await send({ Xyzzy: [] });
  expect(broth).toMatchObject({ doubtfulLines: 1 });
  const told = async () => (await askImport(app, cook, 'GET')).progress().events;
  await cook.graphql(
    `mutation { submitRecipe(input: { id: "${broth?.id}", isDraft: true, title: "Xyzzy", prepTime: 1, cookTime: 1, servings: 1, ingredients: [{ text: "2 leeks" }, { text: "1 carrot" }], instructions: [{ description: "Boil." }] }) { recipe { id } } }`,
  );
  expect(await told()).toMatchObject([{ title: 'Xyzzy', doubtfulLines: 0 }]);
});
