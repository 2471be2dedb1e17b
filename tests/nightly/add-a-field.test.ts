import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** One step of the page: a change of a file, or commands. */
type Step = { kind: 'diff' | 'sh'; text: string };

const page = readFileSync('docs/add-a-field.md', 'utf8');
const steps = [...page.matchAll(/^```(diff|sh)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({ kind, text }) as Step);

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'larder-walk-'));
  for (const path of [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'codegen.yml',
    'schema.graphql',
    'scripts',
    'api',
    'catalogue',
    'web',
    'tests/tsconfig.json',
  ]) {
    cpSync(path, join(copy, path), {
      recursive: true,
      filter: (file) => !/(^|\/)(node_modules|dist|catalogue\/(recipes|foods)|assets)$/.test(file),
    });
  }
  mkdirSync(join(copy, 'catalogue/foods'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  for (const part of ['api', 'web']) {
    if (readdirSync(part).includes('node_modules'))
      symlinkSync(join(process.cwd(), part, 'node_modules'), join(copy, part, 'node_modules'));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Puts the new lines behind the lines that they stand behind, which have to be in the file once. */
function change(diff: string): void {
  const [, path = ''] = /^\+\+\+ b\/(.+)$/m.exec(diff) ?? [];
  const lines = diff
    .slice(diff.indexOf('@@\n') + 3)
    .split('\n')
    .filter((line) => line !== '');
  const before = lines
    .filter((line) => line.startsWith(' '))
    .map((line) => line.slice(1))
    .join('\n');
  const after = lines.map((line) => line.slice(1)).join('\n');
  const text = readFileSync(join(copy, path), 'utf8');
  expect({ path, places: text.split(`${before}\n`).length - 1 }).toEqual({ path, places: 1 });
  writeFileSync(
    join(copy, path),
    text.replace(`${before}\n`, () => `${after}\n`),
  );
}

function run(command: string): void {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(copy, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
  });
  expect({ command, status, output: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({
    command,
    status: 0,
    output: '',
  });
}

test('the walk from the database to the screen leads there', () => {
  for (const { kind, text } of steps) {
    if (kind === 'diff') change(text);
    // The types of the whole repository are another step of `npm test`; here those of the web app say whether the walk arrived.
    else
      for (const command of text.trim().split('\n')) run(command === 'npm run types' ? 'tsc -p web --noEmit' : command);
  }
  const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
  const migration = readdirSync(join(copy, 'api/src/db/migrations')).find((file) => file.endsWith('-recipe-tip.ts'));
  expect(read(`api/src/db/migrations/${basename(migration ?? '')}`)).toContain(
    'alter table "recipe" add "tip" text null',
  );
  expect(read('schema.graphql')).toContain('  """What to know before starting."""\n  tip: String\n');
  expect(read('web/src/gql/graphql.ts')).toMatch(/type RecipeHero_RecipeFragment = [^;]*tip: string \| null/);
}, 180_000);
