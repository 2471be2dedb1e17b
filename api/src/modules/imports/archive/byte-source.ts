import { closeSync, openSync, readSync, statSync } from 'node:fs';

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

/** The parts of a file, each read when it is asked for, so that a large archive is never held whole. @throws when it cannot be read */
export function onDisk(path: string): ByteSource {
  const { size } = statSync(path);
  return { length: size, read: (at, length) => readPart(path, at, Math.max(0, Math.min(length, size - at))) };
}

function readPart(path: string, at: number, length: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(length);
    return bytes.subarray(0, readSync(file, bytes, { position: at }));
  } finally {
    closeSync(file);
  }
}
