import { readAmount } from '../../ingredients/lines/line-amount.ts';
import { sortColumns, type ColumnLine } from './columns.ts';
import { creditsBehind } from './credits-behind.ts';
import { labelled, paragraphs, partsBehind } from './old-texts.ts';
import { oneOf, recipeOfNode, sourceOf, type ReadItem, type RecipeFormat } from './recipe-format.ts';
import { sourceApart } from './source-apart.ts';
import { statedApart } from './stated-apart.ts';

/** Also `===== Exported by Krecipes v1.0 [REZKONV Export Format] =====`. */
const START = /^={5,}.*\bREZKONV/i;
/** What its units stand for where they are cut short in its own way. */
const UNITS: Readonly<Record<string, string>> = {
  litr: 'Liter',
  pris: 'Prise',
  pn: 'Prise',
  tropf: 'Tropfen',
  scheib: 'Scheibe',
  dos: 'Dose',
  be: 'Becher',
  bl: 'Blatt',
  klein: 'kleine',
  mittl: 'mittlere',
  groß: 'große',
  gross: 'große',
};

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
  const apart = sourceApart(rest);
  const stated = statedApart(apart.rest);
  const { ingredients, steps: text } = sortColumns(stated.rest, rezkonvLine);
  const { steps, credits } = creditsBehind(text);
  const { author, contributor, keywords, ...times } = stated.facts;
  const source = oneOf(apart.source, sourceOf(author), credits, sourceOf(contributor));
  return recipeOfNode(
    {
      ...times,
      name: facts.get('titel'),
      keywords: [facts.get('kategorien')?.replace(/\bnone\b/i, ''), keywords],
      recipeYield: facts.get('menge'),
      author: source.author,
      url: source.url,
      recipeIngredient: ingredients,
      recipeInstructions: paragraphs(steps),
    },
    { notes: [...stated.notes, ...source.notes] },
  );
}

/** Amount in seven columns, unit in ten, the food behind them. */
function rezkonvLine(line: string): ColumnLine | undefined {
  const wide = /^(?<amount>[\s\d/.,½¼¾⅓⅔-]{5,9})\s(?<unit>[\p{L}./]{0,12})\s+(?<name>\S.*)$/u.exec(line);
  if (!wide?.groups) return undefined;
  const { amount = '', unit = '', name = '' } = wide.groups;
  if (amount.trim() === '' && unit === '') {
    if (/^-+\s*\S/.test(name)) return { measure: [], name: name.replace(/^-+\s*/, ''), isMore: true };
    return line.startsWith('            ') ? { measure: [], name } : undefined;
  }
  if (amount.trim() === '') return /^\s{5,}/.test(line) ? { measure: [unit], name } : undefined;
  return measured(amount, `${unit} ${name}`.trim());
}

/** A unit may stand anywhere between the amount and the food, before which some write a semicolon: `1/2 Teel. ; Salz`. */
function measured(amount: string, rest: string): ColumnLine {
  const [, word = '', food = ''] = /^([\p{L}./]{1,12})\s+(?:;\s*)?(\S.*)$/u.exec(rest) ?? [];
  const unit = UNITS[word.toLowerCase().replace(/\.$/, '')] ?? word.replace('/', '');
  const isUnit = unit !== word || readAmount(`1 ${word} ${food}`).unit !== null;
  return isUnit && food !== '' ? { measure: [amount, unit], name: food } : { measure: [amount], name: rest };
}
