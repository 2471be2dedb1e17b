import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanUpPhotos } from '../../../api/src/modules/photos/photo-cleanup.ts';
import { LocalStorage } from '../../../api/src/shared/storage/local-storage.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp } from '../../support/clients.ts';
import { complete, drawPhoto, put, sign, upload } from '../../support/photos.ts';

let app: TestApp;
beforeAll(async () => void (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

const query = (sql: string, params: unknown[] = []): Promise<Record<string, unknown>[]> =>
  app.database.orm.em.fork().execute(sql, params);
const servedBytes = async (url: string): Promise<Buffer> => (await app.app.inject({ url })).rawPayload;

test.each([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
] as const)('a photo of type %s is announced, sent, accepted and served in two sizes', async (type, format) => {
  const cook = await signUp(app);
  const photo = await upload(cook, await drawPhoto(1200, 900)[format]().toBuffer(), type);
  expect(photo).toMatchObject({ version: 1, width: 1200, height: 900, altText: null });
  expect(await sharp(await servedBytes(photo.url)).metadata()).toMatchObject({
    format: 'webp',
    width: 1200,
    height: 900,
  });
  expect(await sharp(await servedBytes(photo.thumbnailUrl)).metadata()).toMatchObject({
    format: 'webp',
    width: 480,
    height: 360,
  });
});

test('it is served as a picture and nothing else, for ever, at an address of its own', async () => {
  const photo = await upload(await signUp(app), await drawPhoto().png().toBuffer(), 'image/png');
  const { headers } = await app.app.inject({ url: photo.url });
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `sandbox; default-src 'none'`,
    'content-disposition': 'inline; filename="photo.webp"',
    'cache-control': 'private, max-age=31536000, immutable',
  });
});

test.each([
  [
    'a type that is none of ours',
    { contentType: 'image/gif', size: 10 },
    'contentType',
    'Invalid file type. Only JPEG, PNG, and WebP images are supported.',
  ],
  [
    'a byte more than 5 MB',
    { contentType: 'image/png', size: 5_242_881 },
    'size',
    'File is too large. Maximum size is 5MB.',
  ],
  ['nothing', { contentType: 'image/png', size: 0 }, 'size', 'The file is empty.'],
])('%s is refused when it is announced', async (_what, file, field, message) => {
  const { errors } = await clientOf(app).graphql(
    'mutation S($input: SignUploadInput!) { signUpload(input: $input) { imageId } }',
    { input: { filename: 'x', ...file } },
  );
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
});

test.each(['../../etc/passwd', 'a\0b.png', 'C:\\boot.ini', 'x'.repeat(10_000), ''])(
  'the name of a file does nothing (%#)',
  async (filename) => {
    const cook = await signUp(app);
    const bytes = await drawPhoto().png().toBuffer();
    const { imageId, uploadUrl } = await sign(cook, 'image/png', bytes.length, filename);
    expect(new URL(uploadUrl).pathname).toBe(`/api/uploads/photos/${imageId}/upload`);
    expect((await put(cook, uploadUrl, bytes, 'image/png')).status).toBe(204);
  },
);

describe('the address of an upload', () => {
  const bytes = Buffer.from('not looked at before it is complete');
  const ticket = async () => sign(await signUp(app), 'image/png', bytes.length);
  const send = (url: string, body: Uint8Array = bytes, type = 'image/png') => put(clientOf(app), url, body, type);

  test.each(['type', 'size', 'expires', 'signature'])(
    'is refused with one character of its %s changed',
    async (part) => {
      const url = new URL((await ticket()).uploadUrl);
      const value = url.searchParams.get(part) ?? '';
      url.searchParams.set(part, value.slice(0, -1) + String.fromCharCode(value.charCodeAt(value.length - 1) ^ 1));
      expect((await send(url.href)).status).toBe(403);
    },
  );

  test("is refused for another's photo, an unknown one, and anything else that is stored", async () => {
    const [one, other] = [await ticket(), await ticket()];
    for (const path of [
      `photos/${other.imageId}/upload`,
      'photos/00000000-0000-4000-8000-000000000000/upload',
      `photos/${one.imageId}/1/full.webp`,
      '.secret',
      '..%2f..%2fx',
    ]) {
      expect((await send(one.uploadUrl.replace(`photos/${one.imageId}/upload`, path))).status).toBe(403);
    }
  });

  test('is refused with another type or another length', async () => {
    const { uploadUrl } = await ticket();
    expect((await send(uploadUrl, bytes, 'text/html')).status).toBe(403);
    expect((await send(uploadUrl, Buffer.concat([bytes, bytes]))).status).toBe(403);
    expect((await send(uploadUrl, bytes.subarray(1))).status).toBe(403);
    expect((await send(uploadUrl)).status).toBe(204);
  });

  test('works once, also when two send at the same time', async () => {
    const { uploadUrl } = await ticket();
    const answers = await Promise.all([send(uploadUrl), send(uploadUrl), send(uploadUrl)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403, 403]);
    expect((await send(uploadUrl)).status).toBe(403);
  });

  test('is dead once the photo has been accepted', async () => {
    const cook = await signUp(app);
    const picture = await drawPhoto().png().toBuffer();
    const { imageId, uploadUrl } = await sign(cook, 'image/png', picture.length);
    await put(cook, uploadUrl, picture, 'image/png');
    await complete(cook, imageId);
    expect((await put(cook, uploadUrl, picture, 'image/png')).status).toBe(403);
  });
});

