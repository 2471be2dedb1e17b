import type { OpenedFile } from '../archive/opened-file.ts';
import { ENDS_GROUP } from '../ends-group.ts';
import { heading, lineFrom, linesIn, recipeOfNode, type ReadItem, type RecipeFormat } from './recipe-format.ts';

/** What Meal-Master's two letters of a unit stand for (its own help, "Units of measure"). */
const UNITS: Readonly<Record<string, string>> = {
  x: '',
  ea: '',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  cn: 'can',
  pk: 'package',
  pn: 'pinch',
  dr: 'drop',
  ds: 'dash',
  ct: 'carton',
  bn: 'bunch',
  sl: 'slice',
  t: 'tsp',
  ts: 'tsp',
  T: 'tbsp',
  tb: 'tbsp',
  fl: 'fl oz',
  c: 'cup',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  oz: 'oz',
  lb: 'lb',
  ml: 'ml',
  cb: 'cc',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  mg: 'mg',
  cg: 'cg',
  dg: 'dg',
  g: 'g',
  kg: 'kg',
};

/** Amount in seven columns, unit in two, from the eighth on. */
const AMOUNT = /^[\s\d/.,½¼¾⅓⅔-]{7}$/;
/** Where the second of two columns of ingredients begins: programs differ by a few letters. */
const SECOND = [41, 40, 39, 38, 37, 42];
const RULE = /^(?:M{5}|-{5})-{3,}\s*(?<title>[^-].*?)?\s*-{2,}\s*$/;
const MEAL_MASTER_START = /^(?:MMMMM|-----)-*\s*.*Meal-?Master/i;

