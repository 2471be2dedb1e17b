import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** A page names its encoding in its first kilobyte (HTML, section "Determining the character encoding"). */
const PRESCAN = 1_024;
const CHARSET = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w:-]{2,40})/i;

/**
 * The text of a page from its bytes: by its byte order mark, by the encoding that its server or else its head names, as UTF-8, or else as
 * Windows-1252, which takes any byte. Where it names one by mistake, the bytes themselves may tell UTF-8 and Windows-1252 apart. What does not fit the encoding becomes U+FFFD.
 */
export function decodeHtml(bytes: Uint8Array, charset: string | null = null): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, PRESCAN));
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return decoder(marked).decode(bytes);
  const { encoding } = decoder(charset ?? namedEncoding(head) ?? (isUtf8(bytes) ? 'utf-8' : WESTERN));
  if (ONE_BYTE.test(encoding) && isUtf8(bytes)) return decoder('utf-8').decode(bytes); // no text is that by chance
  const text = decoder(encoding).decode(bytes);
  return encoding === 'utf-8' && isMostlyLost(text) ? decoder(WESTERN).decode(bytes) : text;
}

/** Encodings with a byte for each letter, as the decoder names them. */
const ONE_BYTE = /^(?:windows-|iso-8859-|koi8-|macintosh)/;
/** What Latin-1 is read as (WHATWG, Encoding). */
const WESTERN = 'windows-1252';

/** Whether more letters beyond ASCII were lost than read. */
function isMostlyLost(text: string): boolean {
  const lost = text.match(/\uFFFD/g)?.length ?? 0;
  return lost > 0 && 2 * lost > (text.match(/[^\0-\x7F]/g)?.length ?? 0);
}

/** The `<` with which every page begins: beside a zero it is written in UTF-16, though the mark was left out. */
const LESS_THAN = 0x3c;

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === LESS_THAN && bytes[1] === 0
    ? 'utf-16le'
    : bytes[0] === 0 && bytes[1] === LESS_THAN
      ? 'utf-16be'
      : undefined;
}

/** A head that could be read byte by byte is not written in UTF-16, whatever it says. */
function namedEncoding(head: string): string | undefined {
  return CHARSET.exec(head)?.[1]?.replace(/^utf-?16.*/i, 'utf-8');
}

function decoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
