import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Command } from 'commander';
import { addImportCommands } from '../../../../api/src/modules/imports/import.commands.ts';
import { addExportCommand } from '../../../../api/src/modules/imports/moving/archive.commands.ts';
import { createApp, type TestApp } from '../../../support/app.ts';
import { signUp, type Cook } from '../../../support/clients.ts';
import { filesOf } from '../../../support/moving.ts';
import { zipOf } from '../../../support/zip.ts';

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

/** @returns the first line that it prints */
const run = async (...words: string[]): Promise<string> => (await runAt(app, ...words))[0] ?? '';

/** @returns the lines that it prints */
async function runAt(app: TestApp, ...words: string[]): Promise<string[]> {
  const printed = jest.spyOn(console, 'log').mockReturnValue(undefined);
  const program = new Command().exitOverride();
  const withDatabase: Parameters<typeof addExportCommand>[1] = (work) => work(app.database.orm.em.fork());
  addExportCommand(program, withDatabase, () => ({ files: app.platform.files, site: null }));
  addImportCommands(program, withDatabase, () => app.platform.files);
  try {
    await program.parseAsync(words, { from: 'user' });
    return printed.mock.calls.map(([line]) => String(line));
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

test('a site goes into a folder and comes back on an empty one by one command, the same but for the dates of writing', async () => {
  const cooks = [await cookWithRecipe('Leeks of Ada'), await cookWithRecipe('Leeks of Jo')];
  const [target, back] = [join(folder, 'site'), join(folder, 'back')];
  await run('export', target, '--all');
  for (const name of readdirSync(target))
    if (!cooks.some(({ username }) => name === `${username}.zip`)) rmSync(join(target, name));
  const empty = await createApp();
  try {
    const told = await runAt(empty, 'import', target, '--site', '--json');
    expect(told.map((line) => JSON.parse(line) as object)).toEqual(
      cooks
        .map(({ username }) => username)
        .sort()
        .map((username) =>
          expect.objectContaining({ username, password: expect.any(String), created: 1, refused: [] }),
        ),
    );
    await runAt(empty, 'export', back, '--all');
    for (const { username } of cooks) {
      const [first, second] = [target, back].map((at) => filesOf(readFileSync(join(at, `${username}.zip`))));
      expect(second).toEqual(first);
    }
    const again = await runAt(empty, 'import', target, '--site');
    expect(again.filter((line) => line.includes('password'))).toEqual([]);
    expect(again.filter((line) => line.includes('0 created, 0 updated, 1 unchanged'))).toHaveLength(2);
  } finally {
    await empty.close();
  }
});

test('a folder with anything else than archives of cooks makes no account', async () => {
  const target = join(folder, 'mixed');
  await run('export', target, '--all');
  writeFileSync(join(target, 'zelda.zip'), zipOf({ 'recipe.json': '{}' }));
  const empty = await createApp();
  try {
    await expect(runAt(empty, 'import', target, '--site')).rejects.toThrow(
      'zelda.zip is no archive of a cook of Larder.',
    );
    expect(await empty.database.orm.em.fork().execute('select username from "user"')).toEqual([]);
  } finally {
    await empty.close();
  }
});

test.each([
  [['import', 'x', '--for', 'ada', '--site'], 'Say either --for NAME or --site.'],
  [['import', '/nowhere', '--site'], '/nowhere cannot be read: '],
  [['import', 'docs', '--site'], 'docs: there are no archives in it, NAME.zip for each account.'],
  [['export', 'x.zip'], 'Say whose things: --for NAME, or --all.'],
  [['export', 'x.zip', '--for', 'ada', '--all'], 'Say whose things: --for NAME, or --all.'],
  [['export', 'x.zip', '--for', 'no-such-cook'], 'There is no account no-such-cook.'],
])('%j is refused with a sentence', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence);
});
