import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { Command } from 'commander';
import sharp from 'sharp';
import { addRecognizeCommand } from '../../../api/src/modules/photos/recognize.command.ts';
import { knowledge } from '../ingredients/starter-foods.ts';

// Each file starts processes of its own, which takes its time on a busy machine.
jest.setTimeout(60_000);

const limes = fileURLToPath(new URL('./pictures/limes.png', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-recognize-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
// What ran before in this process may have left another.
beforeEach(() => {
  process.exitCode = 0;
});
afterEach(() => {
  process.exitCode = 0;
  jest.restoreAllMocks();
});

/** What `recognize` prints. */
async function recognize(...files: string[]): Promise<unknown[]> {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  addRecognizeCommand(program, () => knowledge);
  await program.parseAsync(['recognize', ...files], { from: 'user' });
  return printed.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
}

test('each image is answered with a line of JSON', async () => {
  const [line] = await recognize(limes);
  expect(line).toEqual({
    file: limes,
    recognized: expect.arrayContaining([
      { name: expect.any(String), normalized: expect.any(String), confidence: expect.any(Number) },
    ]),
  });
  expect(process.exitCode ?? 0).toBe(0);
});

test('a file that is no image or not there has a line that says so, the others are still answered, and the exit code is 1', async () => {
  const text = join(folder, 'shopping.txt');
  writeFileSync(text, 'two limes');
  const missing = join(folder, 'missing.jpg');
  expect(await recognize(text, missing, limes)).toEqual([
    { file: text, error: expect.stringMatching(/^The file cannot be read as an image/) },
    { file: missing, error: expect.stringMatching(/^The file cannot be opened/) },
    { file: limes, recognized: expect.any(Array) },
  ]);
  expect(process.exitCode).toBe(1);
});

test('what is wrong with a picture is told in a sentence, not in the words of a library', async () => {
  const [cut, huge] = [join(folder, 'cut.jpg'), join(folder, 'huge.png')];
  writeFileSync(cut, readFileSync(limes).subarray(0, 20));
  writeFileSync(
    huge,
    await sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#000' } })
      .png()
      .toBuffer(),
  );
  expect(await recognize(cut, huge)).toEqual([
    {
      file: cut,
      error:
        'The file cannot be read as an image: it is damaged, or of a kind that Larder cannot read. Try a JPEG, PNG or WebP.',
    },
    { file: huge, error: 'This photo has too many pixels. Up to 50 megapixels are possible.' },
  ]);
});

test('a call without an image is refused', async () => {
  await expect(recognize()).rejects.toThrow("missing required argument 'image'");
});
