import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawCover } from './cover-svg.ts';
import type { CoverInput } from './dish-rules.ts';
import { takeTurns } from '../../../shared/turns.ts';

/** Widths that covers come in, in pixels; they are four by three. */
export const COVER_WIDTHS = [1200, 800, 480] as const;
/** One of these. */
export type CoverWidth = (typeof COVER_WIDTHS)[number];

/** Counts up with every change of the drawing or its tables, so that covers drawn before are drawn anew. */
export const DRAWING = 2;
const RENDERS_AT_ONCE = 2;
/** More effort saves 6 % of the bytes and doubles the time. */
const WEBP = { quality: 82, effort: 2 } as const;

/** Short hash of all that a cover is drawn from, for its address: another hash, another picture. */
export function coverVersion(input: CoverInput): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, input]))
    .digest('hex')
    .slice(0, 10);
}

/** Covers as WebP files in a folder, drawn when first asked for. */
export class CoverStore {
  /** Where they are. */
  readonly folder: string;
  readonly #inTurn = takeTurns(RENDERS_AT_ONCE);
  /** Renders under way, by the stem of their files. */
  readonly #renders = new Map<string, Promise<void>>();

  constructor({ folder }: { folder: string }) {
    this.folder = folder;
  }

  /**
   * Path of a recipe's cover at a width; drawn now if it is not there, in all widths. Callers at the same time share
   * one drawing.
   * @throws Error when the slug is none, or the folder cannot be written
   */
  async coverFile(input: CoverInput, width: CoverWidth): Promise<string> {
    if (!/^[a-z0-9-]+$/.test(input.slug)) throw new Error(`Not a slug: ${input.slug}`);
    const stem = join(this.folder, `${input.slug}-${coverVersion(input)}`);
    const file = `${stem}-${width}.webp`;
    if (!existsSync(file)) await this.#rendered(stem, input);
    return file;
  }

  #rendered(stem: string, input: CoverInput): Promise<void> {
    const underWay = this.#renders.get(stem);
    if (underWay) return underWay;
    const render = this.#inTurn(() => this.#render(stem, input)).finally(() => this.#renders.delete(stem));
    this.#renders.set(stem, render);
    return render;
  }

  async #render(stem: string, input: CoverInput): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const { data, info } = await sharp(Buffer.from(drawCover(input)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = (): Sharp => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
    for (const width of COVER_WIDTHS) await writeWhole(pixels().resize(width).webp(WEBP), `${stem}-${width}.webp`);
  }
}

/** Under a passing name first: nobody ever reads half a file. */
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
