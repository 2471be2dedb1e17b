import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp, type Client } from '../../support/clients.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
});
afterAll(() => app.close());

const WRITE = 'mutation Note($input: WriteOwnNoteInput!) { writeOwnNote(input: $input) { recipe { slug ownNote } } }';
const write = (client: Client, text: string | null, recipeId = 'minestrone') =>
  client.graphql<{ writeOwnNote: { recipe: { ownNote: string | null } } }>(WRITE, { input: { recipeId, text } });
const noted = async (client: Client): Promise<string | null> =>
  (await client.graphql<{ recipe: { ownNote: string | null } }>('{ recipe(slug: "minestrone") { ownNote } }')).data
    .recipe.ownNote;

test('what a cook notes beside a recipe is theirs alone, and stays in its lines', async () => {
  const [cook, other] = [await signUp(app), await signUp(app)];
  expect((await write(cook, '  Less salt.\nMore beans. ')).data.writeOwnNote.recipe.ownNote).toBe(
    'Less salt.\nMore beans.',
  );
  expect([await noted(cook), await noted(other), await noted(clientOf(app))]).toEqual([
    'Less salt.\nMore beans.',
    null,
    null,
  ]);
});

test('a note takes the place of the one before, and none takes it away', async () => {
  const cook = await signUp(app);
  await write(cook, 'Less salt.');
  await write(cook, 'More salt.');
  expect(await noted(cook)).toBe('More salt.');
  await write(cook, ' ');
  expect(await noted(cook)).toBeNull();
});

test('a note that is too long is refused with a sentence, and the one before stays', async () => {
  const cook = await signUp(app);
  await write(cook, 'Less salt.');
  const { errors } = await write(cook, 'x'.repeat(5_001));
  expect(errors).toMatchObject([
    { message: 'A note has at most 5000 characters.', extensions: { code: 'BAD_USER_INPUT', field: 'text' } },
  ]);
  expect(await noted(cook)).toBe('Less salt.');
});

test('notes on many recipes are read together', async () => {
  const cook = await signUp(app);
  await write(cook, 'Less salt.');
  await write(cook, 'More heat.', 'shakshuka');
  const { data } = await cook.graphql<{ recipes: { nodes: { slug: string; ownNote: string | null }[] } }>(
    '{ recipes(first: 50) { nodes { slug ownNote } } }',
  );
  expect(data.recipes.nodes.length).toBeGreaterThan(10);
});
