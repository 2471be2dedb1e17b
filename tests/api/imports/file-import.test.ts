import { gzipSync } from 'node:zlib';
import { fileImportJob } from '../../../api/src/modules/imports/files/file-import-job.ts';
import { cleanUpPhotos } from '../../../api/src/modules/photos/photo-cleanup.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp, type Client, type Cook } from '../../support/clients.ts';
import { askImport, handIn, readFiles, sendFile } from '../../support/moving.ts';
import { drawPhoto } from '../../support/photos.ts';
import { zipOf } from '../../support/zip.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  cook = await signUp(app);
});
afterAll(() => app.close());

const send = (client: Client, name: string, bytes: Uint8Array) => sendFile(app, client, name, bytes);

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
  const events = await send(cook, 'all.paprikarecipes', await archive());
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
  const again = await send(cook, 'all.paprikarecipes', await archive());
  expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', undefined]);
});

test('a stored recipe marks the lines that its import counted as doubtful', async () => {
  const owner = await signUp(app);
  const [first] = await send(owner, 'all.paprikarecipes', await archive());
  expect(first).toMatchObject({ doubtfulLines: 1 });
  const { data } = await owner.graphql<{ recipe: { ingredients: { text: string; isDoubtful: boolean }[] } | null }>(
    'query($id: String!) { recipe(slug: $id) { ingredients { text isDoubtful } } }',
    { id: first?.id },
  );
  expect(data.recipe?.ingredients).toEqual([
    { text: '2 leeks', isDoubtful: false },
    { text: '1 cup xyzzy', isDoubtful: true },
  ]);
});

test('an import is taken back at once, but for what was handed in and what is another cook’s', async () => {
  const [owner, other] = [await signUp(app), await signUp(app)];
  const ids = (await send(owner, 'all.paprikarecipes', await archive())).flatMap(({ id }) => id ?? []);
  const foreign = (await send(other, 'all.paprikarecipes', await archive())).flatMap(({ id }) => id ?? []);
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
  expect(await handIn(app, cook, 'holiday.docx', Buffer.from('x'))).toMatchObject({
    status: 400,
    body: 'Larder does not know files of this kind.',
  });
  expect(await handIn(app, clientOf(app), 'all.zip', Buffer.from('x'))).toMatchObject({
    status: 401,
    body: 'Please log in to continue.',
  });
});

test('the name of a file leads nowhere', async () => {
  const soup = Buffer.from('Soup\n\nIngredients\n1 leek\n\nMethod\nBoil.');
  expect(await send(cook, '../../../etc/soup.txt', soup)).toMatchObject([
    { where: 'soup.txt', title: 'Soup', outcome: 'created' },
  ]);
});

