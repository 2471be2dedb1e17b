import { linkSync, readFileSync, rmSync, statSync } from 'node:fs';
import { writeWhole } from './write-whole.ts';

/**
 * The secret in a file, for its owner alone, made now if there is none; processes that start together agree on one. It is there whole
 * or not at all: a full disk or a kill must not leave an empty one that is then believed for ever.
 * @throws Error of the file system
 */
export function keptSecret(file: string, make: () => string | Uint8Array): Buffer {
  if (sizeOf(file) === undefined) keep(file, make());
  if (sizeOf(file) === 0) {
    rmSync(file, { force: true });
    keep(file, make());
  }
  return readFileSync(file);
}

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

/** Who comes second takes the secret of the first. */
function keep(file: string, secret: string | Uint8Array): void {
  try {
    writeWhole(file, secret, linkSync);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
