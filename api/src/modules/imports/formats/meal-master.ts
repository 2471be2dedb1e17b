import { sortColumns, type ColumnLine } from './columns.ts';
import { creditsBehind } from './credits-behind.ts';
import { labelled, paragraphs, partsBehind, servingsOf } from './old-texts.ts';
import { oneOf, recipeOfNode, sourceOf, type ReadItem, type RecipeFormat } from './recipe-format.ts';
import { sourceApart } from './source-apart.ts';
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
  sk: 'stalk',
  sp: 'sprig',
  st: 'stick',
  hd: 'head',
  dz: 'dozen',
  jr: 'jar',
  bt: 'bottle',
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
/** A unit of two letters that some program has besides: the line is one of its ingredients all the same. */
const OTHER_UNIT = /^ \p{Ll}[\p{Ll} ] \S/u;
/** The rest of a food that was broken off, and where it begins with a word. */
const CUT_REST = /^ {10,12}- (?=\s?\S)(.*)$/;
const WORD_ENDS = /^ {10,12}- {2}\S/;
/** A food, or what is done to it, that fills its column. */
const FULL = /[^;]{26}$/;
/** The labels of its head that name somebody, the surest first. */
const WHO = ['author', 'recipe by', 'contributor', 'from', 'source'];
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
    /^\s*(Title|Categories|Yield|Servings|Contributor|Author|Source|From|Recipe By|Date)\s*:\s*(.*)$/i,
  );
  const apart = sourceApart(rest);
  const stated = statedApart(apart.rest);
  const { ingredients, steps: text } = sortColumns(inWholeWords(stated.rest), mealMasterLine);
  const { steps, credits } = creditsBehind(text);
  const { author, contributor, keywords, ...times } = stated.facts;
  const named = [...WHO.map((who) => facts.get(who)), author, contributor].map((said) => sourceOf(said));
  const source = oneOf(apart.source, ...named, credits);
  return recipeOfNode(
    {
      ...times,
      name: facts.get('title'),
      author: source.author,
      url: source.url,
      keywords: [facts.get('categories')?.replace(/\bnone\b/i, ''), keywords],
      recipeYield: facts.get('yield') ?? servingsOf(facts.get('servings')),
      recipeIngredient: ingredients,
      recipeInstructions: paragraphs(steps),
    },
    { notes: [...stated.notes, ...source.notes] },
  );
}

/** Some programs break a long food in the midst of a word, and go on behind a dash and a space: of these one more says that a word ends. */
function inWholeWords(lines: readonly string[]): readonly string[] {
  const broken = lines.flatMap((line, at) => (CUT_REST.test(line) ? [lines[at - 1] ?? ''] : []));
  const isCut = lines.some((line) => WORD_ENDS.test(line)) && broken.every((line) => FULL.test(line));
  if (!isCut) return lines;
  const whole: string[] = [];
  for (const line of lines) {
    const rest = CUT_REST.exec(line)?.[1];
    if (rest === undefined) whole.push(line);
    else whole.push(`${whole.pop() ?? ''}${rest}`);
  }
  return whole;
}

function mealMasterLine(line: string): ColumnLine | undefined {
  const [amount, written, name] = [line.slice(0, 7), line.slice(7, 10).trim(), line.slice(10).trim()];
  const unit = UNITS[written] ?? UNITS[written.toLowerCase()];
  const isUnit = unit !== undefined || written === '' || (/\d$/.test(amount) && OTHER_UNIT.test(line.slice(7)));
  if (name === '' || !AMOUNT.test(amount.padEnd(7)) || !isUnit) return undefined;
  if (amount.trim() === '' && written === '') {
    if (/^-+\s*\S/.test(name)) return { measure: [], name: name.replace(/^-+\s*/, ''), isMore: true };
    return BARE.test(line) ? { measure: [], name } : undefined;
  }
  // Without a measure `1 x` is no amount: `1 x  Salt & pepper`, `1 x  Dressing:`.
  const isCounted = written !== 'x' || amount.trim() !== '1';
  return { measure: isCounted ? [amount, unit ?? written] : [], name: name.replace(/^-+\s*(?=\p{L})/u, '') };
}
