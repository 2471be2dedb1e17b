import { readFileSync } from 'node:fs';

/** One field: quoted, with doubled quotes inside, or bare up to the next comma or line end. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** The rows of a CSV file (RFC 4180) as objects by the names in its first line. */
export function readCsv(path: string): Record<string, string>[] {
  const [header = [], ...rows] = parseCsv(readFileSync(path, 'utf8'));
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
}

function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length; at = FIELD.lastIndex) {
    FIELD.lastIndex = at;
    const [, quoted, bare, end] = FIELD.exec(text) ?? [];
    if (end === undefined) throw new SyntaxError(`stray quote at character ${at}`);
    row.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