test('an upload that is larger than announced, without a length, is cut off', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const { uploadUrl } = await sign(await signUp(app), 'image/png', 1_000);
  const { pathname, search } = new URL(uploadUrl);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const outgoing = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method: 'PUT',
        path: pathname + search,
        headers: { 'content-type': 'image/png', 'transfer-encoding': 'chunked' },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    outgoing.on('error', reject);
    // The rest of the six megabytes is never sent: the answer comes before.
    outgoing.write(Buffer.alloc(500_000));
  });
  expect(status).toBe(413);
});

test('what has not arrived cannot be accepted, and what was accepted is given again', async () => {
  const cook = await signUp(app);
  const bytes = await drawPhoto().jpeg().toBuffer();
  const { imageId, uploadUrl } = await sign(cook, 'image/jpeg', bytes.length);
  expect(codeOf(await complete(cook, imageId))).toBe('CONFLICT');
  await put(cook, uploadUrl, bytes, 'image/jpeg');
  const [one, other] = await Promise.all([complete(cook, imageId), complete(cook, imageId)]);
  expect(other.data).toEqual(one.data);
  expect((await complete(cook, imageId)).data).toEqual(one.data);
});

describe('where the store removes nothing for a while', () => {
  /** Files in a folder that can refuse to go. */
  class StuckStorage extends LocalStorage {
    isStuck = true;

    override async remove(keyOrFolder: string): Promise<void> {
      if (this.isStuck) throw new Error('The store does not answer.');
      return super.remove(keyOrFolder);
    }
  }

  test('a photo is accepted all the same, and the file as it came, which may say where it was taken, goes with the next sweep', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-stuck-'));
    const files = new StuckStorage(folder);
    const other = await createApp({ catalogue: false, files });
    const photo = await upload(await signUp(other), await drawPhoto().jpeg().toBuffer(), 'image/jpeg').catch(
      (error: Error) => error.message,
    );
    files.isStuck = false;
    await cleanUpPhotos(other.database.orm.em.fork(), files);
    const [row] = await other.database.orm.em.fork().execute<{ id: string }[]>('select id from photo');
    const kept = await files.read(`photos/${row?.id}/upload`, Infinity);
    await other.close();
    rmSync(folder, { recursive: true });
    expect(photo).toMatchObject({ version: 1 });
    expect(kept).toBeNull();
  });
});

test("a photo is its owner's alone: to everybody else it is not there", async () => {
  const [visitor, cook] = [clientOf(app), await signUp(app)];
  const bytes = await drawPhoto().png().toBuffer();
  for (const owner of [visitor, cook]) {
    const { id } = await upload(owner, bytes, 'image/png');
    for (const other of [clientOf(app), await signUp(app)]) {
      expect(codeOf(await complete(other, id))).toBe('NOT_FOUND');
      expect(
        codeOf(
          await other.graphql('mutation D($id: ID!) { deletePhoto(input: { id: $id }) { photo { id } } }', { id }),
        ),
      ).toBe('NOT_FOUND');
    }
    expect(codeOf(await complete(owner, id))).toBeUndefined();
  }
});

test('a visitor who signs up keeps the photos of this browser', async () => {
  const visitor = clientOf(app);
  const { id } = await upload(visitor, await drawPhoto().png().toBuffer(), 'image/png');
  const { errors } = await visitor.graphql(
    'mutation { signUp(input: { username: "was-a-visitor", password: "wooden spoon orbit" }) { user { id } } }',
  );
  expect(errors).toBeUndefined();
  expect(codeOf(await complete(visitor, id))).toBeUndefined();
});

test('a cook has 200 photos a day, the visitors from one address 100 together', async () => {
  const address = '198.51.100.7';
  await query('delete from attempt');
  for (let at = 0; at < 100; at += 5)
    await Promise.all([1, 2, 3, 4, 5].map(() => sign(clientOf(app, { address }), 'image/png', 10)));
  await expect(sign(clientOf(app, { address }), 'image/png', 10)).rejects.toThrow(
    'That was too often in too short a time. Try again in 24 hours.',
  );
  await sign(clientOf(app), 'image/png', 10);
  await sign(await signUp(app, 'in-the-same-house', { address }), 'image/png', 10);
});

test('a cook with 500 photos has no room for more', async () => {
  const cook = await signUp(app);
  await query(
    `insert into photo (id, user_id, content_type, size, version) select gen_random_uuid(), ?, 'image/png', 10, 1 from generate_series(1, 500)`,
    [cook.id],
  );
  await expect(sign(cook, 'image/png', 10)).rejects.toThrow('There is no room for more photos.');
});
