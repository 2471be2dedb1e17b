import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { GOOD_PASSWORD } from '../support/clients.ts';
import { httpClient } from '../support/http-client.ts';
import { drawPhoto, upload } from '../support/photos.ts';
import { buildah, canBuild, containerOf, isThere, type Container } from './image/container.ts';

const IMAGE = 'localhost/larder-nightly';
/** Every package is fetched and every file is built, on two cores in about six minutes. */
const BUILD_MS = 2_400_000;
const MEGABYTES_MAX = 450;

if (!canBuild) console.warn('The image is not tried: only root may, with buildah and debootstrap installed.');
const whereBuilt = canBuild ? describe : describe.skip;

whereBuilt('the image of the Dockerfile', () => {
  let folder: string;
  const databases: TestDatabase[] = [];
  const containers: Container[] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'larder-image-'));
    const env = { ...process.env, NODE: process.execPath };
    execFileSync(resolve('tests/nightly/image/build.sh'), [IMAGE], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  }, BUILD_MS);
  afterAll(async () => {
    for (const container of containers) await container.remove();
    for (const database of databases) await database.drop();
    if (isThere(IMAGE)) buildah('rmi', IMAGE);
    rmSync(folder, { recursive: true, force: true });
  });

  /** A container with an empty database on the PostgreSQL of this run. */
  const freshContainer = async (): Promise<Container> => {
    const database = await createDatabase();
    databases.push(database);
    const container = containerOf(IMAGE, folder, database.url);
    containers.push(container);
    return container;
  };

  test(`takes ${MEGABYTES_MAX} MB at most`, () => {
    const size = buildah('images', '--format', '{{.Size}}', IMAGE).trim();
    expect(size).toMatch(/^[\d.]+ MB$/);
    expect(parseFloat(size)).toBeLessThanOrEqual(MEGABYTES_MAX);
  });

  test(
    'starts on an empty database, finds dishes and keeps photos; its backup brings every row and photo into another',
    async () => {
      const first = await freshContainer();
      const { photo, cookies } = await useIt(await first.serve());
      const counted = first.larder('backup', '/backups/all.tar');
      await first.stop();
      expect(counted).toMatch(/^Backed up: [\d,]+ rows of \d+ tables, [1-9]\d* files\.\n$/);

      const second = await freshContainer();
      second.larder('restore', '/backups/all.tar');
      expect(second.larder('backup', '/backups/again.tar')).toBe(counted);
      const cook = httpClient(await second.serve());
      for (const [name, value] of cookies) cook.cookies.set(name, value);
      const answer = await cook.get(photo.path);
      expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, photo.bytes]);
    },
    BUILD_MS,
  );
});

/** Signs a cook up, searches, and uploads a photo and looks at it. */
async function useIt(url: string) {
  const cook = httpClient(url);
  const { data } = await cook.graphql<{ signUp: { user: { id: string } } }>(
    `mutation { signUp(input: { username: "harbour-cook", password: "${GOOD_PASSWORD}" }) { user { id } } }`,
  );
  expect(data.signUp.user.id).toEqual(expect.any(String));
  expect((await cook.get('/readyz')).status).toBe(200);
  const found = (await (await cook.get('/api/recipes?ingredients=eggs,spinach,feta')).json()) as { total: number };
  expect(found.total).toBeGreaterThan(0);
  const told = await upload(cook, await drawPhoto().png().toBuffer(), 'image/png');
  const { pathname: path, search } = new URL(told.url, url);
  const shown = await cook.get(path + search);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  return { photo: { path: path + search, bytes: Buffer.from(await shown.arrayBuffer()) }, cookies: cook.cookies };
}
