/** A quotation mark ends a text where JSON goes on behind it: with a value, a name, or the end. */
const ENDS_TEXT = /\s*(?:$|[}\]:]|\/[/*]|,\s*(?:$|["{[}\],]|\/[/*]|-?\d|true\b|false\b|null\b))/y;
const NEEDLESS_COMMA = /,\s*(?=[,}\]]|$)/y;
const MISSING_VALUE = /:\s*(?=[,}\]])/y;
/** What ends a comment, by the character behind its first slash. */
const COMMENTS = new Map([
  ['/', '\n'],
  ['*', '*/'],
]);
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-f]{4})/iy;

/**
 * JSON with the usual slips of templates made good where what was meant is beyond doubt: control characters and quotation marks in
 * texts and stray backslashes are escaped, comments, needless commas and brackets that close nothing dropped, missing values made null,
 * spaces of other kinds made plain. What else is broken stays so. Takes a time that grows with the length alone.
 */
export function repairJson(text: string): string {
  let depth = 0;
  return rewritten(rewritten(text, /["/]/g, withoutCommentAt), /["[\]{},:]|[^\S \t\n\r]/g, (json, at) => {
    const mark = json[at] ?? '';
    if (mark === '{' || mark === '[') depth += 1;
    if (mark !== '}' && mark !== ']') return repairAt(json, at);
    depth -= 1;
    if (depth >= 0) return { json: mark, end: at + 1 };
    depth = 0;
    return { json: '', end: at + 1 };
  });
}

/** `text` with what stands at every mark, and perhaps behind it, in its repaired form. */
function rewritten(text: string, mark: RegExp, repair: (text: string, at: number) => Repaired): string {
  const pieces: string[] = [];
  let from = 0;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    pieces.push(text.slice(from, found.index));
    const repaired = repair(text, found.index);
    pieces.push(repaired.json);
    from = repaired.end;
    mark.lastIndex = from;
  }
  pieces.push(text.slice(from));
  return pieces.join('');
}

/** A piece of JSON and where it ends in the original. */
interface Repaired {
  json: string;
  end: number;
}

function withoutCommentAt(text: string, at: number): Repaired {
  if (text[at] === '"') return repairText(text, at);
  const closing = COMMENTS.get(text[at + 1] ?? '');
  if (closing === undefined) return { json: '/', end: at + 1 };
  const end = text.indexOf(closing, at + 2);
  return { json: '', end: end === -1 ? text.length : end + closing.length };
}

function repairAt(text: string, at: number): Repaired {
  if (text[at] === '"') return repairText(text, at);
  const comma = matchAt(NEEDLESS_COMMA, text, at);
  if (comma !== undefined) return { json: '', end: at + comma.length };
  const colon = matchAt(MISSING_VALUE, text, at);
  if (colon !== undefined) return { json: ': null', end: at + colon.length };
  return { json: /\s/.test(text[at] ?? '') ? ' ' : (text[at] ?? ''), end: at + 1 };
}

function repairText(text: string, start: number): Repaired {
  const pieces = ['"'];
  const special = /["\\\p{Cc}]/gu;
  let from = start + 1;
  special.lastIndex = from;
  for (let found = special.exec(text); found; found = special.exec(text)) {
    pieces.push(text.slice(from, found.index));
    if (found[0] === '"' && matchAt(ENDS_TEXT, text, found.index + 1) !== undefined)
      return { json: `${pieces.join('')}"`, end: found.index + 1 };
    const escape = matchAt(ESCAPE, text, found.index);
    pieces.push(escape ?? escaped(found[0]));
    from = found.index + (escape ?? found[0]).length;
    special.lastIndex = from;
  }
  return { json: pieces.join('') + text.slice(from), end: text.length };
}

/** A backslash that escapes nothing is left out, as browsers do in scripts. */
function escaped(character: string): string {
  return character === '\\' ? '' : JSON.stringify(character).slice(1, -1);
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
