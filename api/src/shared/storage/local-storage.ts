import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { keptSecret } from '../kept-secret.ts';
import {
  checkKey,
  isKey,
  type ExpectedFile,
  type FileStorage,
  type SentFile,
  type SignedUpload,
  type UploadRefusal,
} from './file-storage.ts';
import { expectedUpload, signUpload } from './upload-signature.ts';

/** How the name of a file ends that is not whole yet. */
const PASSING = '.tmp';

/** Files in a folder, which the server itself receives. Several processes may share the folder. */
export class LocalStorage implements FileStorage {
  readonly uploadOrigin = null;
  readonly #folder: string;
  readonly #secret: Uint8Array;

  /** @param folder is made when it is not there; it also holds the secret of the signatures */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#secret = keptSecret(join(folder, '.secret'), () => randomBytes(32));
  }

  async uploadUrl(file: ExpectedFile): Promise<string> {
    checkKey(file.key);
    return `/api/uploads/${file.key}?${new URLSearchParams({ ...signUpload(this.#secret, file) })}`;
  }

  async receive(key: string, said: SignedUpload, sent: SentFile): Promise<UploadRefusal | undefined> {
    const expected = expectedUpload(this.#secret, key, said, sent);
    if (!expected) return 'not-signed';
    const path = await this.#place(key);
    const passing = `${path}.${randomUUID()}${PASSING}`;
    try {
      const received = await writeCounted(sent.body, passing, expected.size);
      if (received !== expected.size) return received > expected.size ? 'too-long' : 'too-short';
      // Unlike a rename, a link never replaces what is there: of two who send at once one is refused.
      return await link(passing, path).then(() => undefined, refuseSecond);
    } finally {
      await rm(passing, { force: true });
    }
  }

  async *keys(folder = ''): AsyncIterable<string> {
    // A photo that is deleted meanwhile takes its folder along.
    const entries = (await readdir(join(this.#folder, folder), { withFileTypes: true }).catch(nullIfMissing)) ?? [];
    for (const entry of entries) {
      const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.keys(key);
      else if (isKey(key) && !key.endsWith(PASSING)) yield key;
    }
  }

  async read(key: string, limit: number): Promise<Uint8Array | null> {
    const file = await open(this.#path(key)).catch(nullIfMissing);
    if (!file) return null;
    try {
      return (await file.stat()).size > limit ? null : await file.readFile();
    } finally {
      await file.close();
    }
  }

  async open(key: string): Promise<Readable | null> {
    // Opened here and not by the stream, which would tell too late that the file has gone meanwhile.
    const file = await open(this.#path(key)).catch(nullIfMissing);
    if (!file) return null;
    if ((await file.stat()).isFile()) return file.createReadStream();
    await file.close();
    return null;
  }

  async write(key: string, bytes: Uint8Array): Promise<void> {
    const path = await this.#place(key);
    const passing = `${path}.${randomUUID()}${PASSING}`;
    await writeFile(passing, bytes);
    await rename(passing, path);
  }

  async remove(keyOrFolder: string): Promise<void> {
    await rm(this.#path(keyOrFolder), { recursive: true, force: true });
  }

  #path(key: string): string {
    checkKey(key);
    return join(this.#folder, key);
  }

  async #place(key: string): Promise<string> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true }).catch(sayReadOnly);
    return path;
  }
}

/** Writes what comes until it is more than `most` bytes, and says how many came. The sender can still be answered. */
async function writeCounted(body: Readable, path: string, most: number): Promise<number> {
  const file = await open(path, 'wx');
  let count = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      count += chunk.length;
      if (count > most) break;
      await file.write(chunk);
    }
    return count;
  } finally {
    await file.close();
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

/** Where a disk may only be read, Node finds that the folder it was to make is not there. */
function sayReadOnly(cause: NodeJS.ErrnoException): never {
  throw cause.code === 'ENOENT'
    ? Object.assign(new Error('No folder can be made for this file', { cause }), { code: 'EROFS' })
    : cause;
}

function refuseSecond(error: NodeJS.ErrnoException): UploadRefusal {
  if (error.code === 'EEXIST') return 'used';
  // Its photo was deleted meanwhile, and the folder with it.
  if (error.code === 'ENOENT') return 'not-signed';
  throw error;
}
