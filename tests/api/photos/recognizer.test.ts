import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import type { Recognized } from '../../../api/src/modules/photos/recognizer.ts';
import { BuiltinRecognizer } from '../../../api/src/modules/photos/recognizer/builtin-recognizer.ts';
import { knowledge } from '../ingredients/starter-foods.ts';

// Each file starts processes of its own, which takes its time on a busy machine.
jest.setTimeout(60_000);

const recognizer = new BuiltinRecognizer(() => knowledge);
afterAll(() => recognizer.close());

const drawn = (name: string): Buffer => readFileSync(fileURLToPath(new URL(`./pictures/${name}`, import.meta.url)));
const create = (width: number, height: number) => ({
  create: { width, height, channels: 3 as const, background: '#c83020' },
});

/** The largest difference in confidence between what is seen in two photos. */
function differenceOf(one: Recognized[], other: Recognized[]): number {
  const confidences = new Map(other.map(({ name, confidence }) => [name, confidence]));
  return Math.max(
    ...one.slice(0, 2).map(({ name, confidence }) => Math.abs(confidence - (confidences.get(name) ?? 0))),
  );
}

test('names at most five foods, each once, the surest first, with a food of the catalogue', async () => {
  const seen = await recognizer.recognize(drawn('large.png'), 'cook');
  expect(seen.length).toBeLessThanOrEqual(5);
  expect(new Set(seen.map(({ name }) => name)).size).toBe(seen.length);
  expect(seen.map(({ confidence }) => confidence)).toEqual(
    seen.map(({ confidence }) => confidence).toSorted((a, b) => b - a),
  );
  for (const { confidence } of seen) expect(confidence >= 0 && confidence <= 1).toBe(true);
  for (const { normalized, foodId } of seen)
    expect(normalized === null ? foodId : knowledge.byId(foodId ?? '')?.name).toBe(normalized);
});

test('sees the same in a photo that lies on its side and says so in its EXIF data', async () => {
  const upright = await sharp(drawn('large.png')).jpeg({ quality: 100 }).toBuffer();
  const lying = await sharp(drawn('large.png'))
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(
    differenceOf(await recognizer.recognize(upright, 'cook'), await recognizer.recognize(lying, 'cook')),
  ).toBeLessThan(0.02);
});

test('sees the same whatever the format and size', async () => {
  const png = await recognizer.recognize(drawn('large.png'), 'cook');
  const webp = await sharp(drawn('large.png')).webp({ lossless: true }).toBuffer();
  const twice = await sharp(drawn('large.png'))
    .resize(1024, 1280, { kernel: 'cubic' })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(differenceOf(png, await recognizer.recognize(webp, 'cook'))).toBeLessThan(0.02);
  expect(differenceOf(png, await recognizer.recognize(twice, 'cook'))).toBeLessThan(0.1);
});

test.each<[string, () => Promise<Buffer>]>([
  ['one pixel', () => sharp(create(1, 1)).png().toBuffer()],
  ['a strip', () => sharp(create(3, 4000)).png().toBuffer()],
  ['grey', () => sharp(create(300, 200)).greyscale().jpeg().toBuffer()],
  [
    'transparent',
    () =>
      sharp({ create: { width: 200, height: 300, channels: 4, background: '#00000000' } })
        .png()
        .toBuffer(),
  ],
  ['printing colours', () => sharp(create(200, 200)).toColourspace('cmyk').jpeg().toBuffer()],
  ['16 bits a channel', () => sharp(create(200, 200)).toColourspace('rgb16').png().toBuffer()],
])('takes a picture that is %s', async (_, make) => {
  expect(await recognizer.recognize(await make(), 'cook')).toEqual(expect.any(Array));
});

test('refuses what is no picture, in a sentence', async () => {
  const cutOff = (await sharp(create(800, 800)).jpeg().toBuffer()).subarray(0, 400);
  for (const bytes of [Buffer.from('not a picture'), Buffer.alloc(0), cutOff]) {
    await expect(recognizer.recognize(bytes, 'cook')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(/^The file cannot be read as an image/),
    });
  }
});

test('is not sure of anything in pictures of nothing', async () => {
  const noise = (mean: number, sigma: number) =>
    sharp({
      create: { width: 300, height: 300, channels: 3, background: '#fff', noise: { type: 'gaussian', mean, sigma } },
    })
      .png()
      .toBuffer();
  const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
  const nothing = fc.oneof(
    fc.tuple(fc.integer({ min: 60, max: 200 }), fc.integer({ min: 5, max: 90 })).map(
      ([mean, sigma]) =>
        () =>
          noise(mean, sigma),
    ),
    colour.map(
      ([r, g, b]) =>
        () =>
          sharp({ create: { width: 300, height: 300, channels: 3, background: { r, g, b } } })
            .png()
            .toBuffer(),
    ),
  );
  await fc.assert(
    fc.asyncProperty(nothing, async (make) => {
      const [first] = await recognizer.recognize(await make(), 'cook');
      return (first?.confidence ?? 0) <= 0.7;
    }),
    { numRuns: 16 },
  );
});

test('photos that come at once are all answered, as each alone', async () => {
  const names = ['oranges.png', 'limes.png', 'waves.png', 'large.png', 'oranges.png', 'limes.png'];
  const together = await Promise.all(names.map((name) => recognizer.recognize(drawn(name), 'cook')));
  for (const [index, name] of names.entries())
    expect(together[index]).toEqual(await recognizer.recognize(drawn(name), 'cook'));
});

test('a photo whose request was aborted is not recognised', async () => {
  const aborted = AbortSignal.abort(new Error('gone'));
  await expect(recognizer.recognize(drawn('waves.png'), 'cook', aborted)).rejects.toThrow('gone');
});
