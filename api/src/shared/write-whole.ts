import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file for its owner alone, beside its place, and then puts it there by `place`: a reader never sees half of it, and neither a full disk
 * nor a kill leaves one. `linkSync` never replaces what is there, `renameSync` does.
 * @throws Error of the file system; EEXIST by `linkSync` where there is one
 */
export function writeWhole(file: string, data: string | Uint8Array, place: (from: string, to: string) => void): void {
  const passing = `${file}.${randomUUID()}.tmp`;
  try {
    writeFileSync(passing, data, { flag: 'wx', mode: 0o600 });
    place(passing, file);
  } finally {
    rmSync(passing, { force: true });
  }
}
