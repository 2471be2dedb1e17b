import { open } from 'node:fs/promises';
import { badInput } from '../../../shared/errors.ts';
import type { FileStorage } from '../../../shared/storage/file-storage.ts';

/** Largest file, in bytes: some 500 recipes with large pictures. */
export const IMPORT_BYTES_MAX = 200_000_000;
/** A file is stored in pieces of at least so many bytes, so that it is never in memory as a whole. */
const PIECE = 4_000_000;

const pieceKey = (id: string, number: number): string => `imports/${id}/${number}`;

/** Stores a file as it comes. @throws AppError BAD_USER_INPUT when too much comes */
export async function storeFile(files: FileStorage, id: string, body: AsyncIterable<Buffer>): Promise<void> {
  let number = 0;
  for await (const piece of pieces(limited(body)))
    await files.write(pieceKey(id, number++), piece, 'application/octet-stream');
}

/** Brings a stored file to a place of the disk. @returns whether all of it was there */
export async function fetchFile(files: FileStorage, id: string, path: string): Promise<boolean> {
  const file = await open(path, 'w');
  try {
    let number = 0;
    for (; ; number++) {
      const piece = await files.read(pieceKey(id, number), IMPORT_BYTES_MAX);
      if (piece === null) return number > 0;
      await file.write(piece);
    }
  } finally {
    await file.close();
  }
}

async function* pieces(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [chunks, size, isEmpty] = [[] as Buffer[], 0, true];
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PIECE) continue;
    yield Buffer.concat(chunks);
    [chunks, size, isEmpty] = [[], 0, false];
  }
  if (size > 0 || isEmpty) yield Buffer.concat(chunks);
}

async function* limited(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let received = 0;
  for await (const chunk of body) {
    received += chunk.length;
    if (received > IMPORT_BYTES_MAX)
      throw badInput(
        `A file has at most ${IMPORT_BYTES_MAX / 1_000_000} MB. Import it by command, or in parts.`,
        'file',
      );
    yield chunk;
  }
}
