import { ENDS_GROUP } from '../ends-group.ts';
import { creditsBehind } from './credits-behind.ts';
import { fieldsBehind } from './mastercook-fields.ts';
import { inColumns, paragraphs, partsBehind, servingsOf } from './old-texts.ts';
import {
  heading,
  lineFrom,
  linesIn,
  oneOf,
  recipeOfNode,
  sourceOf,
  type ReadItem,
  type RecipeFormat,
} from './recipe-format.ts';

const START = /^\s*\*\s*Exported from\s+MasterCook.*\*\s*$/i;

/** MasterCook's older text. */
export const MASTERCOOK_MXP: RecipeFormat = {
  name: 'MasterCook (mxp)',
  extensions: ['.mxp', '.txt'],
  keeps: ['description', 'groups', 'times', 'yield', 'tags', 'cuisine', 'source', 'notes'],
  isOf: (file) => file.lines.some((line) => START.test(line)),
  read: (file) => partsBehind(file, START).map(mastercookRecipe),
};

const FACT =
  /(Recipe By|Serving Size|Preparation Time|Start to Finish Time|Categories|Yield)\s*:\s*(.*?)(?=\s{2,}(?:Preparation Time|Start to Finish)|$)/gi;
const COLUMNS = /^-{4,}\s+-{4,}\s+-{4,}/;
/** A row of dashes between the recipe and its notes. */
const END = /^\s*(?:- ){5,}-?\s*$/;
/** What it writes of foods for itself. */
const OWN = /^\s*(?:Nutr\. Assoc|\d[\d\s]*$)/;
/** Letters of a line of its table of ingredients: it breaks what is longer. */
const NAME_WIDTH = 32;

function mastercookRecipe(lines: readonly string[]): ReadItem {
  const first = lines.findIndex((line) => line.trim() !== '');
  const table = lines.findIndex((line) => COLUMNS.test(line));
  const facts = factsOf(lines.slice(first + 1, Math.max(table, 0)));
  const [main, behind] = partedAt(lines.slice(table + 1), END);
  const [ingredients, text] = partedAt(main, /^\s*$/);
  const { fields, directions } = fieldsBehind(text.filter((line) => !OWN.test(line)));
  const { steps, credits } = creditsBehind(directions);
  const source = oneOf(sourceOf(fields.get('source'), facts.get('recipe by')), credits);
  const notes = linesIn(behind.join('\n')).filter((line) => !OWN.test(line));
  return recipeOfNode(
    {
      name: lines[first]?.trim(),
      description: fields.get('description'),
      author: source.author,
      url: fields.get('internet address') ?? source.url,
      recipeYield: [servingsOf(facts.get('serving size')), facts.get('yield') ?? fields.get('yield')].filter(Boolean),
      prepTime: timeOf(facts.get('preparation time')),
      cookTime: timeOf(fields.get('bake') ?? fields.get('cook')),
      totalTime: timeOf(facts.get('start to finish time') ?? fields.get('start to finish time')),
      recipeCuisine: fields.get('cuisine'),
      keywords: facts.get('categories')?.split(/\s{2,}|\t/),
      recipeIngredient: ingredients.map(inColumns).reduce<string[]>(addLine, []),
      recipeInstructions: paragraphs(steps),
    },
    { notes: [...notes.map((note) => note.replace(/^NOTES\s*:\s*/i, '')), ...source.notes] },
  );
}

/** What stands between title and table, two facts in a line. */
function factsOf(lines: readonly string[]): Map<string, string> {
  const facts = new Map<string, string>();
  let last = '';
  for (const line of lines) {
    const found = [...line.matchAll(FACT)];
    for (const [, name = '', value = ''] of found) facts.set((last = name.toLowerCase()), value.trim());
    if (found.length === 0 && last === 'categories' && line.trim() !== '' && !/Amount\s+Measure/i.test(line))
      facts.set(last, `${facts.get(last)}  ${line.trim()}`);
  }
  return facts;
}

function partedAt(lines: readonly string[], mark: RegExp): [before: readonly string[], behind: readonly string[]] {
  const at = lines.findIndex((line) => mark.test(line));
  return at === -1 ? [lines, []] : [lines.slice(0, at), lines.slice(at + 1)];
}

const timeOf = (time: string | undefined): string | undefined => time?.replace(/^0{0,2}:00$/, '');

/** Amount in eight columns, measure in twelve, the food from the twenty-fifth on. */
function addLine(lines: string[], line: string, at: number, all: readonly string[]): string[] {
  const [amount, unit, name] = [line.slice(0, 8).trim(), line.slice(8, 24).trim(), line.slice(24).trim()];
  const said = lineFrom([amount, unit, name])
    .replace(/\s+/g, ' ')
    .replace(/ -- ?(?=\()/, ' ')
    .replace(/ -- ?/, ', ');
  const title = amount === '' && unit === '' ? titleOf(name) : undefined;
  if (title !== undefined) lines.push(...(title === '' ? [ENDS_GROUP] : heading(title)));
  else if (amount === '' && unit === '' && isMore(name, all[at - 1] ?? ''))
    lines[lines.length - 1] += ` ${name.replace(/^-+\s*/, '')}`;
  else if (said !== '') lines.push(said);
  return lines;
}

/** `***TO SERVE***`, `---Crust---`, `Sauce:`; a line of nothing but dashes ends the group. */
function titleOf(name: string): string | undefined {
  if (/^-{3,}$/.test(name)) return '';
  const marked = /^\*+\s*(.+?)\s*\*+$|^[-=_]{2,}\s*([^-=_].*?)\s*[-=_]{2,}$|^(.+):$/.exec(name);
  return marked?.slice(1).find((title) => title !== undefined);
}

/** Whether words go on with the line before them, which had no room for the first. */
function isMore(name: string, before: string): boolean {
  if (before.slice(24).trim() === '') return false;
  if (name.startsWith('-') || /--\s*$/.test(before)) return true;
  const [word = ''] = name.split(' ', 1);
  return /^\p{Ll}/u.test(name) && before.slice(24).trim().length + 1 + word.length > NAME_WIDTH;
}
