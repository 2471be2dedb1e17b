/** One part of a file that holds several, as mails and pages that were saved in one file do (RFC 2045, 2557). */
export interface MimePart {
  /** In lower case: `text/html`. */
  type: string;
  charset: string | null;
  /** The address it had. */
  location: string | null;
  /** What other parts call it, behind `cid:`. */
  id: string | null;
  /** What it holds, decoded. */
  bytes: () => Uint8Array;
}

/** How deep parts in parts are opened. */
const DEPTH_MAX = 5;
const HEADERS_END = /\r?\n\r?\n/;
const FOLDED = /\r?\n[ \t]+/g;

/** The parts of a file, also those in parts, in order; the file itself where it is in one part, and none where it has no headers. */
export function mimeParts(file: Uint8Array): MimePart[] {
  // A character for each byte.
  return partsOf(Buffer.from(file).toString('latin1').trimStart(), DEPTH_MAX);
}

function partsOf(text: string, depth: number): MimePart[] {
  const end = HEADERS_END.exec(text);
  if (!end || depth === 0) return [];
  const headers = headersOf(text.slice(0, end.index));
  const said = headers.get('content-type');
  if (said === undefined) return [];
  const body = text.slice(end.index + end[0].length);
  const boundary = parameter(said, 'boundary');
  const type = said.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type.startsWith('multipart/') && boundary)
    return between(`\n${body}`, `\n--${boundary}`).flatMap((part) => partsOf(part, depth - 1));
  return [
    {
      type,
      charset: parameter(said, 'charset') ?? null,
      location: headers.get('content-location') ?? null,
      id: headers.get('content-id')?.replace(/^<|>$/g, '') ?? null,
      bytes: () => decoded(body, headers.get('content-transfer-encoding')?.toLowerCase()),
    },
  ];
}

function headersOf(text: string): Map<string, string> {
  const lines = text.replace(FOLDED, ' ').split(/\r?\n/);
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
}

function parameter(header: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(header) ?? [];
  return quoted ?? bare;
}

/** What stands between one line of the boundary and the next; the last one may be missing where a file is torn. */
function between(body: string, boundary: string): string[] {
  const parts: string[] = [];
  for (let at = body.indexOf(boundary); at !== -1;) {
    const start = at + boundary.length;
    const next = body.indexOf(boundary, start);
    parts.push(body.slice(start, next === -1 ? undefined : next).trimStart());
    at = next;
  }
  return parts;
}

function decoded(body: string, encoding: string | undefined): Uint8Array {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return Buffer.from(encoding === 'quoted-printable' ? unquoted(body) : body, 'latin1');
}

/** `cr=C3=A8me` as the bytes it stands for; a `=` at the end of a line joins it with the next. */
const unquoted = (text: string): string =>
  text
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
