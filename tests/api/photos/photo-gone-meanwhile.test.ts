import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpPhotos } from '../../../api/src/modules/photos/photo-cleanup.ts';
import { LocalStorage } from '../../../api/src/shared/storage/local-storage.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { complete, drawPhoto, put, sign } from '../../support/photos.ts';

/** Tells when a file has been read, which is when its photo begins to be worked on. */
class ToldStorage extends LocalStorage {
  #tell: () => void = () => undefined;

  /** Resolves with the next read. */
  nextRead(): Promise<void> {
    return new Promise((resolve) => (this.#tell = resolve));
  }

  override async read(key: string, limit: number): Promise<Uint8Array | null> {
    const bytes = await super.read(key, limit);
    this.#tell();
    return bytes;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'larder-gone-'));
const files = new ToldStorage(folder);
let app: TestApp;
beforeAll(async () => void (app = await createApp({ catalogue: false, files })));
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const deletePhoto = (cook: Cook, id: string) =>
  cook.graphql('mutation D($id: ID!) { deletePhoto(input: { id: $id }) { photo { id } } }', { id });
// As an account goes, but for the time that checking its password takes.
const deleteAccount = (cook: Cook) => app.database.orm.em.fork().execute('delete from "user" where id = ?', [cook.id]);
const sweep = (): Promise<void> => cleanUpPhotos(app.database.orm.em.fork(), files);

test.each([
  ['its photo', deletePhoto],
  ['its cook', deleteAccount],
])('a photo that is being accepted while %s goes leaves no file behind', async (_what, go) => {
  const bytes = await drawPhoto(3000, 2400).jpeg().toBuffer();
  const cook = await signUp(app);
  const { imageId, uploadUrl } = await sign(cook, 'image/jpeg', bytes.length);
  await put(cook, uploadUrl, bytes, 'image/jpeg');
  const begun = files.nextRead();
  const accepted = complete(cook, imageId);
  await begun;
  await go(cook, imageId);
  await sweep();
  expect((await accepted).errors?.[0]?.extensions.code).toMatch(/^(NOT_FOUND|UNAUTHENTICATED)$/);
  await sweep();
  expect(existsSync(join(folder, 'photos', imageId))).toBe(false);
});
