import { gzipSync } from 'node:zlib';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, freshAddress, signUp, type Answer, type Client, type Cook } from '../../support/clients.ts';
import { drawPhoto } from '../../support/photos.ts';
import { zipOf } from '../../support/zip.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  cook = await signUp(app);
});
afterAll(() => app.close());

async function send(client: Client, name: string, bytes: Uint8Array): Promise<Pick<Answer, 'status' | 'body'>> {
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/import/file?name=${encodeURIComponent(name)}`,
    remoteAddress: freshAddress(),
    headers: { 'content-type': 'application/octet-stream' },
    cookies: Object.fromEntries(client.cookies),
    payload: Buffer.from(bytes),
  });
  return { status: reply.statusCode, body: reply.body };
}
const eventsOf = ({ body }: Pick<Answer, 'body'>): { id?: string; outcome?: string; reason?: string }[] =>
  body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

async function archive(): Promise<Buffer> {
  const photo = (await drawPhoto(320, 240).png().toBuffer()).toString('base64');
  const one = (name: string, more: object = {}): Buffer =>
    gzipSync(JSON.stringify({ name, ingredients: '2 leeks\n1 cup xyzzy', directions: 'Boil.', ...more }));
  return zipOf({
    'a.paprikarecipe': one('Leek Broth', { photo_data: photo }),
    'b.paprikarecipe': one('Leek Stew'),
    'c.paprikarecipe': one('Nothing', { ingredients: '' }),
  });
}

test('every recipe of an archive is told as it is stored, and sent again nothing comes in twice', async () => {
  const events = eventsOf(await send(cook, 'all.paprikarecipes', await archive()));
  expect(events).toEqual([
    {
      where: 'all.paprikarecipes/a.paprikarecipe',
      id: expect.any(String),
      title: 'Leek Broth',
      outcome: 'created',
      doubtfulLines: 1,
      hasPicture: true,
      isPictureLost: false,
    },
    expect.objectContaining({ title: 'Leek Stew', outcome: 'created', hasPicture: false }),
    { where: 'all.paprikarecipes/c.paprikarecipe', title: 'Nothing', reason: 'it has no ingredients' },
  ]);
  const again = eventsOf(await send(cook, 'all.paprikarecipes', await archive()));
  expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', undefined]);
});

test('an import is taken back at once, but for what was handed in and what is another cook’s', async () => {
  const [owner, other] = [await signUp(app), await signUp(app)];
  const ids = eventsOf(await send(owner, 'all.paprikarecipes', await archive())).flatMap(({ id }) => id ?? []);
  const foreign = eventsOf(await send(other, 'all.paprikarecipes', await archive())).flatMap(({ id }) => id ?? []);
  await owner.graphql(
    `mutation { submitRecipe(input: { id: "${ids[1]}", title: "Leek Stew", prepTime: 1, cookTime: 1, servings: 1, ingredients: [{ text: "1 leek" }], instructions: [{ description: "Boil." }] }) { recipe { status } } }`,
  );
  const { data } = await owner.graphql(
    'mutation Undo($ids: [ID!]!) { deleteDrafts(input: { ids: $ids }) { deletedIds } }',
    {
      ids: [...ids, ...foreign, 'nothing'],
    },
  );
  expect(data).toEqual({ deleteDrafts: { deletedIds: [ids[0]] } });
});

test('a file of another kind, and one of a visitor, are refused with a sentence', async () => {
  expect(await send(cook, 'holiday.docx', Buffer.from('x'))).toEqual({
    status: 400,
    body: 'Larder does not know files of this kind.',
  });
  expect(await send(clientOf(app), 'all.zip', Buffer.from('x'))).toEqual({
    status: 401,
    body: 'Please log in to continue.',
  });
});

test('the name of a file leads nowhere', async () => {
  const events = eventsOf(
    await send(cook, '../../../etc/soup.txt', Buffer.from('Soup\n\nIngredients\n1 leek\n\nMethod\nBoil.')),
  );
  expect(events).toMatchObject([{ where: 'soup.txt', title: 'Soup', outcome: 'created' }]);
});
