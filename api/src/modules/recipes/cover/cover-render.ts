import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawCover } from './cover-svg.ts';
import { COVER_WIDTHS } from './cover-widths.ts';
import type { CoverInput } from './cover-rules.ts';

/** More effort saves 6 % of the bytes and doubles the time. */
const WEBP = { quality: 82, effort: 2 } as const;

/** A cover to be drawn. */
export interface CoverJob {
  input: CoverInput;
  /** Path of its files up to their width. */
  stem: string;
}

// One cover takes one core, and no two have the same pixels.
sharp.concurrency(1);
sharp.cache(false);

/** Draws a cover in all widths. @throws Error when the folder cannot be written */
export async function renderCover({ input, stem }: CoverJob): Promise<void> {
  await mkdir(dirname(stem), { recursive: true });
  const { data, info } = await sharp(Buffer.from(drawCover(input)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = (): Sharp => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  for (const width of COVER_WIDTHS) await writeWhole(pixels().resize(width).webp(WEBP), `${stem}-${width}.webp`);
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
