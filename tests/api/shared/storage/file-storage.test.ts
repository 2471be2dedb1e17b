import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSilent, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { FileStorage } from '../../../../api/src/shared/storage/file-storage.ts';
import { LocalStorage } from '../../../../api/src/shared/storage/local-storage.ts';
import { S3Storage } from '../../../../api/src/shared/storage/s3-storage.ts';
import { verifyUpload, signUpload } from '../../../../api/src/shared/storage/upload-signature.ts';
import { S3_KEYS, startS3 } from '../../../support/s3-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A storage that runs, and how a browser sends a file to an address of it. */
interface Running {
  storage: FileStorage;
  send(url: string, body: string, contentType: string): Promise<number>;
  close(): Promise<unknown>;
}

async function keysOf(storage: FileStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.keys()) keys.push(key);
  return keys.sort();
}

/** Sends a file to an address of ours, as a browser would. */
async function sendToUs(storage: FileStorage, url: string, body: string, contentType: string): Promise<number> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const said = Object.fromEntries(searchParams) as unknown as Parameters<typeof verifyUpload>[2];
  const sent = { contentType, length: undefined, body: Readable.from([Buffer.from(body)]) };
  const refusal = await storage.receive(pathname.replace('/api/uploads/', ''), said, sent);
  return refusal === undefined ? 200 : 403;
}

async function startLocal(): Promise<Running> {
  const storage = new LocalStorage(mkdtempSync(join(folder, 'local-')));
  return { storage, send: (...file) => sendToUs(storage, ...file), close: async () => undefined };
}

/** @param isDirect whether browsers are told the store's address */
async function startBucket(isDirect: boolean): Promise<Running> {
  const { endpoint, close } = await startS3();
  const storage = new S3Storage({
    bucket: 'larder',
    region: 'us-east-1',
    ...S3_KEYS,
    endpoint,
    publicEndpoint: isDirect ? endpoint : undefined,
  });
  await storage.prepare();
  await storage.prepare();
  const sendToStore: Running['send'] = async (url, body, contentType) =>
    (await fetch(url, { method: 'PUT', body, headers: { 'content-type': contentType } })).status;
  return {
    storage,
    send: isDirect ? sendToStore : (...file) => sendToUs(storage, ...file),
    close: async () => close(),
  };
}

