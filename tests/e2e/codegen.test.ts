import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const CODEGEN = 'node_modules/@graphql-codegen/cli/cjs/bin.js';

test('GraphQL Code Generator reads the schema of the running server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-codegen-'));
  const config = join(folder, 'codegen.yml');
  const target = join(folder, 'schema.graphql');
  writeFileSync(config, `schema: ${larder.url}/graphql\ngenerates:\n  ${target}:\n    plugins: [schema-ast]\n`);
  execFileSync(process.execPath, [CODEGEN, '--config', config], { stdio: 'pipe' });
  const read = buildSchema(readFileSync(target, 'utf8'));
  const ours = buildSchema(readFileSync('schema.graphql', 'utf8'));
  expect(Object.keys(read.getTypeMap()).sort()).toEqual(Object.keys(ours.getTypeMap()).sort());
  rmSync(folder, { recursive: true, force: true });
});
