import type { Readable } from 'node:stream';

/** One file that somebody is about to send. */
export interface ExpectedFile {
  key: string;
  /** Media type. */
  contentType: string;
  /** Exactly so many bytes. */
  size: number;
  expiresAt: Date;
}

/** What the address of an upload says about the file, with the proof that we wrote it. */
export interface SignedUpload {
  type: string;
  size: string;
  /** Milliseconds since 1970. */
  expires: string;
  signature: string;
}

/** What is being sent to a signed address. */
export interface SentFile {
  /** As the sender says. */
  contentType: string;
  /** As the sender says, in bytes, if at all. */
  length: number | undefined;
  body: Readable;
}

/** Why a file that was sent is not taken. */
export type UploadRefusal = 'not-signed' | 'used' | 'too-long' | 'too-short';

/**
 * Where files are kept. A key is a path of letters, digits, dots and dashes between slashes, made by us alone: nothing that a
 * person typed is ever part of it.
 */
export interface FileStorage {
  /** Origin that browsers send files to, where it is not our own. */
  readonly uploadOrigin: string | null;

  /**
   * Address to which its holder may PUT the expected file until it expires. It begins with a slash where the server itself
   * receives the file.
   */
  uploadUrl(file: ExpectedFile): Promise<string>;

  /**
   * Takes a file that is sent to its signed address, once. Bytes are counted as they come; the first one too many ends it.
   * @returns why it was not taken; nothing of it is kept then
   */
  receive(key: string, said: SignedUpload, sent: SentFile): Promise<UploadRefusal | undefined>;

  /** The keys of all files, in no order. */
  keys(): AsyncIterable<string>;

  /** A file's bytes; null when there is none, or it is larger than `limit` bytes. */
  read(key: string, limit: number): Promise<Uint8Array | null>;

  /** A file as a stream; null when there is none. */
  open(key: string): Promise<Readable | null>;

  /** Stores a file; one with this key is replaced, and a reader never sees half of it. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;

  /** Removes a file, or all files of a folder; none is fine too. */
  remove(keyOrFolder: string): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/;

/** Whether it is a key that we could have made. */
export const isKey = (text: string): boolean => KEY.test(text);

/** @throws Error for a key that we did not make */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a key of a stored file: ${JSON.stringify(key.slice(0, 100))}`);
}
