/** A field behind the directions: `Description:`, `S(Internet Address):`, `T(Bake):`. */
const FIELD =
  /^(?:[ST]\((?<inside>[^()]+)\)|(?<name>Description|Cuisine|Source|Alternate Source|Copyright|Yield|Preparation Time|Start to Finish Time|Ratings))\s*:\s*(?<value>.*)$/i;

/** The directions, and what is stated behind them: each name on a line of its own, its value in quotes below. */
export function fieldsBehind(lines: readonly string[]): { fields: Map<string, string>; directions: readonly string[] } {
  const at = lines.findIndex((line, place) => FIELD.test(line) && isValue(line, lines[place + 1]));
  const fields = new Map<string, string>();
  let last = '';
  for (const line of at === -1 ? [] : lines.slice(at)) {
    const { inside, name = inside, value = '' } = FIELD.exec(line)?.groups ?? {};
    if (name !== undefined) fields.set((last = name.toLowerCase()), value.trim());
    else fields.set(last, `${fields.get(last) ?? ''} ${line.trim()}`.trim());
  }
  for (const [name, value] of fields) fields.set(name, value.replace(/^"\s*|\s*"$/g, ''));
  return { fields, directions: at === -1 ? lines : lines.slice(0, at) };
}

/** A step may begin with such a word: a field has its value in quotes, or nothing beside its name but figures. */
const isValue = (line: string, next = ''): boolean =>
  /:\s*$/.test(line) ? /^\s*"/.test(next) : /:\s*["\d]/.test(line);