/** Parts of a file, each behind a line that begins one. */
function partsBehind(file: OpenedFile, start: RegExp): string[][] {
  const parts: string[][] = [];
  for (const line of file.lines) {
    if (start.test(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

/** `Title: Soup` and its like, until the first line that says anything else. */
function labelled(lines: readonly string[], label: RegExp): { facts: Map<string, string>; rest: string[] } {
  const facts = new Map<string, string>();
  let last: string | undefined;
  for (const [at, line] of lines.entries()) {
    const [, name, value = ''] = label.exec(line) ?? [];
    if (name !== undefined) facts.set((last = name.trim().toLowerCase()), value.trim());
    else if (line.trim() === '') continue;
    else if (last !== undefined && /^\s{14}/.test(line) && lines[at - 1]?.trim() !== '')
      facts.set(last, `${facts.get(last)} ${line.trim()}`);
    else return { facts, rest: lines.slice(at) };
  }
  return { facts, rest: [] };
}

/** Meal-Master's text, in which thousands of recipes of the nineties are kept. */
export const MEAL_MASTER: RecipeFormat = {
  name: 'Meal-Master',
  extensions: ['.mmf', '.mm', '.txt'],
  keeps: ['groups', 'yield', 'tags', 'notes'],
  isOf: (file) => MEAL_MASTER_START.test(file.lines.find((line) => MEAL_MASTER_START.test(line)) ?? ''),
  read: (file) => partsBehind(file, MEAL_MASTER_START).map(mealMasterRecipe),
};

function mealMasterRecipe(lines: readonly string[]): ReadItem {
  const end = lines.findIndex((line) => /^(?:MMMMM|-----)\s*$/.test(line));
  const { facts, rest } = labelled(
    end === -1 ? lines : lines.slice(0, end),
    /^\s*(Title|Categories|Yield|Servings)\s*:\s*(.*)$/i,
  );
  const { ingredients, steps } = sortColumns(rest, mealMasterLine);
  return recipeOfNode({
    name: facts.get('title'),
    keywords: facts.get('categories')?.replace(/\bnone\b/i, ''),
    recipeYield: facts.get('yield') ?? servingsOf(facts.get('servings')),
    recipeIngredient: ingredients,
    recipeInstructions: steps,
  });
}

const servingsOf = (count: string | undefined): string | undefined => (count ? `${count} servings` : undefined);

/** The line at some columns: undefined where it is none. */
type ColumnReader = (line: string) => { text: string; isMore?: boolean } | undefined;

function mealMasterLine(line: string): ReturnType<ColumnReader> {
  if (line.trim() === '') return undefined;
  const [amount, unit, name] = [line.slice(0, 7), line.slice(7, 10).trim(), line.slice(10).trim()];
  if (!AMOUNT.test(line.slice(0, 7).padEnd(7)) || (unit !== '' && !(unit in UNITS) && !(unit.toLowerCase() in UNITS)))
    return undefined;
  if (name === '') return undefined;
  if (amount.trim() === '' && unit === '') {
    if (/^-+\s*\S/.test(name)) return { text: name.replace(/^-+\s*/, ''), isMore: true };
    return undefined;
  }
  return { text: withPreparation([amount, UNITS[unit] ?? UNITS[unit.toLowerCase()] ?? unit], name) };
}

/** `Onions; chopped`: behind the semicolon stands what is done to it. */
function withPreparation(measure: readonly string[], name: string): string {
  const [food = '', ...preparation] = name.split(/;\s*/);
  return lineFrom([...measure, food], preparation.join(', '));
}

/** Parts the columns of ingredients from the text of the steps, which begins with the first line that is none behind an empty line. */
function sortColumns(lines: readonly string[], read: ColumnReader): { ingredients: string[]; steps: string[] } {
  const ingredients: string[] = [];
  const second: string[] = [];
  const steps: string[] = [];
  for (const line of lines) {
    const rule = RULE.exec(line) ?? /^={5,}\s*(?<title>[^=].*?)\s*={5,}$/.exec(line);
    const title = rule?.groups?.['title'];
    const columns = twoColumns(line, read);
    if (rule && title && steps.length === 0) ingredients.push(...second.splice(0), ...heading(title));
    else if (rule) steps.push(...(title ? heading(title) : []));
    else if (steps.length === 0 && columns.length > 0) {
      const [left, right] = columns;
      add(ingredients, left);
      add(second, right);
    } else if (line.trim() !== '' && (steps.length > 0 || ingredients.length > 0)) steps.push(line);
    else if (steps.length > 0) steps.push('');
  }
  ingredients.push(...second);
  return { ingredients, steps: paragraphs(steps) };
}

function add(lines: string[], line: ReturnType<ColumnReader>): void {
  if (!line) return;
  const last = lines.length - 1;
  if (line.isMore && last >= 0) lines[last] = `${lines[last]} ${line.text}`;
  else lines.push(line.text);
}

function twoColumns(line: string, read: ColumnReader): ReturnType<ColumnReader>[] {
  for (const at of SECOND) {
    const right = line[at - 1] === ' ' ? read(line.slice(at)) : undefined;
    const left = right && read(line.slice(0, at));
    if (left) return [left, right];
  }
  const only = read(line);
  return only ? [only] : [];
}

/** Lines of a text that was broken at a width, as its paragraphs; one that begins farther in begins another. */
function paragraphs(lines: readonly string[]): string[] {
  const found: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const text = line.trim();
    if (isOpen && text !== '' && !text.startsWith('## ') && !/^\d{1,2}[.)]\s/.test(text))
      found[found.length - 1] += ` ${text}`;
    else if (text !== '') found.push(text);
    isOpen = text !== '' && !text.startsWith('## ');
  }
  return found;
}

const REZKONV_START = /^={5,}\s*REZKONV/i;

/** RezKonv, the German cousin of Meal-Master. */
export const REZKONV: RecipeFormat = {
  name: 'RezKonv',
  extensions: ['.rk', '.rezkonv', '.txt'],
  keeps: ['groups', 'yield', 'tags', 'source'],
  isOf: (file) => file.lines.some((line) => REZKONV_START.test(line)),
  read: (file) => partsBehind(file, REZKONV_START).map(rezkonvRecipe),
};

const SOURCE_RULE = /^=+\s*QUELLE\s*=+$/i;

function rezkonvRecipe(lines: readonly string[]): ReadItem {
  const end = lines.findIndex((line) => /^={5}\s*$/.test(line));
  const { facts, rest } = labelled(
    end === -1 ? lines : lines.slice(0, end),
    /^\s*(Titel|Kategorien|Menge)\s*:\s*(.*)$/i,
  );
  const at = rest.findIndex((line) => SOURCE_RULE.test(line));
  const behind = at === -1 ? [] : rest.slice(at + 1);
  const gap = behind.findIndex((line) => line.trim() === '');
  const source = (gap === -1 ? behind : behind.slice(0, gap)).map((line) => line.trim());
  const body = at === -1 ? rest : [...rest.slice(0, at), '', ...(gap === -1 ? [] : behind.slice(gap))];
  const { ingredients, steps } = sortColumns(body, rezkonvLine);
  const said = source.find((line) => line !== '' && !/^-- ?Erfasst|^\*RK\*/i.test(line));
  return recipeOfNode({
    name: facts.get('titel'),
    keywords: facts.get('kategorien'),
    recipeYield: facts.get('menge'),
    author: said,
    url: /https?:\/\/\S+/.exec(source.join(' '))?.[0],
    recipeIngredient: ingredients,
    recipeInstructions: steps,
  });
}

/** Amount in seven columns, unit in ten, from the eighteenth on. */
function rezkonvLine(line: string): ReturnType<ColumnReader> {
  const wide = /^(?<amount>[\s\d/.,½¼¾⅓⅔-]{5,9})\s(?<unit>[\p{L}.]{0,12}\.?)\s+(?<name>\S.*)$/u.exec(line);
  if (!wide?.groups) return undefined;
  const { amount = '', unit = '', name = '' } = wide.groups;
  if (amount.trim() === '' && unit === '') {
    if (/^-+\s*\S/.test(name)) return { text: name.replace(/^-+\s*/, ''), isMore: true };
    return line.startsWith('            ') ? { text: name } : undefined;
  }
  if (amount.trim() === '') return /^\s{5,}/.test(line) ? { text: withPreparation([unit], name) } : undefined;
  return { text: withPreparation([amount, unit], name) };
}

const MASTERCOOK_START = /^\s*\*\s*Exported from\s+MasterCook.*\*\s*$/i;

/** MasterCook's older text. */
export const MASTERCOOK_MXP: RecipeFormat = {
  name: 'MasterCook (mxp)',
  extensions: ['.mxp', '.txt'],
  keeps: ['groups', 'times', 'yield', 'tags', 'source', 'notes'],
  isOf: (file) => file.lines.some((line) => MASTERCOOK_START.test(line)),
  read: (file) => partsBehind(file, MASTERCOOK_START).map(mastercookRecipe),
};

const FACT =
  /(Recipe By|Serving Size|Preparation Time|Start to Finish Time|Categories|Yield)\s*:\s*(.*?)(?=\s{2,}(?:Preparation Time|Start to Finish)|$)/gi;
const COLUMNS = /^-{4,}\s+-{4,}\s+-{4,}/;

function mastercookRecipe(lines: readonly string[]): ReadItem {
  const title = lines.find((line) => line.trim() !== '')?.trim();
  const table = lines.findIndex((line) => COLUMNS.test(line));
  const facts = new Map<string, string>();
  let last = '';
  for (const line of lines.slice(lines.findIndex((one) => one.trim() !== '') + 1, Math.max(table, 0))) {
    const found = [...line.matchAll(FACT)];
    for (const [, name = '', value = ''] of found) facts.set((last = name.toLowerCase()), value.trim());
    if (found.length === 0 && last === 'categories' && line.trim() !== '' && !/Amount\s+Measure/i.test(line))
      facts.set(last, `${facts.get(last)}  ${line.trim()}`);
  }
  const body = lines.slice(table + 1);
  const end = body.findIndex((line) => /^\s*(?:- ){5,}-?\s*$/.test(line));
  const [main, behind] = end === -1 ? [body, []] : [body.slice(0, end), body.slice(end + 1)];
  const gap = main.findIndex((line) => line.trim() === '');
  const [table_, directions] = gap === -1 ? [main, []] : [main.slice(0, gap), main.slice(gap)];
  const notes = linesIn(behind.join('\n')).filter((line) => !/^Nutr\. Assoc|^[\d\s]+$/.test(line));
  return recipeOfNode(
    {
      name: title,
      author: facts.get('recipe by'),
      recipeYield: [servingsOf(facts.get('serving size')), facts.get('yield')].filter(Boolean),
      prepTime: facts.get('preparation time')?.replace(/^0?0:00$/, ''),
      totalTime: facts.get('start to finish time')?.replace(/^0?0:00$/, ''),
      keywords: facts.get('categories')?.split(/\s{2,}/),
      recipeIngredient: table_.reduce<string[]>(mastercookLine, []),
      recipeInstructions: paragraphs(directions),
    },
    { notes: notes.map((note) => note.replace(/^NOTES\s*:\s*/i, '')) },
  );
}

/** Amount in eight columns, measure in twelve, from the twenty-fifth on. */
function mastercookLine(lines: string[], line: string): string[] {
  const [amount, unit, name] = [line.slice(0, 8).trim(), line.slice(8, 24).trim(), line.slice(24).trim()];
  if (amount === '' && unit === '') {
    const title = /^\*+\s*(.+?)\s*\*+$|^(.+):$/.exec(name);
    if (title) lines.push(...heading(title[1] ?? title[2] ?? ''));
    else if (/^-{3,}/.test(name)) lines.push(ENDS_GROUP);
    else if (name !== '' && (name.startsWith('-') || /--\s*$/.test(lines.at(-1) ?? '')))
      lines[lines.length - 1] += ` ${name.replace(/^-+\s*/, '')}`;
    else if (name !== '') lines.push(name.replace(/\s+--\s*/, ', '));
    return lines;
  }
  lines.push(lineFrom([amount, unit, name]).replace(/\s+--\s*/, ', '));
  return lines;
}
