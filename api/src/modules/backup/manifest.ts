import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { z } from 'zod';

const tableSchema = z.object({
  name: z.string().regex(/^[a-z_]+$/),
  columns: z.array(z.string().regex(/^[a-z_]+$/)),
  key: z.array(z.string().regex(/^[a-z_]+$/)),
  rows: z.number().int().min(0),
  sha256: z.string(),
});

/** What a backup holds: it stands beside the rows, so that a restore can tell whether everything came back. */
export const manifestSchema = z.object({
  larder: z.literal(1, 'This is not a backup that this version of Larder can read.'),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), value: z.string().regex(/^\d+$/) })),
  files: z.number().int().min(0),
});

/** See {@link manifestSchema}. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Counts the rows and the checksum of what flows through it. COPY ends each row with a line feed, and writes none inside. */
export class RowCount extends Transform {
  readonly #hash = createHash('sha256');
  rows = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) this.rows += 1;
    done(null, chunk);
  }

  /** Of everything that has passed. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}
