import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { becomesReady, startServer, type RunningServer } from '../support/server.ts';
import { adminPassword, dataDirStartedOnce } from '../support/started-once.ts';

let dataDir: string;
/** Two processes on one database: the first keeps it, the second only uses it. */
let here: RunningServer;
let there: RunningServer;
let cookie: string;

beforeAll(async () => {
  dataDir = dataDirStartedOnce('two');
  here = await startServer(dataDir);
  const { url } = JSON.parse(readFileSync(join(dataDir, 'larder.lock'), 'utf8')) as { url: string };
  there = await startServer(dataDir, { DATABASE_URL: url });
  cookie = await signIn('admin', adminPassword());
});
afterAll(async () => {
  await there.stop();
  await here.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Reply<T> {
  data: T | null;
  errors?: { message: string }[];
  cookies: string;
}

async function ask<T>({ url }: RunningServer, query: string, variables: object, as = cookie): Promise<Reply<T>> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(as && { cookie: as }) },
    body: JSON.stringify({ query, variables }),
  });
  return {
    ...((await answer.json()) as Omit<Reply<T>, 'cookies'>),
    cookies: answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; '),
  };
}

async function signIn(username: string, password: string): Promise<string> {
  const { errors, cookies } = await ask(
    here,
    'mutation In($input: SignInInput!) { signIn(input: $input) { user { id } } }',
    { input: { username, password } },
  );
  expect(errors).toBeUndefined();
  return cookies;
}

/** Hands a recipe in, or its new text, through the first process. @returns its id */
async function submit(title: string, id?: string): Promise<string> {
  const query = 'mutation Submit($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id } } }';
  const input = {
    id,
    title,
    prepTime: 5,
    cookTime: 10,
    servings: 2,
    ingredients: [{ text: '200 g kohlrabi' }, { text: '2 eggs' }],
    instructions: [{ description: 'Fry everything.' }],
  };
  const { data, errors } = await ask<{ submitRecipe: { recipe: { id: string } } }>(here, query, { input });
  expect(errors).toBeUndefined();
  return data?.submitRecipe.recipe.id ?? '';
}

/** Publishes a new recipe. @returns its id */
async function publish(title: string): Promise<string> {
  const id = await submit(title);
  await review({ id, decision: 'APPROVE' });
  return id;
}

async function review(input: object): Promise<void> {
  const { errors } = await ask(
    here,
    'mutation Review($input: ReviewRecipeInput!) { reviewRecipe(input: $input) { recipe { status } } }',
    { input },
  );
  expect(errors).toBeUndefined();
}

/** Asked as a visitor: its own cook finds a recipe in any state. */
async function isFound(server: RunningServer, id: string): Promise<boolean> {
  const query =
    'query Find($input: SearchRecipesInput!) { searchRecipes(input: $input, first: 100) { nodes { recipe { id } } } }';
  const { data } = await ask<{ searchRecipes: { nodes: { recipe: { id: string } }[] } }>(
    server,
    query,
    { input: { ingredients: ['kohlrabi', 'egg'] } },
    '',
  );
  return data?.searchRecipes.nodes.some(({ recipe }) => recipe.id === id) ?? false;
}

/** Waits until a search of the second process finds the recipe, or does not any more. @returns how long it took, in milliseconds */
async function until(isThere: boolean, id: string): Promise<number> {
  const started = performance.now();
  while ((await isFound(there, id)) !== isThere) {
    if (performance.now() - started > 20_000) throw new Error('not within 20 seconds');
    await pause(20);
  }
  return performance.now() - started;
}

/** The middle of an odd number of times: one moment in which the machine does something else tells nothing. */
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Infinity;

test('a recipe published by one process is found by the other within a second, and a rejected one is gone within a second', async () => {
  const times = { found: [] as number[], gone: [] as number[] };
  for (const title of ['with eggs', 'in cream', 'fried']) {
    const id = await publish(`Kohlrabi ${title}`);
    times.found.push(await until(true, id));
    await submit(`Kohlrabi ${title}, better`, id);
    await review({ id, decision: 'REJECT', reason: 'We have it twice.' });
    times.gone.push(await until(false, id));
  }
  expect(median(times.found)).toBeLessThan(1_000);
  expect(median(times.gone)).toBeLessThan(1_000);
});

test('a restart of the database loses no change, neither from before it nor from after', async () => {
  const before = await publish('Kohlrabi before');
  await killDatabase();
  await Promise.all([becomesReady(here.url), becomesReady(there.url)]);
  const after = await publish('Kohlrabi after');
  await until(true, before);
  await until(true, after);
});

/** Ends PostgreSQL at once; the process that keeps it starts it again. */
async function killDatabase(): Promise<void> {
  const { url } = JSON.parse(readFileSync(join(dataDir, 'larder.lock'), 'utf8')) as { url: string };
  const admin = new pg.Client({ connectionString: url });
  admin.on('error', () => undefined);
  await admin.connect();
  const [row] = (
    await admin.query<{ pid: number }>(
      `select (regexp_match(pg_read_file('postmaster.pid'), '^(\\d+)'))[1]::int as pid`,
    )
  ).rows;
  process.kill(row?.pid ?? 0, 'SIGKILL');
  await new Promise((resolve) => admin.once('end', resolve));
}
