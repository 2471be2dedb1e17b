import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Command } from 'commander';
import { addImportCommands } from '../../../api/src/modules/imports/import.commands.ts';
import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createApp();
  folder = mkdtempSync(join(tmpdir(), 'larder-import-command-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

/** What `import` prints for a file of these lines, and how it ends. */
async function importLines(...lines: object[]): Promise<{ report: unknown; exitCode: unknown }> {
  const file = join(folder, 'recipes.jsonl');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const before = process.exitCode;
  process.exitCode = 0;
  const printed = jest.spyOn(console, 'log').mockReturnValue(undefined);
  const program = new Command().exitOverride();
  addImportCommands(
    program,
    (work) => work(app.database.orm.em.fork()),
    () => app.platform.files,
  );
  await program.parseAsync(['import', file, '--json'], { from: 'user' });
  const ended = { report: JSON.parse(String(printed.mock.calls[0]?.[0])), exitCode: process.exitCode };
  printed.mockRestore();
  process.exitCode = before;
  return ended;
}

const toast = { title: 'Plain Toast', ingredients: ['1 slice bread'], instructions: ['Toast it.'] };
const nothing = { title: 'Nothing', ingredients: [], instructions: ['Wait.'] };

test('an import of which nothing was taken in ends with 1, also one of an empty file', async () => {
  expect(await importLines(nothing)).toMatchObject({
    report: { created: 0, refused: [{ reason: 'it has no ingredients' }] },
    exitCode: 1,
  });
  expect(await importLines()).toMatchObject({
    report: { created: 0, refused: [{ reason: 'no recipe found' }] },
    exitCode: 1,
  });
});

test('an import that took something in, or had it already, ends with 0 and tells what it refused', async () => {
  expect(await importLines(toast, nothing)).toMatchObject({
    report: { created: 1, refused: [{ title: 'Nothing' }] },
    exitCode: 0,
  });
  expect(await importLines(toast)).toMatchObject({ report: { created: 0, unchanged: 1 }, exitCode: 0 });
});
