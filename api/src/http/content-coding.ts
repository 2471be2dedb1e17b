import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body may be packed; null leaves it as it is. */
export type ContentCoding = 'br' | 'gzip' | null;

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** As tight as packing on the way out is: a tighter one takes ten times as long. */
const OPTIONS = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, gzip: {} };

/** The tightest packing that a caller takes, from the `accept-encoding` of a request. */
export function codingFor(accepted: string | undefined): ContentCoding {
  const taken = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}

/** Packs a body. */
export async function pack(body: string, coding: ContentCoding): Promise<Buffer> {
  return coding === null ? Buffer.from(body) : packers[coding](body, OPTIONS[coding]);
}
