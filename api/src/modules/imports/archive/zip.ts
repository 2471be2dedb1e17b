import { inflateRawSync } from 'node:zlib';
import { inMemory, type ByteSource } from './byte-source.ts';
import type { Entry } from './opened-file.ts';
import { CENTRAL, DEFLATED, END, LOCAL, UTF8_NAMES } from './zip-records.ts';

/** Most that one packed file may hold, in bytes: a recipe with its photo is a hundredth of that. */
export const UNPACKED_MAX = 50_000_000;
/** Most files of one archive. */
const FILES_MAX = 20_000;
/** An end record has 22 bytes and a comment of at most 65,535. */
const END_SEARCH = 65_557;
/** Sizes stand behind the file. */
const SIZES_BEHIND = 0x8;

/** Something packed cannot be had; the message says why, for a person. */
export class UnpackError extends Error {}

/** The files of a zip archive. */
export interface ZipContent {
  entries: Entry[];
  /** Its list of files is not there: what is told is what stood before the tear. */
  isTorn: boolean;
}

/** Whether a file is a zip archive, by its first bytes. */
export const isZip = (file: ByteSource): boolean =>
  file.length > 4 && viewOf(file.read(0, 4)).getUint32(0, true) === LOCAL;

/** The files of a zip archive (APPNOTE 6.3, without ZIP64 and passwords), by its list of files, or where that is torn off by the files themselves. */
export function zipContent(file: ByteSource): ZipContent {
  const listed = listedEntries(file);
  return listed ? { entries: listed, isTorn: false } : { entries: foundEntries(file), isTorn: true };
}

function listedEntries(file: ByteSource): Entry[] | undefined {
  const end = endOf(file);
  if (end === undefined) return undefined;
  const list = file.read(end.list, end.at - end.list);
  const view = viewOf(list);
  const entries: Entry[] = [];
  for (let at = 0, number = 0; number < Math.min(end.count, FILES_MAX); number++) {
    if (at + 46 > list.length || view.getUint32(at, true) !== CENTRAL) return undefined;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const head = { flags: view.getUint16(at + 8, true), method: view.getUint16(at + 10, true) };
    const size = view.getUint32(at + 20, true);
    const local = view.getUint32(at + 42, true);
    const path = nameOf(list.subarray(at + 46, at + 46 + name), head.flags);
    entries.push({ path, bytes: () => unpacked(file, dataAt(file, local), size, head.method) });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** The record at the end: where it is, where the list of files begins, and how many it names. */
function endOf(file: ByteSource): { at: number; list: number; count: number } | undefined {
  const start = Math.max(0, file.length - END_SEARCH);
  const view = viewOf(file.read(start, END_SEARCH));
  for (let at = view.byteLength - 22; at >= 0; at--)
    if (view.getUint32(at, true) === END)
      return { at: start + at, list: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) };
  return undefined;
}

/** The whole files before the tear: one whose data end too early is left out. */
function foundEntries(file: ByteSource): Entry[] {
  const bytes = file.read(0, file.length);
  const held = inMemory(bytes);
  const view = viewOf(bytes);
  const entries: Entry[] = [];
  let at = 0;
  while (at + 30 <= bytes.length && entries.length < FILES_MAX && view.getUint32(at, true) === LOCAL) {
    const [flags, method] = [view.getUint16(at + 6, true), view.getUint16(at + 8, true)];
    const data = dataAt(held, at);
    const path = nameOf(bytes.subarray(at + 30, at + 30 + view.getUint16(at + 26, true)), flags);
    const size = flags & SIZES_BEHIND ? packedSize(bytes, data, method) : view.getUint32(at + 18, true);
    if (size === undefined || data + size > bytes.length) break;
    entries.push({ path, bytes: () => unpacked(held, data, size, method) });
    at = data + size + (flags & SIZES_BEHIND ? behindOf(view, data + size) : 0);
  }
  return entries;
}

function dataAt(file: ByteSource, local: number): number {
  const head = file.read(local, 30);
  if (head.length < 30) throw new UnpackError('it is torn');
  const view = viewOf(head);
  return local + 30 + view.getUint16(26, true) + view.getUint16(28, true);
}

/** Bytes that a packed file takes, found by unpacking it; undefined where it has no end. */
function packedSize(bytes: Uint8Array, data: number, method: number): number | undefined {
  if (method !== DEFLATED) return undefined;
  try {
    const { engine } = inflateRawSync(bytes.subarray(data), {
      info: true,
      maxOutputLength: UNPACKED_MAX,
    }) as unknown as {
      engine: { bytesWritten: number };
    };
    return engine.bytesWritten;
  } catch {
    return undefined;
  }
}

/** Length of what stands behind a file: its checksum and sizes, with a mark or without. */
function behindOf(view: DataView, at: number): number {
  return at + 4 <= view.byteLength && view.getUint32(at, true) === 0x08074b50 ? 16 : 12;
}

/** @throws Error with why it cannot be had */
function unpacked(file: ByteSource, data: number, size: number, method: number): Uint8Array {
  const packed = file.read(data, size);
  if (packed.length < size) throw new UnpackError('it is damaged: it cannot be unpacked');
  if (method === 0) return packed;
  if (method !== DEFLATED) throw new UnpackError('it is packed in a way that Larder does not know');
  try {
    return inflateRawSync(packed, { maxOutputLength: UNPACKED_MAX });
  } catch (error) {
    throw unpackError(error);
  }
}

/** Why something packed cannot be had. */
export function unpackError(error: unknown): UnpackError {
  const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  const why = isTooMuch ? `it holds more than ${UNPACKED_MAX / 1_000_000} MB` : 'it is damaged: it cannot be unpacked';
  return new UnpackError(why, { cause: error });
}

function nameOf(bytes: Uint8Array, flags: number): string {
  const isUtf8 = (flags & UTF8_NAMES) !== 0 || Buffer.from(bytes).toString('utf8').includes('\uFFFD') === false;
  return Buffer.from(bytes)
    .toString(isUtf8 ? 'utf8' : 'latin1')
    .replaceAll('\\', '/');
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
