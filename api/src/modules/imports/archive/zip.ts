import { inflateRawSync } from 'node:zlib';
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
export const isZip = (bytes: Uint8Array): boolean => bytes.length > 4 && viewOf(bytes).getUint32(0, true) === LOCAL;

/** The files of a zip archive (APPNOTE 6.3, without ZIP64 and passwords), by its list of files, or where that is torn off by the files themselves. */
export function zipContent(bytes: Uint8Array): ZipContent {
  const listed = listedEntries(bytes);
  return listed ? { entries: listed, isTorn: false } : { entries: foundEntries(bytes), isTorn: true };
}

function listedEntries(bytes: Uint8Array): Entry[] | undefined {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  const count = Math.min(view.getUint16(end + 10, true), FILES_MAX);
  for (let number = 0; number < count; number++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) return undefined;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const head = { flags: view.getUint16(at + 8, true), method: view.getUint16(at + 10, true) };
    const size = view.getUint32(at + 20, true);
    const local = view.getUint32(at + 42, true);
    const path = nameOf(bytes.subarray(at + 46, at + 46 + name), head.flags);
    entries.push({ path, bytes: () => unpacked(bytes, dataAt(view, local), size, head.method) });
    at += 46 + name + extra + comment;
  }
  return entries;
}

function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - END_SEARCH); at--)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

/** The whole files before the tear: one whose data end too early is left out. */
function foundEntries(bytes: Uint8Array): Entry[] {
  const view = viewOf(bytes);
  const entries: Entry[] = [];
  let at = 0;
  while (at + 30 <= bytes.length && entries.length < FILES_MAX && view.getUint32(at, true) === LOCAL) {
    const [flags, method] = [view.getUint16(at + 6, true), view.getUint16(at + 8, true)];
    const data = dataAt(view, at);
    const path = nameOf(bytes.subarray(at + 30, at + 30 + view.getUint16(at + 26, true)), flags);
    const size = flags & SIZES_BEHIND ? packedSize(bytes, data, method) : view.getUint32(at + 18, true);
    if (size === undefined || data + size > bytes.length) break;
    entries.push({ path, bytes: () => unpacked(bytes, data, size, method) });
    at = data + size + (flags & SIZES_BEHIND ? behindOf(view, data + size) : 0);
  }
  return entries;
}

function dataAt(view: DataView, local: number): number {
  if (local + 30 > view.byteLength) throw new UnpackError('it is torn');
  return local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
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
function unpacked(bytes: Uint8Array, data: number, size: number, method: number): Uint8Array {
  if (data + size > bytes.length) throw new UnpackError('it is damaged: it cannot be unpacked');
  const packed = bytes.subarray(data, data + size);
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
