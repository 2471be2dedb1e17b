import { sortColumns, type ColumnLine } from './columns.ts';
import { labelled, paragraphs, partsBehind, servingsOf } from './old-texts.ts';
import { recipeOfNode, type ReadItem, type RecipeFormat } from './recipe-format.ts';
import { statedApart } from './stated-apart.ts';

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

/** Amount in seven columns, unit in two, the food from the twelfth on. */
const AMOUNT = /^[\s\d/.,½¼¾⅓⅔-]{7}$/;
/** A food without amount and unit, in its column; programs differ by a letter. */
const BARE = /^ {10,12}[^\s-]/;
const START = /^(?:MMMMM|-----)-*\s*.*Meal-?Master/i;

/** Meal-Master's text, in which thousands of recipes of the nineties are kept. */
export const MEAL_MASTER: RecipeFormat = {
  name: 'Meal-Master',
  extensions: ['.mmf', '.mm', '.txt'],
  keeps: ['groups', 'times', 'yield', 'tags', 'source', 'notes'],
  isOf: (file) => file.lines.some((line) => START.test(line)),
  read: (file) => partsBehind(file, START).map(mealMasterRecipe),
};

function mealMasterRecipe(lines: readonly string[]): ReadItem {
  const end = lines.findIndex((line) => /^(?:MMMMM|-----)\s*$/.test(line));
  const { facts, rest } = labelled(
    end === -1 ? lines : lines.slice(0, end),
    /^\s*(Title|Categories|Yield|Servings)\s*:\s*(.*)$/i,
  );
  const stated = statedApart(rest);
  const { ingredients, steps } = sortColumns(stated.rest, mealMasterLine);
  return recipeOfNode(
    {
      ...stated.facts,
      name: facts.get('title'),
      keywords: facts.get('categories')?.replace(/\bnone\b/i, ''),
      recipeYield: facts.get('yield') ?? servingsOf(facts.get('servings')),
      recipeIngredient: ingredients,
      recipeInstructions: paragraphs(steps),
    },
    { notes: stated.notes },
  );
}

function mealMasterLine(line: string): ColumnLine | undefined {
  const [amount, written, name] = [line.slice(0, 7), line.slice(7, 10).trim(), line.slice(10).trim()];
  const unit = UNITS[written] ?? UNITS[written.toLowerCase()];
  if (name === '' || !AMOUNT.test(amount.padEnd(7)) || (unit === undefined && written !== '')) return undefined;
  if (amount.trim() === '' && written === '') {
    if (/^-+\s*\S/.test(name)) return { measure: [], name: name.replace(/^-+\s*/, ''), isMore: true };
    return BARE.test(line) ? { measure: [], name } : undefined;
  }
  // Without a measure `1 x` is no amount: `1 x  Salt & pepper`, `1 x  Dressing:`.
  const isCounted = written !== 'x' || amount.trim() !== '1';
  return { measure: isCounted ? [amount, unit ?? ''] : [], name: name.replace(/^-+\s*(?=\p{L})/u, '') };
}
