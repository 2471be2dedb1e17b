/**
 * The rows of a text of comma-separated values (RFC 4180; semicolons and tabs part too, where the first row has these) by the names in
 * its first row, in lower case.
 */
export function csvRows(text: string): Record<string, string>[] {
  const [names = [], ...rows] = fieldsOf(text);
  return rows
    .filter((row) => row.some((field) => field !== ''))
    .map((row) => Object.fromEntries(names.map((name, at) => [name.trim().toLowerCase(), row[at] ?? ''])));
}

function fieldsOf(text: string): string[][] {
  const head = text.slice(0, /[\r\n]|$/.exec(text)?.index);
  const parting = [',', ';', '\t'].reduce(
    (most, mark) => (countOf(head, mark) > countOf(head, most) ? mark : most),
    ',',
  );
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const field = fieldAt(text, at, parting);
    rows.at(-1)?.push(field.text);
    at = field.end;
    if (field.isLast && at < text.length) rows.push([]);
  }
  return rows;
}

const countOf = (text: string, mark: string): number => text.split(mark).length;

function fieldAt(text: string, start: number, parting: string): { text: string; end: number; isLast: boolean } {
  const isQuoted = text[start] === '"';
  let close = start;
  if (isQuoted)
    do close = text.indexOf('"', close + 1) + 1 || text.length;
    while (text[close] === '"');
  let end = close;
  while (end < text.length && text[end] !== parting && text[end] !== '\n' && text[end] !== '\r') end++;
  const said = isQuoted ? text.slice(start + 1, close - 1).replaceAll('""', '"') : text.slice(start, end);
  const isLast = text[end] !== parting;
  return { text: said, end: end + (text.startsWith('\r\n', end) ? 2 : 1), isLast };
}
