import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf } from '../../support/clients.ts';
import { complete, drawPhoto, put, sign, upload } from '../../support/photos.ts';

let app: TestApp;
beforeAll(async () => void (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

const WRONG_TYPE = 'Invalid file type. Only JPEG, PNG, and WebP images are supported.';
const DAMAGED = 'This file is damaged and cannot be read as a photo. Try another.';
const HTML = Buffer.from('<!doctype html><script>alert(document.domain)</script>');

async function outcome(bytes: Uint8Array, contentType: string): Promise<string | undefined> {
  const client = clientOf(app);
  const { imageId, uploadUrl } = await sign(client, contentType, bytes.length);
  await put(client, uploadUrl, bytes, contentType);
  const { errors } = await complete(client, imageId);
  return errors?.[0]?.message;
}

/** A valid PNG of one colour, without ever holding its pixels. */
function hugePng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const crc32 = (bytes: Buffer): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
};

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string, string]>([
  ['a web page that says it is a PNG', () => HTML, 'image/png', WRONG_TYPE],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'image/png', WRONG_TYPE],
  [
    'a GIF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
        .gif()
        .toBuffer(),
    'image/webp',
    WRONG_TYPE,
  ],
  ['a JPEG that says it is a PNG', () => drawPhoto().jpeg().toBuffer(), 'image/png', WRONG_TYPE],
  [
    'the first bytes of a JPEG before a web page',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), HTML]),
    'image/jpeg',
    DAMAGED,
  ],
  [
    'the first bytes of a PNG before an SVG',
    () =>
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      ]),
    'image/png',
    DAMAGED,
  ],
  [
    'a JPEG that ends half-way',
    async () => (await drawPhoto(800, 600).jpeg().toBuffer()).subarray(0, 4_000),
    'image/jpeg',
    DAMAGED,
  ],
  [
    'a PNG that ends half-way',
    async () => (await drawPhoto(800, 600).png().toBuffer()).subarray(0, 1_500),
    'image/png',
    DAMAGED,
  ],
  [
    'a WebP that ends half-way',
    async () => (await drawPhoto(800, 600).webp().toBuffer()).subarray(0, 1_000),
    'image/webp',
    DAMAGED,
  ],
  [
    '256 megapixels in 31 kB',
    () => hugePng(16_000, 16_000),
    'image/png',
    'This photo has too many pixels. Up to 24 megapixels are possible.',
  ],
  [
    'a pixel more than 24 megapixels, in one row',
    () => hugePng(24_000_001, 1),
    'image/png',
    'This photo has too many pixels. Up to 24 megapixels are possible.',
  ],
])('%s is refused', async (_what, make, contentType, message) => {
  expect(await outcome(await make(), contentType)).toBe(message);
});

test('a photo of exactly 24 megapixels is taken', async () => {
  expect(await outcome(hugePng(6_000, 4_000), 'image/png')).toBeUndefined();
});

test.each([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
] as const)('what is hidden behind the picture of a %s is not in what is served', async (type, format) => {
  const { url } = await upload(clientOf(app), Buffer.concat([await drawPhoto()[format]().toBuffer(), HTML]), type);
  const { rawPayload } = await app.app.inject({ url });
  expect(rawPayload.includes('<script>')).toBe(false);
  expect((await sharp(rawPayload).metadata()).format).toBe('webp');
});

test('where a photo was taken and with what goes, and it stands upright first', async () => {
  const exif = {
    IFD0: { Make: 'Spycam', Copyright: 'Somebody' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
  };
  const taken = await drawPhoto(400, 200).jpeg().withMetadata({ orientation: 6, exif }).toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  expect(taken.includes('Spycam')).toBe(true);
  const { url, thumbnailUrl, width, height } = await upload(clientOf(app), taken, 'image/jpeg');
  expect({ width, height }).toEqual({ width: 200, height: 400 });
  for (const address of [url, thumbnailUrl]) {
    const { rawPayload } = await app.app.inject({ url: address });
    const { exif, xmp, iptc, icc, orientation } = await sharp(rawPayload).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(rawPayload.includes('Spycam')).toBe(false);
  }
});

test('a file that was refused leaves nothing behind', async () => {
  await outcome(HTML, 'image/png');
  const em = app.database.orm.em.fork();
  expect(await em.execute('select 1 from photo where version = 0')).toEqual([]);
  expect(await em.execute('select 1 from file_removal')).toEqual([]);
});
