import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { BreakableLine } from '../support/breakable-line.ts';
import { startReplica, type RunningReplica } from '../support/replica.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { adminPassword, dataDirStartedOnce } from '../support/started-once.ts';

/** How late the copy is, in milliseconds. */
const DELAY = 2_000;

let dataDir: string;
let keeper: RunningServer;
let replica: RunningReplica;
/** The servers' way to the copy. */
let line: BreakableLine;
/** Two processes that read from the copy. */
let servers: [RunningServer, RunningServer];
let cookie: string;

beforeAll(async () => {
  dataDir = dataDirStartedOnce('replica');
  keeper = await startServer(dataDir);
  const { url } = JSON.parse(readFileSync(join(dataDir, 'larder.lock'), 'utf8')) as { url: string };
  replica = await startReplica(dataDir, url, `${DELAY}ms`);
  line = await BreakableLine.to(replica.url);
  const env = { DATABASE_URL: url, DATABASE_REPLICA_URL: line.url };
  servers = await Promise.all([startServer(dataDir, env), startServer(dataDir, env)]);
  const answer = await post(
    keeper,
    'mutation { signIn(input: { username: "admin", password: "PASSWORD" }) { user { id } } }'.replace(
      'PASSWORD',
      adminPassword(),
    ),
  );
  cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
}, 400_000);
afterAll(async () => {
  for (const server of servers) await server.stop();
  await line.cut();
  await replica.stop();
  await keeper.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const post = (server: RunningServer, query: string, variables: object = {}, as = ''): Promise<Response> =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(as && { cookie: as }) },
    body: JSON.stringify({ query, variables }),
  });

async function ask<T>(server: RunningServer, query: string, variables: object = {}, as = ''): Promise<T> {
  const { data, errors } = (await (await post(server, query, variables, as)).json()) as { data: T; errors?: object[] };
  expect(errors).toBeUndefined();
  return data;
}

/** Writes a recipe, or its new text, through a process, and publishes it. @returns its id and address */
async function publish(server: RunningServer, title: string, id?: string): Promise<{ id: string; slug: string }> {
  const input = {
    id,
    title,
    prepTime: 5,
    cookTime: 10,
    servings: 2,
    ingredients: [{ text: '200 g kohlrabi' }],
    instructions: [{ description: title }],
  };
  const { submitRecipe } = await ask<{ submitRecipe: { recipe: { id: string; slug: string } } }>(
    server,
    'mutation S($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id slug } } }',
    { input },
    cookie,
  );
  await ask(
    server,
    'mutation R($id: ID!) { reviewRecipe(input: { id: $id, decision: APPROVE }) { recipe { id } } }',
    { id: submitRecipe.recipe.id },
    cookie,
  );
  return submitRecipe.recipe;
}

const READ =
  'query R($slug: String!) { recipe(slug: $slug) { title instructions { description } ingredients { name } } }';
const titleAt = async (server: RunningServer, slug: string, as = ''): Promise<string | undefined> =>
  (await ask<{ recipe: { title: string } | null }>(server, READ, { slug }, as)).recipe?.title;

/** The last statements of the sessions at the copy. */
async function askedOfReplica(): Promise<string[]> {
  const client = new pg.Client({ connectionString: replica.url });
  await client.connect();
  const { rows } = await client.query<{ query: string }>(
    "select query from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows.map((row) => row.query);
}

/** Asks again until it is so; ten seconds at most. */
async function eventually(isSo: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > 10_000) throw new Error('not within ten seconds');
    await pause(50);
  }
  return performance.now() - started;
}

/** Words that titles have. */
const WORDS = ['soup', 'salad', 'rice', 'chicken', 'bread'];

test('visitors read the replica', async () => {
  let asked = 0;
  await eventually(async () => {
    await Promise.all(
      servers.map((server) =>
        ask(
          server,
          `query Q${++asked} { recipes(first: 9, text: "${WORDS[asked % WORDS.length]}") { nodes { title ingredients { name } instructions { description } } } }`,
        ),
      ),
    );
    return (await askedOfReplica()).some((query) => /recipe/.test(query));
  });
});

test('a cook reads what they just wrote, through either process, each of twenty times', async () => {
  const { id, slug } = await publish(servers[0], 'Kohlrabi 0');
  for (let round = 1; round <= 20; round++) {
    await publish(servers[round % 2] as RunningServer, `Kohlrabi ${round}`, id);
    expect(await Promise.all(servers.map((server) => titleAt(server, slug, cookie)))).toEqual([
      `Kohlrabi ${round}`,
      `Kohlrabi ${round}`,
    ]);
  }
});

test('a visitor finds what is new within a second, though the replica is two seconds late, and what has changed when the replica has it', async () => {
  const { id, slug } = await publish(servers[0], 'Kohlrabi salad');
  for (const server of servers)
    expect(await eventually(async () => (await titleAt(server, slug)) === 'Kohlrabi salad')).toBeLessThan(1_000);
  await publish(servers[1], 'Kohlrabi soup', id);
  for (const server of servers) {
    expect(await titleAt(server, slug, cookie)).toBe('Kohlrabi soup');
    expect(await eventually(async () => (await titleAt(server, slug)) === 'Kohlrabi soup')).toBeLessThan(2 * DELAY);
  }
});

const soups = async (server: RunningServer, first: number): Promise<number> =>
  (
    await ask<{ recipes: { totalCount: number } }>(
      server,
      `{ recipes(first: ${first}, text: "soup") { totalCount nodes { ingredients { name } } } }`,
    )
  ).recipes.totalCount;

test('when the replica stops answering, requests wait briefly, and soon not at all', async () => {
  line.fallSilent();
  const started = performance.now();
  for (const server of servers) expect(await soups(server, 3)).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(10_000);
  const later = performance.now();
  for (const server of servers) expect(await soups(server, 4)).toBeGreaterThan(0);
  expect(performance.now() - later).toBeLessThan(1_000);
});

test('when the copy is gone the primary answers everything, and a process starts without it', async () => {
  await line.cut();
  for (const server of servers) expect(await soups(server, 2)).toBeGreaterThan(0);
  const { url } = JSON.parse(readFileSync(join(dataDir, 'larder.lock'), 'utf8')) as { url: string };
  const late = await startServer(dataDir, { DATABASE_URL: url, DATABASE_REPLICA_URL: line.url });
  expect(await soups(late, 2)).toBeGreaterThan(0);
  expect(late.output()).toContain('The replica does not answer; the primary answers everything');
  await late.stop();
});
