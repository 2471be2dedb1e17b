import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../../api/src/modules/backup/backup.ts';
import { readImportPath } from '../../../api/src/modules/imports/import-paths.ts';
import { ImportService } from '../../../api/src/modules/imports/import.service.ts';
import { removeFiles } from '../../../api/src/modules/photos/photo-cleanup.ts';
import { writeRecipe } from '../../../api/src/modules/recipes/recipe-writer.ts';
import { mayRemoveFiles } from '../../../api/src/modules/photos/files-lock.sql.ts';
import { RecipeStatus } from '../../../api/src/modules/recipes/recipe-enums.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { codeOf, signUp, type Cook } from '../../support/clients.ts';
import { untilSomebodyWaits } from '../../support/lock-waits.ts';
import { drawPhoto, upload } from '../../support/photos.ts';
import { draftOf } from '../../support/recipes.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const rename = (admin: Cook, id: string, name: string) =>
  admin.graphql<object>('mutation U($input: UpdateUserInput!) { updateUser(input: $input) { user { name } } }', {
    input: { id, name },
  });
const addItem = (cook: Cook, list: string, id: string) =>
  cook.graphql<object>(
    'mutation A($input: AddShoppingListItemInput!) { addShoppingListItem(input: $input) { item { id } } }',
    { input: { listId: list, id, text: 'kitchen roll' } },
  );

test("admins who correct their own and each other's accounts at once are all served", async () => {
  const admins = [await signUpAdmin(app), await signUpAdmin(app)];
  const acts = Array.from({ length: 3 }, (_, i) =>
    admins.flatMap((admin) => admins.map((other) => rename(admin, other.id, `Admin ${i}`))),
  ).flat();
  expect((await Promise.all(acts)).flatMap(({ errors }) => errors ?? [])).toEqual([]);
});

test('an id that comes onto two lists at the same moment is on one, and the other is told', async () => {
  const cook = await signUp(app);
  const makeList = async () =>
    (
      await cook.graphql<{ createShoppingList: { shoppingList: { id: string } } }>(
        'mutation { createShoppingList(input: { name: "Groceries" }) { shoppingList { id } } }',
      )
    ).data.createShoppingList.shoppingList.id;
  const [list, other, id, former] = [await makeList(), await makeList(), randomUUID(), randomUUID()];
  expect((await addItem(cook, other, former)).errors).toBeUndefined();
  const elsewhere = app.database.orm.em.fork();
  await elsewhere.begin();
  await elsewhere.execute('update shopping_list_contribution set id = ? where id = ?', [id, former]);
  const answer = addItem(cook, list, id);
  expect(await untilSomebodyWaits(app)).toBe('waiting');
  await elsewhere.commit();
  expect(codeOf(await answer)).toBe('CONFLICT');
});

test('files that a backup still has to copy stay, and go after it', async () => {
  const cook = await signUp(app);
  const { id } = await upload(cook, await drawPhoto().jpeg().toBuffer(), 'image/jpeg');
  const backup = app.database.orm.em.fork();
  await backup.begin();
  await backup.execute(`select pg_advisory_xact_lock(hashtext('larder:files'))`);
  expect(
    (await cook.graphql('mutation D($id: ID!) { deletePhoto(input: { id: $id }) { photo { id } } }', { id })).errors,
  ).toBeUndefined();
  expect(existsSync(join(app.folder, 'files/photos', id))).toBe(true);
  await backup.commit();
  await removeFiles(app.database.orm.em.fork(), app.platform.files);
  expect(existsSync(join(app.folder, 'files/photos', id))).toBe(false);
});

test('a backup waits for a running removal of files', async () => {
  await app.platform.files.write('photos/kept/1/full.webp', new Uint8Array(1), 'image/webp');
  const removing = app.database.orm.em.fork();
  await removing.begin();
  expect(await mayRemoveFiles(removing)).toBe(true);
  const backup = backUp({
    databaseUrl: app.database.url,
    files: app.platform.files,
    target: join(app.folder, 'backup.tar.gz'),
  });
  expect(await untilSomebodyWaits(app)).toBe('waiting');
  await removing.commit();
  expect((await backup).files).toBeGreaterThan(0);
});

test('an import meets recipes that another is storing at the same moment, and goes on', async () => {
  const { foods } = app.platform;
  const file = join(app.folder, 'moving.jsonl');
  const recipeOf = (title: string) => ({
    title,
    cookTime: '40 minutes',
    servings: '4',
    ingredients: ['300 g red lentils', '1 onion, chopped'],
    instructions: ['Simmer the lentils.'],
  });
  writeFileSync(file, ['Moving eggs', 'Later eggs'].map((title) => JSON.stringify(recipeOf(title))).join('\n'));
  const other = app.database.orm.em.fork();
  await other.begin();
  await writeRecipe(other, draftOf(['2 eggs'], { slug: 'moving-eggs', title: 'Moving eggs' }), foods);
  const report = new ImportService(app.database.orm.em.fork(), foods).importAll(
    readImportPath(file),
    RecipeStatus.PUBLISHED,
  );
  expect(await untilSomebodyWaits(app)).toBe('waiting');
  await other.commit();
  expect(await report).toMatchObject({ created: 2, refused: [] });
});
