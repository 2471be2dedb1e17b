import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes of which parts can be had: of a file, or held in memory. */
export interface ByteSource {
  readonly length: number;
  /** `length` bytes from `at` on, or as many as there are. */
  read(at: number, length: number): Uint8Array;
}

/** See {@link ByteSource}. */
export const inMemory = (bytes: Uint8Array): ByteSource => ({
  length: bytes.length,
  read: (at, length) => bytes.subarray(at, at + length),
});

/** The parts of a file, each read when it is asked for: an archive of half a gigabyte need not be held. @throws when it cannot be read */
export function onDisk(path: string): ByteSource {
  return {
    length: withFile(path, (file) => fstatSync(file).size),
    read: (at, length) =>
      withFile(path, (file) => {
        const wanted = Math.max(0, Math.min(length, fstatSync(file).size - at));
        const bytes = new Uint8Array(wanted);
        return bytes.subarray(0, readSync(file, bytes, { position: at }));
      }),
  };
}

function withFile<T>(path: string, work: (file: number) => T): T {
  const file = openSync(path, 'r');
  try {
    return work(file);
  } finally {
    closeSync(file);
  }
}