describe('an import that goes on', () => {
  const DISHES = ['Leek Broth', 'Leek Stew', 'Leek Pie', 'Leek Tart', 'Leek Mash', 'Leek Soup'];
  const six = (): Buffer =>
    zipOf(
      Object.fromEntries(
        DISHES.map((name, at) => [
          `${at}.paprikarecipe`,
          gzipSync(JSON.stringify({ name, ingredients: `${at + 1} leeks`, directions: 'Boil.' })),
        ]),
      ),
    );
  const withPictures = async (): Promise<Buffer> => {
    const photo = (await drawPhoto(320, 240).png().toBuffer()).toString('base64');
    const recipe = (name: string, at: number) => ({
      name,
      ingredients: `${at + 1} leeks`,
      directions: 'Boil.',
      photo_data: photo,
    });
    return zipOf(
      Object.fromEntries(DISHES.map((name, at) => [`${at}.paprikarecipe`, gzipSync(JSON.stringify(recipe(name, at)))])),
    );
  };
  const progressOf = async (client: Client, rest = '') => (await askImport(app, client, 'GET', rest)).progress();
  const titlesOf = async ({ id }: Cook): Promise<string[]> =>
    (
      await app.database.orm.em
        .fork()
        .execute<{ title: string }[]>('select title from recipe where author_user_id = ? order by title', [id])
    ).map(({ title }) => title);

  /** Reads until so many recipes are told, and stops there as a process does that ends. */
  async function readUntil(client: Client, count: number): Promise<void> {
    const stop = new AbortController();
    const reading = readFiles(app, stop.signal);
    while ((await progressOf(client)).events.length < count);
    stop.abort();
    await reading;
  }

  test('is told of as accepted, then as read, and only what is new is told again', async () => {
    const owner = await signUp(app);
    expect((await askImport(app, owner, 'GET')).status).toBe(204);
    const accepted = await handIn(app, owner, 'six.zip', six());
    expect([accepted.status, accepted.progress()]).toEqual([
      202,
      { name: 'six.zip', state: 'READING', events: [], after: 0 },
    ]);
    await readFiles(app);
    const { events, ...rest } = await progressOf(owner);
    expect(rest).toEqual({ name: 'six.zip', state: 'DONE', after: 6 });
    expect(events.map(({ title }) => title)).toEqual(DISHES);
    expect((await progressOf(owner, '?after=4')).events.map(({ title }) => title)).toEqual(DISHES.slice(4));
    expect((await askImport(app, owner, 'GET', '?after=x')).status).toBe(400);
  });

  test('is taken up where it stood after the process has ended, and nothing comes in twice', async () => {
    const owner = await signUp(app);
    await handIn(app, owner, 'six.zip', six());
    await readUntil(owner, 2);
    const { state, events } = await progressOf(owner);
    expect(state).toBe('READING');
    expect(events.length).toBeLessThan(6);
    const [first] = events;
    await owner.graphql(`mutation { deleteDrafts(input: { ids: ["${first?.id}"] }) { deletedIds } }`);
    await readFiles(app);
    const after = await progressOf(owner);
    expect(after.state).toBe('DONE');
    expect(after.events.map(({ title, outcome }) => [title, outcome])).toEqual(
      DISHES.map((title) => [title, 'created']),
    );
    // What the cook deleted meanwhile stays away.
    expect(await titlesOf(owner)).toEqual(DISHES.slice(1).sort());
  });

  test('a process that dies with a recipe stored and not yet told loses nothing of the undo', async () => {
    const owner = await signUp(app);
    await handIn(app, owner, 'six.zip', six());
    await readUntil(owner, 2);
    const sql = (text: string) => app.database.orm.em.fork().execute(text, [owner.id]);
    await sql(
      `delete from file_import_event e using file_import i where i.id = e.import_id and i.user_id = ? and e.number = (select max(number) from file_import_event where import_id = i.id)`,
    );
    await readFiles(app);
    expect((await progressOf(owner)).events.map(({ outcome }) => outcome)).toEqual(DISHES.map(() => 'created'));
    expect(await titlesOf(owner)).toEqual([...DISHES].sort());
  });

  test('that died with a recipe waiting for its picture and the next stored takes both up, each with its picture, and tells them as new', async () => {
    const owner = await signUp(app);
    await handIn(app, owner, 'six.zip', await withPictures());
    await readUntil(owner, 3);
    const { events, after } = await progressOf(owner);
    const sql = (text: string) => app.database.orm.em.fork().execute(text, [owner.id]);
    await sql(
      `delete from file_import_event e using file_import i where i.id = e.import_id and i.user_id = ? and e.number > ${after - 2}`,
    );
    await sql(`update recipe set photo = null where author_user_id = ? and title = '${events.at(-2)?.title}'`);
    await readFiles(app);
    expect((await progressOf(owner)).events).toEqual(
      DISHES.map((title) => expect.objectContaining({ title, outcome: 'created' })),
    );
    expect(await titlesOf(owner)).toEqual([...DISHES].sort());
    expect(await sql('select from recipe where author_user_id = ? and photo is not null')).toHaveLength(6);
  });

  test('with pictures, cancelled: whatever is stored by then is told, with its picture, for the undo', async () => {
    const owner = await signUp(app);
    await handIn(app, owner, 'six.zip', await withPictures());
    const reading = readFiles(app);
    while ((await progressOf(owner)).events.length < 2);
    expect((await askImport(app, owner, 'POST', '/cancel')).progress().state).toBe('CANCELLED');
    await reading;
    const { events } = await progressOf(owner);
    const stored = await app.database.orm.em
      .fork()
      .execute<{ title: string }[]>('select title from recipe where origin like ? order by number', [
        `import:@${owner.id}:%`,
      ]);
    expect(events).toEqual(stored.map(({ title }) => expect.objectContaining({ title, hasPicture: true })));
    expect(events.length).toBeLessThan(6);
  });

  test('is cancelled by its cook: what has come in stays and is told, the rest stays out', async () => {
    const owner = await signUp(app);
    await handIn(app, owner, 'six.zip', six());
    await readUntil(owner, 2);
    expect((await askImport(app, owner, 'POST', '/cancel')).progress().state).toBe('CANCELLED');
    await readFiles(app);
    const { state, events } = await progressOf(owner);
    expect(state).toBe('CANCELLED');
    expect(await titlesOf(owner)).toEqual(events.map(({ title }) => title).sort());
    expect(events.length).toBeLessThan(6);
  });

  test('is one at a time for each cook, and no other cook’s to see, cancel or forget', async () => {
    const [owner, other] = [await signUp(app), await signUp(app)];
    await handIn(app, owner, 'six.zip', six());
    expect(await handIn(app, owner, 'six.zip', six())).toMatchObject({ status: 409 });
    expect((await askImport(app, other, 'GET')).status).toBe(204);
    expect((await askImport(app, other, 'POST', '/cancel')).status).toBe(404);
    expect((await askImport(app, other, 'DELETE')).status).toBe(204);
    expect((await progressOf(owner)).state).toBe('READING');
    await readFiles(app);
    expect((await progressOf(owner)).state).toBe('DONE');
  });

  test('of thirty recipes lets the small one of another cook have its turn', async () => {
    const [greedy, modest] = [await signUp(app), await signUp(app)];
    const thirty = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `${at}.paprikarecipe`,
        gzipSync(JSON.stringify({ name: `Stock ${at}`, ingredients: '2 leeks', directions: 'Boil.' })),
      ]),
    );
    await handIn(app, greedy, 'thirty.zip', zipOf(thirty));
    await handIn(app, modest, 'six.zip', six());
    const { database, platform } = app;
    const { foods, files, imageProcessor } = platform;
    const job = fileImportJob({ em: database.orm.em, foods, pictures: { files, imageProcessor }, turn: 0 });
    await job.run({}, new AbortController().signal);
    const stored = await database.orm.em
      .fork()
      .execute<{ owner: string }[]>(
        'select author_user_id as owner from recipe where author_user_id in (?, ?) order by number',
        [greedy.id, modest.id],
      );
    const inTurn = Array.from({ length: 6 }, () => [greedy.id, modest.id]).flat();
    expect(stored.map(({ owner }) => owner)).toEqual([...inTurn, ...Array<string>(24).fill(greedy.id)]);
  });

  test('leaves no file behind, whether it ends or is forgotten', async () => {
    const owner = await signUp(app);
    const kept = async () => {
      await cleanUpPhotos(app.database.orm.em.fork(), app.platform.files);
      return (await keysOf(app)).filter((key) => key.startsWith('imports/'));
    };
    await handIn(app, owner, 'six.zip', six());
    expect(await kept()).toHaveLength(1);
    await readFiles(app);
    expect(await kept()).toEqual([]);
    await handIn(app, owner, 'six.zip', six());
    expect((await askImport(app, owner, 'DELETE')).status).toBe(204);
    expect(await kept()).toEqual([]);
    expect((await askImport(app, owner, 'GET')).status).toBe(204);
  });
});

async function keysOf({ platform }: TestApp): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of platform.files.keys()) keys.push(key);
  return keys;
}
