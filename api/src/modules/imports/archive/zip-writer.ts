import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { CENTRAL, DEFLATED, END, LOCAL, UTF8_NAMES } from './zip-records.ts';

const deflate = promisify(deflateRaw);

/** A file for an archive. */
export interface ZippedFile {
  /** With `/` between the folders. */
  path: string;
  bytes: Uint8Array;
  /** Whether it is put in as it is, as pictures are small already. */
  isPacked?: boolean;
}

/** 1 January 1980, the first day that a zip can say: equal files make equal archives. */
const DAY = 0x21;
const VERSION = 20;

/**
 * A zip archive of some files (APPNOTE 6.3, without ZIP64: below 4 GB and 65,535 files), one after the other as they come, so that no more
 * than one is held.
 */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer> {
  const list: Buffer[] = [];
  let at = 0;
  for await (const file of files) {
    const name = Buffer.from(file.path);
    const body = file.isPacked ? file.bytes : await deflate(file.bytes);
    const facts = factsOf(file, body.length, name.length);
    const local = Buffer.concat([signed(LOCAL), facts, name, body]);
    list.push(listed(facts, name, at));
    at += local.length;
    yield local;
  }
  yield endOf(list, at);
}

/** What stands both before a file and in the list at the end: version, flags, method, time, checksum, sizes and lengths. */
function factsOf({ bytes, isPacked }: ZippedFile, size: number, name: number): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(isPacked ? 0 : DEFLATED, 4);
  facts.writeUInt16LE(DAY, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(size, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(name, 22);
  return facts;
}

function listed(facts: Buffer, name: Buffer, at: number): Buffer {
  const [version, place] = [Buffer.alloc(2), Buffer.alloc(14)];
  version.writeUInt16LE(VERSION);
  place.writeUInt32LE(at, 10);
  return Buffer.concat([signed(CENTRAL), version, facts, place, name]);
}

function endOf(list: readonly Buffer[], at: number): Buffer {
  const content = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(content.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([content, signed(END), end]);
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
