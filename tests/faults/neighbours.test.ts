import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { tell } from '../support/fault-scale.ts';
import { freePort, startServer, type RunningServer } from '../support/server.ts';

/** What Larder stands beside: each takes a connection and never says a word, or is not there at all. */
let silent: Server;
const sockets = new Set<Socket>();
let dataDir: string;
let server: RunningServer | undefined;
let cookie = '';
let slowest = 0;

beforeAll(async () => {
  silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  dataDir = temporaryDataDir('faults');
  server = await startServer(dataDir, {
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    PUBLIC_URL: 'http://localhost:4000',
    S3_BUCKET: 'photos',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'unknown',
    S3_SECRET_ACCESS_KEY: 'nothing',
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_MODEL: 'silence',
  });
});
afterAll(async () => {
  await server?.stop();
  for (const socket of sockets) socket.destroy();
  silent.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Reply<T> {
  data: T;
  errors?: { message: string; extensions: { code: string; retryAfter?: number } }[];
}

async function ask<T>(query: string, variables: object = {}): Promise<Reply<T>> {
  const began = performance.now();
  const answer = await fetch(`${server?.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });
  cookie ||= answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  slowest = Math.max(slowest, performance.now() - began);
  return answer.json() as Promise<Reply<T>>;
}

test('everything that needs no neighbour works while none of them answers', async () => {
  expect((await fetch(`${server?.url}/readyz`)).status).toBe(200);
  const { errors: refused } = await ask(
    'mutation { signUp(input: { username: "lonely", password: "wooden spoon orbit", email: "lonely@example.org" }) { user { id } } }',
  );
  expect(refused).toBeUndefined();
  const { data } = await ask<{ searchRecipes: { nodes: { recipe: { id: string } }[] } }>(
    '{ searchRecipes(input: { ingredients: ["egg", "tomato"] }) { nodes { recipe { id } } } }',
  );
  const id = data.searchRecipes.nodes[0]?.recipe.id;
  const { errors } = await ask(
    'mutation Keep($id: ID!) { saveRecipe(input: { id: $id }) { recipe { isSaved } } createShoppingList(input: { name: "Friday", recipes: [{ id: $id }] }) { shoppingList { id } } }',
    { id },
  );
  expect(errors).toBeUndefined();
  expect((await fetch(`${server?.url}/recipe/minestrone`, { headers: { accept: 'text/html' } })).status).toBe(200);
  tell('Storage, mail and model are away: everything else', { slowestMs: Math.round(slowest) });
  expect(slowest).toBeLessThan(5_000);
});

test('photos say so in a sentence when their store does not answer, and nothing hangs', async () => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'tomato' } })
    .jpeg()
    .toBuffer();
  const { data } = await ask<{ signUpload: { imageId: string } }>(
    `mutation { signUpload(input: { filename: "a.jpg", contentType: "image/jpeg", size: ${picture.length} }) { imageId } }`,
  );
  const began = performance.now();
  const { errors } = await ask('mutation Done($id: ID!) { completeUpload(input: { imageId: $id }) { photo { id } } }', {
    id: data.signUpload.imageId,
  });
  expect(errors).toMatchObject([
    {
      message: 'Photos cannot be kept or shown just now; everything else works. Try again in a minute.',
      extensions: { code: 'UNAVAILABLE', retryAfter: 60 },
    },
  ]);
  const shown = await fetch(`${server?.url}/images/photos/00000000-0000-4000-8000-000000000000/1/full.webp`);
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '60']);
  tell('Storage is away: photos', { refusedAfterMs: Math.round(performance.now() - began) });
});

test('creative recipes come without the model, and the page says no more of it', async () => {
  const began = performance.now();
  const { data, errors } = await ask<{ searchRecipes: { nodes: object[] } }>(
    '{ searchRecipes(input: { ingredients: ["egg", "tomato", "onion"], mode: CREATIVE }) { nodes { recipe { title } } } }',
  );
  tell('The model is away: creative recipes', { answeredAfterMs: Math.round(performance.now() - began) });
  expect(errors).toBeUndefined();
  expect(data.searchRecipes.nodes.length).toBeGreaterThan(0);
});

test('a list that cannot be mailed now is kept and tried again', async () => {
  const { url } = JSON.parse(readFileSync(join(dataDir, 'larder.lock'), 'utf8')) as { url: string };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('update "user" set email_confirmed_at = now() where email is not null');
  const { data } = await ask<{ shoppingLists: { id: string }[] }>('{ shoppingLists { id } }');
  const { errors } = await ask(
    'mutation Mail($id: ID!) { exportShoppingList(input: { id: $id, format: EMAIL }) { message } }',
    { id: data.shoppingLists[0]?.id },
  );
  expect(errors).toBeUndefined();
  const { rows } = await client.query(
    `select state from pgboss.job where name = 'mail-shopping-list' and state in ('created', 'active', 'retry')`,
  );
  await client.end();
  expect(rows).toHaveLength(1);
});
