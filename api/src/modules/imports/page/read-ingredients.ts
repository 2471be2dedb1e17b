import { isHeading } from '../../ingredients/lines/line-parser.ts';
import { isNode, items, property, type JsonLdNode } from './json-ld-nodes.ts';
import { linesOf, textOf } from './read-text.ts';

/** The ingredient lines below one heading. */
export interface IngredientGroup {
  /** Null for lines before any heading. */
  name: string | null;
  ingredients: string[];
}

/** How deep lists of ingredients are followed. */
const LISTS_MAX = 6;
/** Boxes to tick and dots, as some pages draw them before each line. */
const BOX = /^[▢□☐☑✓✔•]\s*/;
/** What stands between the lines of a page and is none. */
const NO_LINE = /^advertisement$/i;

/** The ingredient lines of a recipe as its page lists them, headings among them included. */
export function readIngredients(value: unknown): string[] {
  return linesIn(value, LISTS_MAX)
    .map((line) => line.replace(BOX, ''))
    .filter((line) => line !== '' && !NO_LINE.test(line));
}

function linesIn(value: unknown, depth: number): string[] {
  if (depth === 0) return [];
  const stated = isNode(value) ? items(listIn(value) ?? value) : items(value);
  if (stated.length === 1 && !isNode(stated[0])) return splitLines(linesOf(stated[0]), typeof value === 'string');
  return stated.flatMap((item) => (isNode(item) ? linesOfThing(item, depth) : (textOf(item) ?? [])));
}

const listIn = (thing: JsonLdNode): unknown =>
  property(thing, 'itemListElement', '@list', 'recipeIngredient', 'ingredients');

/** One line, or the lines of a part of the recipe below its name. */
function linesOfThing(thing: JsonLdNode, depth: number): string[] {
  const list = listIn(thing);
  if (list === undefined) return [amountAndName(thing) ?? []].flat();
  const name = textOf(property(thing, 'name'));
  return [...(name === null ? [] : [`## ${name}`]), ...linesIn(list, depth - 1)];
}

/** Lines by the headings among them; undefined where there are none. */
export function groupIngredients(lines: readonly string[]): IngredientGroup[] | undefined {
  if (!lines.some(isHeading)) return undefined;
  const groups: IngredientGroup[] = [];
  for (const line of lines) {
    if (isHeading(line)) groups.push({ name: headingName(line), ingredients: [] });
    else if (groups.length === 0) groups.push({ name: null, ingredients: [line] });
    else groups.at(-1)?.ingredients.push(line);
  }
  return groups;
}

/** `## For the sauce:` without its marks. */
export function headingName(line: string): string {
  return line.replace(/^[#*=\-[\s]+|[:*=\-\]\s]+$/g, '');
}

/** `{"name": "flour", "amount": "1 cup"}`, as old microdata has it, is "1 cup flour"; so is a value with its unit beside a name. */
function amountAndName(item: JsonLdNode): string | null {
  const called = property(item, 'item', 'ingredient', 'name');
  const amount = property(item, 'requiredQuantity', 'amount', 'quantity', ...(called === undefined ? [] : ['value']));
  const unit =
    amount === undefined ? null : textOf(property(isNode(amount) ? amount : item, 'unitText', 'unit', 'unitCode'));
  return [textOf(amount), unit, textOf(called ?? item)].filter((part) => part !== null).join(' ') || null;
}

/** A recipe whose ingredients are one text: its lines, or else what its commas part. */
function splitLines(lines: string[], isOneText: boolean): string[] {
  const only = lines[0];
  return isOneText && lines.length === 1 && only !== undefined ? splitAtCommas(only) : lines;
}

/** A comma before a new ingredient: outside of brackets, not inside of a number, and not before what is done to the one before it. */
const COMMA =
  /[,;]\s+(?![^()]*\))(?!(?:\w+ly )?\w+(?:ed|en)\b|(?:to|at|for|or|and|plus|about|cut|in|without|with|very|room)\b)/;

/** Longest list in one text that is split, in characters. */
const LIST_MAX = 20_000;

function splitAtCommas(text: string): string[] {
  return text
    .slice(0, LIST_MAX)
    .split(COMMA)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
