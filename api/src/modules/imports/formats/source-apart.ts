import { sourceOf, type SaidSource } from './recipe-format.ts';

/** Heads the lines that say where a recipe comes from. */
const SOURCE_RULE = /^(?:M{5}|[-=]{5})[-=]*\s*(?:quelle|source)\s*[-=]*\s*$/i;
/** Who typed it, and when. */
const TYPIST = /^Erfasst\b|^\*RK\*/i;
/** Lines are broken behind so many letters. */
const WIDTH = 25;

/** The lines under the rule of the source, until an empty one: what they say, and all other lines. */
export function sourceApart(lines: readonly string[]): { source: SaidSource; rest: string[] } {
  const at = lines.findIndex((line) => SOURCE_RULE.test(line));
  if (at === -1) return { source: sourceOf(), rest: [...lines] };
  const behind = lines.slice(at + 1);
  const gap = behind.findIndex((line) => line.trim() === '');
  const [said, rest] = gap === -1 ? [behind, []] : [behind.slice(0, gap), behind.slice(gap)];
  return { source: saidBy(said.map((line) => line.trim())), rest: [...lines.slice(0, at), '', ...rest] };
}

/** The first is the source; only where there is none it is who typed it. */
function saidBy(lines: readonly string[]): SaidSource {
  const said = lines.reduce<string[]>(addStatement, []);
  const [first, ...others] = said.filter((statement) => !TYPIST.test(statement));
  const typed = said.filter((statement) => TYPIST.test(statement));
  if (first === undefined) return sourceOf(/\bvon\s+(\S.*)$/.exec(typed[0] ?? '')?.[1]);
  const { author, url = sourceOf(others.join(' ')).url } = sourceOf(first);
  return { author, url, notes: [...others, ...typed] };
}

/** What begins with a dash goes on with the line before it, or names another where it had found room there. */
function addStatement(said: string[], line: string): string[] {
  const text = line.replace(/^-+\s*/, '');
  const last = said.at(-1);
  if (last === undefined || text === line || TYPIST.test(text)) said.push(text);
  else said[said.length - 1] += hasRoom(last, text) ? `, ${text}` : ` ${text}`;
  return said;
}

function hasRoom(line: string, text: string): boolean {
  const [word = ''] = text.split(' ', 1);
  return !TYPIST.test(line) && line.length + 1 + word.length <= WIDTH;
}
