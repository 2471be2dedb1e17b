import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Command } from 'commander';
import { addImportCommands } from '../../../../api/src/modules/imports/import.commands.ts';
import { addExportCommand } from '../../../../api/src/modules/imports/moving/archive.commands.ts';
import { createApp, type TestApp } from '../../../support/app.ts';
import { signUp, type Cook } from '../../../support/clients.ts';
import { filesOf } from '../../../support/moving.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createApp();
  folder = mkdtempSync(join(tmpdir(), 'larder-export-command-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

async function run(...words: string[]): Promise<string> {
  const printed = jest.spyOn(console, 'log').mockReturnValue(undefined);
  const program = new Command().exitOverride();
  const withDatabase: Parameters<typeof addExportCommand>[1] = (work) => work(app.database.orm.em.fork());
  addExportCommand(program, withDatabase, () => ({ files: app.platform.files, site: null }));
  addImportCommands(program, withDatabase, () => app.platform.files);
  try {
    await program.parseAsync(words, { from: 'user' });
    return String(printed.mock.calls[0]?.[0]);
  } finally {
    printed.mockRestore();
  }
}

async function cookWithRecipe(title: string): Promise<Cook> {
  const cook = await signUp(app);
  await cook.graphql(
    `mutation { submitRecipe(input: { isDraft: true, title: "${title}", prepTime: 1, cookTime: 9, servings: 2, ingredients: [{ text: "2 leeks" }], instructions: [{ description: "Boil." }] }) { recipe { id } } }`,
  );
  await cook.graphql('mutation { saveRecipe(input: { id: "minestrone" }) { recipe { id } } }');
  return cook;
}

test('what one cook keeps goes into a file, and by command to another cook', async () => {
  const [from, to] = [await cookWithRecipe('Leeks of the command'), await signUp(app)];
  const file = join(folder, 'one.zip');
  expect(await run('export', file, '--for', from.username)).toBe(`${file} holds all that ${from.username} keeps.`);
  const report = JSON.parse(await run('import', file, '--for', to.username, '--json')) as object;
  expect(report).toMatchObject({
    created: 1,
    restored: [{ restored: 'saved recipe', count: 1 }],
    refused: [],
  });
  const again = join(folder, 'again.zip');
  await run('export', again, '--for', to.username);
  expect(filesOf(readFileSync(again))).toEqual(filesOf(readFileSync(file)));
});

test('without an owner the recipes come in, and what belongs to a cook is told to stay out', async () => {
  const from = await cookWithRecipe('Leeks of no cook');
  const file = join(folder, 'ownerless.zip');
  await run('export', file, '--for', from.username);
  expect(JSON.parse(await run('import', file, '--json'))).toMatchObject({
    restored: [],
    refused: [
      { reason: expect.stringMatching(/^a duplicate of leeks-of-no-cook/) },
      { reason: 'collections, lists and the like come in with --for NAME alone' },
    ],
  });
});

test('a site gives an archive of each of its cooks', async () => {
  const cook = await cookWithRecipe('Leeks of a site');
  const target = join(folder, 'all');
  await run('export', target, '--all');
  const archives = readdirSync(target);
  expect(archives).toContain(`${cook.username}.zip`);
  expect(archives.filter((name) => !name.endsWith('.zip'))).toEqual([]);
  expect(Object.keys(filesOf(readFileSync(join(target, `${cook.username}.zip`))))).toContain(
    'recipes/leeks-of-a-site.jsonld',
  );
});

test.each([
  [['export', 'x.zip'], 'Say whose things: --for NAME, or --all.'],
  [['export', 'x.zip', '--for', 'ada', '--all'], 'Say whose things: --for NAME, or --all.'],
  [['export', 'x.zip', '--for', 'no-such-cook'], 'There is no account no-such-cook.'],
])('%j is refused with a sentence', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence);
});
