import { inColumns } from './old-texts.ts';
import { heading, lineFrom } from './recipe-format.ts';

/** An ingredient as it stands in its columns. */
export interface ColumnLine {
  /** Amount and unit. */
  measure: readonly string[];
  /** The food, and behind a semicolon what is done to it. */
  name: string;
  /** Whether it only goes on with the ingredient before it. */
  isMore?: boolean;
}

/** The ingredient at some columns: undefined where there is none. */
export type ColumnReader = (line: string) => ColumnLine | undefined;

/** Where the second of two columns of ingredients begins: programs differ by a few letters. */
const SECOND = [41, 40, 39, 38, 37, 42];
/** `MMMMM-----TO SERVE-----` and `===== ZUM SERVIEREN =====`; where a food would stand `TO SERVE---`. */
const RULES = [
  /^(?:M{5}|-{5})-{3,}\s*(?<title>[^-].*?)?\s*-{2,}\s*$/,
  /^={5,}\s*(?<title>[^=].*?)\s*={5,}$/,
  /^ {10,}(?:[-=*]{2,} ?)?(?<title>[^\s=*-].{0,60}?) ?[-=*]{2,}\s*$/,
];
/** What only says that ingredients or steps follow. */
const SECTION = /^\s*(?:zutaten|zubereitung|ingredients|directions)\s*:?\s*$/i;

type Row =
  | { kind: 'columns'; left?: ColumnLine; right?: ColumnLine }
  | { kind: 'rule'; title: string }
  | { kind: 'blank' | 'text' };

/** Parts the columns of ingredients from the text of the steps. */
export function sortColumns(
  lines: readonly string[],
  read: ColumnReader,
): { ingredients: string[]; steps: readonly string[] } {
  const kept = lines.filter((line) => !SECTION.test(line));
  const rows = kept.map((line) => rowOf(line, read));
  const end = endOfColumns(rows);
  const parts = new Set(rows.slice(0, end).flatMap((row) => (row.kind === 'rule' ? lettersOf(row.title) : [])));
  parts.delete('');
  const rest = kept.slice(end).map((line) => {
    const rule = ruleOf(line) ?? (parts.has(lettersOf(line)) ? line : undefined);
    return rule === undefined ? line : (heading(rule)[0] ?? '');
  });
  return { ingredients: listed(rows.slice(0, end)), steps: rest };
}

/** A part of the ingredients heads its steps by the same name, if not in the same signs. */
const lettersOf = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function rowOf(line: string, read: ColumnReader): Row {
  const title = ruleOf(line);
  if (title !== undefined) return { kind: 'rule', title };
  if (line.trim() === '') return { kind: 'blank' };
  const columns = twoColumns(inColumns(line), read);
  return columns ? { kind: 'columns', ...columns } : { kind: 'text' };
}

function ruleOf(line: string): string | undefined {
  const found = RULES.map((rule) => rule.exec(line)).find((match) => match !== null);
  return found && (found.groups?.['title'] ?? '');
}

function twoColumns(line: string, read: ColumnReader): Omit<Row & { kind: 'columns' }, 'kind'> | undefined {
  for (const at of SECOND) {
    const right = line[at - 1] === ' ' ? read(line.slice(at)) : undefined;
    // Beside nothing it is still of the right column.
    const left = right && read(line.slice(0, at));
    if (right && (left || line.slice(0, at).trim() === '')) return { ...(left && { left }), right };
  }
  const left = read(line);
  return left && { left };
}

/** The ingredients end with the first text; so do words without any amount that stand apart before it, unless they go on with a line. */
function endOfColumns(rows: readonly Row[]): number {
  const first = rows.findIndex(isMeasured);
  const text = rows.findIndex(({ kind }, at) => kind === 'text' && at > first);
  const before = rows.slice(0, text === -1 ? rows.length : text);
  const end = before.findLastIndex(({ kind }) => kind !== 'blank') + 1;
  const gap = before.slice(0, end).findLastIndex(({ kind }) => kind === 'blank');
  const isList = gap <= first || before.slice(gap).some((row) => row.kind === 'rule' || isMeasured(row) || goesOn(row));
  return isList ? end : gap;
}

const isMeasured = (row: Row): boolean =>
  row.kind === 'columns' && [row.left, row.right].some((line) => line?.measure.some((part) => part.trim() !== ''));

const goesOn = (row: Row): boolean => row.kind === 'columns' && row.left?.isMore === true;

/** The left column, then the right one, between each heading and the next. */
function listed(rows: readonly Row[]): string[] {
  const lines: string[] = [];
  const part: { left: ColumnLine[]; right: ColumnLine[] } = { left: [], right: [] };
  const endPart = (): void => void lines.push(...joined([...part.left.splice(0), ...part.right.splice(0)]));
  for (const row of rows) {
    if (row.kind === 'columns') {
      if (row.left) part.left.push(row.left);
      if (row.right) part.right.push(row.right);
    } else if (row.kind === 'rule') {
      endPart();
      lines.push(...heading(row.title));
    }
  }
  endPart();
  return lines;
}

function joined(lines: readonly ColumnLine[]): string[] {
  const whole: ColumnLine[] = [];
  for (const line of lines) {
    const last = line.isMore ? whole.pop() : undefined;
    whole.push(last ? { ...last, name: `${last.name} ${line.name}` } : line);
  }
  return whole.map(({ measure, name }) => withPreparation(measure, name));
}

/** `Onions; chopped`: behind the semicolon stands what is done to it. */
function withPreparation(measure: readonly string[], name: string): string {
  const [food = '', ...preparation] = name
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  return lineFrom([...measure, food], preparation.join(', '));
}
