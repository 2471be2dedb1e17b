import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawCover } from './cover-svg.ts';
import type { CoverInput } from './cover-input.ts';
import type { CoverSize } from './cover-sizes.ts';

/** More effort saves 6 % of the bytes and doubles the time. */
const WEBP = { quality: 82, effort: 2 } as const;
const JPEG = { quality: 80 } as const;

/** A cover to be drawn. */
export interface CoverJob {
  input: CoverInput;
  size: CoverSize;
  /** Path of its file. */
  file: string;
}

// One cover takes one core, and no two have the same pixels.
sharp.concurrency(1);
sharp.cache(false);

/** Draws a cover in one size, no larger than that. @throws Error when the folder cannot be written */
export async function renderCover({ input, size, file }: CoverJob): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const image = sharp(Buffer.from(drawCover(input, size))).removeAlpha();
  await writeWhole(size === 'preview' ? image.jpeg(JPEG) : image.webp(WEBP), file);
}

/** Under a passing name first: a reader never sees half a file. */
async function writeWhole(image: Sharp, file: string): Promise<void> {
  const passing = `${file}.${randomUUID()}.tmp`;
  try {
    await image.toFile(passing);
    await rename(passing, file);
  } catch (error) {
    await rm(passing, { force: true });
    throw error;
  }
}
