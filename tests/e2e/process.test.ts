import { rmSync } from 'node:fs';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { spawnServer, startServer } from '../support/server.ts';

let dataDir: string;
beforeEach(() => (dataDir = temporaryDataDir('process')));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('the first start tells its slow steps and an admin once, the second start tells no admin; both serve, and say 404 to what is not there', async () => {
  const first = await startServer(dataDir);
  expect(first.output()).toMatch(/Creating the database … \d/);
  expect(first.output()).toMatch(/Loading the starter catalogue … \d/);
  expect(first.output()).toMatch(/The first admin, told only now: admin, password \S{16}/);
  expect(await first.stop()).toBe(0);
  const second = await startServer(dataDir);
  expect(second.output()).not.toContain('password');
  const { total } = (await (await fetch(`${second.url}/api/recipes?ingredients=eggs,spinach,feta`)).json()) as {
    total: number;
  };
  expect(total).toBeGreaterThan(0);
  for (const address of ['/recipe/nothing-like-it', '/nowhere'])
    expect((await fetch(`${second.url}${address}`, { headers: { accept: 'text/html' } })).status).toBe(404);
  expect(await second.stop()).toBe(0);
});

test('a bad environment ends the start with every problem listed', async () => {
  const server = spawnServer({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect(await server.exit).toBe(1);
  expect(server.output()).toMatch(/^The environment has bad values:\n {2}PORT: .*\n {2}LOG_LEVEL: .*\n$/);
});