describe.each([
  ['a folder', startLocal],
  ['an S3-compatible store behind us', () => startBucket(false)],
  ['an S3-compatible store that browsers reach', () => startBucket(true)],
])('%s', (_name, start) => {
  let running: Running;
  let storage: FileStorage;
  beforeAll(async () => {
    running = await start();
    storage = running.storage;
  });
  afterAll(() => running.close());

  const bytes = (content: string): Uint8Array => new TextEncoder().encode(content);
  const read = async (key: string, limit = 1_000): Promise<string | null> => {
    const found = await storage.read(key, limit);
    return found && new TextDecoder().decode(found);
  };
  const opened = async (key: string): Promise<string | null> => {
    const stream = await storage.open(key);
    return stream && text(stream);
  };

  test('gives back what was stored, whole or as a stream, and the newest of it', async () => {
    await storage.write('photos/a/1/full.webp', bytes('first'), 'image/webp');
    await storage.write('photos/a/1/full.webp', bytes('second'), 'image/webp');
    expect(await read('photos/a/1/full.webp')).toBe('second');
    expect(await opened('photos/a/1/full.webp')).toBe('second');
  });

  test('has nothing where nothing was stored, and no folder passes for a file', async () => {
    await storage.write('photos/b/1/full.webp', bytes('there'), 'image/webp');
    for (const key of ['photos/b/2/full.webp', 'photos/b/1', 'photos/b/1/full.webp/more']) {
      expect(await opened(key)).toBeNull();
    }
    expect(await read('photos/b/2/full.webp')).toBeNull();
  });

  test('reads no file that is larger than wanted', async () => {
    await storage.write('photos/c/1/full.webp', bytes('12345'), 'image/webp');
    expect(await read('photos/c/1/full.webp', 5)).toBe('12345');
    expect(await read('photos/c/1/full.webp', 4)).toBeNull();
  });

  test('removes a file, a folder with all in it, or nothing, and never a neighbour', async () => {
    for (const key of [
      'photos/d/upload',
      'photos/d/1/full.webp',
      'photos/d/1/thumb.webp',
      'photos/d/10/full.webp',
      'photos/dd/1/full.webp',
    ])
      await storage.write(key, bytes(key), 'image/webp');
    await storage.remove('photos/d/upload');
    await storage.remove('photos/d/1');
    await storage.remove('photos/unknown');
    expect([
      await read('photos/d/upload'),
      await read('photos/d/1/full.webp'),
      await read('photos/d/1/thumb.webp'),
    ]).toEqual([null, null, null]);
    expect(await read('photos/d/10/full.webp')).toBe('photos/d/10/full.webp');
    await storage.remove('photos/d');
    expect([await read('photos/d/10/full.webp'), await read('photos/dd/1/full.webp')]).toEqual([
      null,
      'photos/dd/1/full.webp',
    ]);
  });

  test('takes a file at its signed address', async () => {
    const url = await storage.uploadUrl({
      key: 'photos/e/upload',
      contentType: 'image/png',
      size: 5,
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect(await running.send(url, 'hello', 'image/png')).toBe(200);
    expect(await read('photos/e/upload')).toBe('hello');
  });

  test('tells the keys of all that is stored, in as many pages as it takes', async () => {
    const before = await keysOf(storage);
    const added = [
      'photos/h/1/full.webp',
      'photos/h/1/thumb.webp',
      'photos/h/upload',
      'covers/h.webp',
      'photos/i/upload',
    ];
    for (const key of added) await storage.write(key, bytes(key), 'image/webp');
    expect(await keysOf(storage)).toEqual([...before, ...added].sort());
  });

  test.each([
    '../secret',
    'a/../../b',
    '.secret',
    'photos//x',
    '/etc/passwd',
    'photos/\0',
    'Photos/X',
    '',
    'photos/..',
    String.raw`photos\x`,
  ])('refuses what is no key of ours: %j', async (key) => {
    await expect(storage.read(key, 10)).rejects.toThrow('Not a key');
    await expect(storage.write(key, bytes('x'), 'image/webp')).rejects.toThrow('Not a key');
    await expect(storage.remove(key)).rejects.toThrow('Not a key');
  });
});

test('a file of a folder that is removed as soon as it is open is read all the same', async () => {
  const place = mkdtempSync(join(folder, 'removed-'));
  const storage = new LocalStorage(place);
  const contents = Array.from({ length: 100 }, async (_, at) => {
    const key = `photos/${at}.webp`;
    await storage.write(key, Buffer.from(key));
    const stream = await storage.open(key);
    rmSync(join(place, key));
    return stream && text(stream);
  });
  expect(await Promise.all(contents)).toEqual(contents.map((_, at) => `photos/${at}.webp`));
});

test.each([
  ['a folder', startLocal],
  ['a store behind us', () => startBucket(false)],
])('%s takes a file once, of the size and the type that were announced', async (_name, start) => {
  const { storage, send, close } = await start();
  const expected = { contentType: 'image/png', size: 5, expiresAt: new Date(Date.now() + 60_000) };
  const address = (key: string): Promise<string> => storage.uploadUrl({ ...expected, key });
  expect(await send(await address('photos/j/upload'), 'hello', 'image/png')).toBe(200);
  expect(await send(await address('photos/j/upload'), 'other', 'image/png')).toBe(403);
  for (const [body, type] of [
    ['longer', 'image/png'],
    ['less', 'image/png'],
    ['hello', 'image/gif'],
  ] as const)
    expect(await send(await address('photos/k/upload'), body, type)).toBe(403);
  expect(await keysOf(storage)).toEqual(['photos/j/upload']);
  await close();
});

test('a store that keeps what it was told to remove is not taken at its word', async () => {
  const answers: Record<string, string> = {
    GET: '<ListBucketResult><KeyCount>1</KeyCount><Contents><Key>photos/g/upload</Key></Contents></ListBucketResult>',
    DELETE: '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
  };
  const server = createServer((request, response) =>
    response.writeHead(request.method === 'DELETE' ? 403 : 200).end(answers[request.method ?? '']),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const storage = new S3Storage({
    bucket: 'larder',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    endpoint: `http://127.0.0.1:${port}`,
  });
  const outcome = await storage.remove('photos/g').then(
    () => 'removed',
    (error: { code: string }) => error.code,
  );
  server.closeAllConnections();
  server.close();
  expect(outcome).toBe('UNAVAILABLE');
});

test('a store that never says a word keeps no one waiting, also where the memory is cleared up meanwhile', async () => {
  const sockets: Socket[] = [];
  const silent = createSilent((socket) => void sockets.push(socket.on('error', () => undefined))).listen(
    0,
    '127.0.0.1',
  );
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const settings = { bucket: 'larder', region: 'us-east-1', ...S3_KEYS, endpoint: `http://127.0.0.1:${port}` };
  setFlagsFromString('--expose-gc');
  const clearUp = setInterval(runInNewContext('gc') as () => void, 100);
  const said = new S3Storage(settings).read('photos/a', 10);
  await expect(said).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 60 });
  clearInterval(clearUp);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('the address of a bucket is signed for one type, one size and five minutes', async () => {
  const storage = new S3Storage({
    bucket: 'larder',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    endpoint: 'http://inside:9000',
    publicEndpoint: 'https://photos.example',
  });
  const url = new URL(
    await storage.uploadUrl({
      key: 'photos/f/upload',
      contentType: 'image/png',
      size: 5,
      expiresAt: new Date(Date.now() + 300_000),
    }),
  );
  expect(url.origin).toBe('https://photos.example');
  expect(storage.uploadOrigin).toBe('https://photos.example');
  expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
  expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
  expect(url.href).not.toContain('secret');
});

test('a signature holds for exactly what was signed, until it expires', () => {
  const secret = Buffer.alloc(32, 7);
  const expiresAt = new Date(1_800_000_000_000);
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer({ min: 1 }), fc.string(), (key, contentType, size, other) => {
      const said = signUpload(secret, { key, contentType, size, expiresAt });
      const now = expiresAt.getTime();
      expect(verifyUpload(secret, key, said, now - 1)).toEqual({ key, contentType, size, expiresAt });
      expect(verifyUpload(secret, key, said, now)).toBeNull();
      fc.pre(
        other !== key &&
          other !== contentType &&
          other !== said.signature &&
          other !== said.size &&
          other !== said.expires,
      );
      for (const forged of [
        { ...said, type: other },
        { ...said, size: other },
        { ...said, expires: other },
        { ...said, signature: other },
      ])
        expect(verifyUpload(secret, key, forged, 0)).toBeNull();
      expect(verifyUpload(secret, other, said, 0)).toBeNull();
      expect(verifyUpload(Buffer.alloc(32, 8), key, said, 0)).toBeNull();
    }),
  );
});

test('a secret that a full disk left empty is regenerated, so that an empty secret signs nothing', async () => {
  const place = join(folder, 'emptied');
  mkdirSync(place);
  writeFileSync(join(place, '.secret'), '');
  const storage = new LocalStorage(place);
  const forged = signUpload(new Uint8Array(), {
    key: 'photos/forged',
    contentType: 'image/png',
    size: 3,
    expiresAt: new Date(Date.now() + 60_000),
  });
  expect(
    await storage.receive('photos/forged', forged, {
      contentType: 'image/png',
      length: 3,
      body: Readable.from([Buffer.from('abc')]),
    }),
  ).toBe('not-signed');
});
