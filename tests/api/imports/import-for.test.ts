import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { Command } from 'commander';
import { addImportCommands } from '../../../api/src/modules/imports/import.commands.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { drawPhoto } from '../../support/photos.ts';
import { zipOf } from '../../support/zip.ts';

let app: TestApp;
let folder: string;
let cook: Cook;
let admin: Cook;
beforeAll(async () => {
  app = await createApp();
  folder = mkdtempSync(join(tmpdir(), 'larder-import-for-'));
  [cook, admin] = [await signUp(app), await signUpAdmin(app)];
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

/** Runs `import` with these words, and gives its report. */
async function run(
  ...words: string[]
): Promise<{ created: number; unchanged: number; pictures: number; refused: { reason: string }[] }> {
  const printed = jest.spyOn(console, 'log').mockReturnValue(undefined);
  const program = new Command().exitOverride();
  addImportCommands(
    program,
    (work) => work(app.database.orm.em.fork()),
    () => app.platform.files,
  );
  await program.parseAsync(['import', ...words, '--json'], { from: 'user' });
  const said = String(printed.mock.calls[0]?.[0]);
  printed.mockRestore();
  return JSON.parse(said);
}
function put(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
const paprika = (more: object): Buffer =>
  gzipSync(
    JSON.stringify({
      name: 'Leek Soup',
      ingredients: '2 leeks',
      directions: 'Boil.',
      servings: '2',
      prep_time: '5 min',
      ...more,
    }),
  );

test('recipes that are imported for a cook are drafts of the cook, with notes, picture, stars and heart', async () => {
  const photo = (await drawPhoto(640, 480).jpeg().toBuffer()).toString('base64');
  const file = put(
    'all.paprikarecipes',
    zipOf({
      'a.paprikarecipe': paprika({
        photo_data: photo,
        notes: 'Better cold.\nServe with bread.',
        nutritional_info: '90 kcal',
        rating: 4,
        on_favorites: true,
      }),
      'b.paprikarecipe': paprika({ name: 'Broken Picture Soup', photo_data: Buffer.alloc(300).toString('base64') }),
    }),
  );
  expect(await run('--for', cook.username.toUpperCase(), file)).toMatchObject({
    created: 2,
    pictures: 1,
    refused: [
      {
        title: 'Broken Picture Soup',
        reason: 'it came in without its picture, which cannot be read or for which there is no room',
      },
    ],
  });
  const { data } = await cook.graphql<{ recipe: object }>(
    '{ recipe(slug: "leek-soup") { title status isOwn isSaved notes description imageSet { desktop } viewerRating { stars } author { name } } }',
  );
  expect(data.recipe).toMatchObject({
    title: 'Leek Soup',
    status: 'DRAFT',
    isOwn: true,
    isSaved: true,
    description: '',
    notes: 'Better cold.\nServe with bread.\nNutrition: 90 kcal',
    imageSet: { desktop: expect.stringMatching(/^\/images\/photos\//) },
    viewerRating: { stars: 4 },
    author: { name: cook.username },
  });
  expect(await run('--for', cook.username, file)).toMatchObject({ created: 0, unchanged: 2 });
});

test('two recipes of one name in one file both come in, and two cooks may import the same page', async () => {
  const pancakes = (line: string): object => ({
    '@type': 'Recipe',
    name: 'Two Pancakes',
    recipeIngredient: [line, '2 eggs'],
    recipeInstructions: ['Fry.'],
  });
  const file = put(
    'pancakes.json',
    JSON.stringify([pancakes('100 g flour'), pancakes('120 g flour'), pancakes('100 g flour')]),
  );
  expect(await run('--for', cook.username, file)).toMatchObject({
    created: 2,
    refused: [{ reason: expect.stringMatching(/^the same recipe came before/) }],
  });
  expect(await run('--for', admin.username, file)).toMatchObject({ created: 2 });
});

test('drafts that are no cook’s are opened, approved, edited and deleted by admins, and seen by no one else', async () => {
  const one = (name: string): object => ({
    '@type': 'Recipe',
    name,
    recipeIngredient: ['1 leek', `1 ${name}`],
    recipeInstructions: ['Boil.'],
  });
  const names = ['Unowned Stew', 'Unowned Broth', 'Unowned Pie'];
  expect(await run(put('unowned.json', JSON.stringify(names.map(one))))).toMatchObject({ created: 3 });
  const idOf = async (asker: Cook, slug: string) =>
    (await asker.graphql<{ recipe: { id: string } | null }>(`{ recipe(slug: "${slug}") { id } }`)).data.recipe?.id;
  expect(await idOf(cook, 'unowned-stew')).toBeUndefined();
  const [stew, broth, pie] = await Promise.all(
    ['unowned-stew', 'unowned-broth', 'unowned-pie'].map((slug) => idOf(admin, slug)),
  );

  const approved = await admin.graphql(
    `mutation { reviewRecipe(input: { id: "${stew}", decision: APPROVE }) { recipe { status } } }`,
  );
  expect(approved.data).toEqual({ reviewRecipe: { recipe: { status: 'PUBLISHED' } } });
  const edited = await admin.graphql(
    `mutation { submitRecipe(input: { id: "${broth}", isDraft: true, title: "Clear Broth", prepTime: 5, cookTime: 20, servings: 2, ingredients: [{ text: "1 leek" }], instructions: [{ description: "Boil." }] }) { recipe { title isOwn } } }`,
  );
  expect(edited.data).toEqual({ submitRecipe: { recipe: { title: 'Clear Broth', isOwn: true } } });
  const refused = await cook.graphql(`mutation { deleteRecipe(input: { id: "${pie}" }) { deletedId } }`);
  expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const deleted = await admin.graphql(`mutation { deleteRecipe(input: { id: "${pie}" }) { deletedId } }`);
  expect(deleted.data).toEqual({ deleteRecipe: { deletedId: pie } });
});

test('an import for an account that there is not ends with a sentence', async () => {
  await expect(run('--for', 'no-such-cook', folder)).rejects.toThrow('There is no account no-such-cook.');
});
