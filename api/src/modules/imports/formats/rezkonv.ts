import { sortColumns, type ColumnLine } from './columns.ts';
import { labelled, paragraphs, partsBehind } from './old-texts.ts';
import { recipeOfNode, type ReadItem, type RecipeFormat } from './recipe-format.ts';
import { statedApart } from './stated-apart.ts';

/** Also `===== Exported by Krecipes v1.0 [REZKONV Export Format] =====`. */
const START = /^={5,}.*\bREZKONV/i;
const SOURCE_RULE = /^=+\s*QUELLE\s*=+$/i;
/** Who typed it, and when. */
const TYPIST = /^-- ?Erfasst|^\*RK\*/i;

/** RezKonv, the German cousin of Meal-Master. */
export const REZKONV: RecipeFormat = {
  name: 'RezKonv',
  extensions: ['.rk', '.rezkonv', '.txt'],
  keeps: ['groups', 'times', 'yield', 'tags', 'source', 'notes'],
  isOf: (file) => file.lines.some((line) => START.test(line)),
  read: (file) => partsBehind(file, START).map(rezkonvRecipe),
};

function rezkonvRecipe(lines: readonly string[]): ReadItem {
  const end = lines.findIndex((line) => /^={5}\s*$/.test(line));
  const { facts, rest } = labelled(
    end === -1 ? lines : lines.slice(0, end),
    /^\s*(Titel|Kategorien|Menge)\s*:\s*(.*)$/i,
  );
  const { body, source } = sourceApart(rest);
  const stated = statedApart(body);
  const { ingredients, steps } = sortColumns(stated.rest, rezkonvLine);
  return recipeOfNode(
    {
      name: facts.get('titel'),
      keywords: facts.get('kategorien')?.replace(/\bnone\b/i, ''),
      recipeYield: facts.get('menge'),
      ...stated.facts,
      author: source.find((line) => line !== '' && !TYPIST.test(line)) ?? stated.facts['author'],
      url: /https?:\/\/\S+/.exec(source.join(' '))?.[0],
      recipeIngredient: ingredients,
      recipeInstructions: paragraphs(steps),
    },
    { notes: stated.notes },
  );
}

/** The lines under the rule of the source, until an empty one. */
function sourceApart(lines: readonly string[]): { body: string[]; source: string[] } {
  const at = lines.findIndex((line) => SOURCE_RULE.test(line));
  if (at === -1) return { body: [...lines], source: [] };
  const behind = lines.slice(at + 1);
  const gap = behind.findIndex((line) => line.trim() === '');
  const [source, rest] = gap === -1 ? [behind, []] : [behind.slice(0, gap), behind.slice(gap)];
  return { body: [...lines.slice(0, at), '', ...rest], source: source.map((line) => line.trim()) };
}

/** Amount in seven columns, unit in ten, the food behind them. */
function rezkonvLine(line: string): ColumnLine | undefined {
  const wide = /^(?<amount>[\s\d/.,½¼¾⅓⅔-]{5,9})\s(?<unit>[\p{L}.]{0,12}\.?)\s+(?<name>\S.*)$/u.exec(line);
  if (!wide?.groups) return undefined;
  const { amount = '', unit = '', name = '' } = wide.groups;
  if (amount.trim() === '' && unit === '') {
    if (/^-+\s*\S/.test(name)) return { measure: [], name: name.replace(/^-+\s*/, ''), isMore: true };
    return line.startsWith('            ') ? { measure: [], name } : undefined;
  }
  if (amount.trim() === '') return /^\s{5,}/.test(line) ? { measure: [unit], name } : undefined;
  return { measure: [amount, unit], name };
}
