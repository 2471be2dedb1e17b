import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { WorkProcess } from '../../../shared/work-process.ts';
import type { CoverJob } from './cover-render.ts';
import type { CoverInput } from './cover-input.ts';
import { coverEnding, type CoverSize } from './cover-sizes.ts';

/** Counts up with every change of the drawing or its tables, so that older covers are redrawn. */
export const DRAWING = 13;
const RENDERS_AT_ONCE = 2;
/** Longest time for one cover, in milliseconds: a hundred times the usual. */
const RENDER_LIMIT = 30_000;

const PROGRAM = new URL(`./cover-process${extname(import.meta.url)}`, import.meta.url);

/** Short hash of all that a cover is drawn from, for its address: another hash, another picture. */
export function coverVersion(input: CoverInput): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, input]))
    .digest('hex')
    .slice(0, 10);
}

/** Covers as files in a folder, each size drawn when it is first asked for, in a process of their own. */
export class CoverStore {
  /** Where they are. */
  readonly folder: string;
  readonly #process = new WorkProcess<CoverJob, void>(PROGRAM, {
    atOnce: RENDERS_AT_ONCE,
    time: RENDER_LIMIT,
    // A cover is drawn once, for everybody.
    waiting: Infinity,
    perCaller: Infinity,
    busy: 'Many covers are being drawn.',
  });
  /** Renders under way, by their files. */
  readonly #renders = new Map<string, Promise<void>>();

  constructor({ folder }: { folder: string }) {
    this.folder = folder;
  }

  /**
   * Path of a recipe's cover in a size; drawn now if it is not there. Callers at the same time share one drawing.
   * @throws Error when the slug is none, or the folder cannot be written
   */
  async coverFile(input: CoverInput, size: CoverSize): Promise<string> {
    if (!/^[a-z0-9-]+$/.test(input.slug)) throw new Error(`Not a slug: ${input.slug}`);
    const file = join(this.folder, `${input.slug}-${coverVersion(input)}${coverEnding(size)}`);
    if (!existsSync(file)) await this.#rendered({ input, size, file });
    return file;
  }

  /** Ends the process that draws. */
  stop(): void {
    this.#process.stop();
  }

  #rendered(job: CoverJob): Promise<void> {
    const underWay = this.#renders.get(job.file);
    if (underWay) return underWay;
    const render = this.#process.do(job).finally(() => this.#renders.delete(job.file));
    this.#renders.set(job.file, render);
    return render;
  }
}
