import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { numericQuantity } from 'numeric-quantity';
import { readFoodFiles } from '../../api/src/modules/catalogue/food-files.ts';
import { FoodKnowledge } from '../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../../api/src/modules/ingredients/names/food-names.ts';

/** A line with the labels that people gave it; null where they left one out. */
export interface LabelledLine {
  line: string;
  quantity: number | null;
  units: string[];
  name: string | null;
}

/** A recipe as far as its foods go. */
export interface RecipeLines {
  title: string;
  ingredients: string[];
}

/** Folder of the measured data: the first argument, or `../shared/data` beside the project. */
export const dataFolder = process.argv[2] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));

const { foods, swaps } = readFoodFiles(fileURLToPath(new URL('../../catalogue', import.meta.url)));

/** Names of the starter catalogue. */
export const names = new FoodNames(new FoodKnowledge(foods, swaps));

function readJsonLines<T>(file: string): T[] {
  const lines = readFileSync(`${dataFolder}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as T);
}

interface NytLine {
  line: string;
  quantity: string;
  unit: string;
  name: string;
}

/** Labelled lines of the New York Times whose labels hold together: one amount, found in the line, one unit. */
export function readNytLines(): LabelledLine[] {
  return readJsonLines<NytLine>('ingredient-lines/nyt-train.jsonl').flatMap(({ line, quantity, unit, name }) => {
    const value = quantity === '' ? null : numericQuantity(quantity);
    const isTorn =
      (value === null && /\d/.test(line)) || Number.isNaN(value) || /^(\d+) \1$/.test(quantity) || unit.includes(' ');
    const isCleanName = name !== '' && !/[(),;]|\b(\w+) \1\b/.test(name) && !/\bor\b/.test(line);
    return isTorn ? [] : [{ line, quantity: value, units: unit === '' ? [] : [unit], name: isCleanName ? name : null }];
  });
}

/** Every distinct name label of the New York Times lines, with how often it stands there. */
export function readNytNames(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of readJsonLines<NytLine>('ingredient-lines/nyt-train.jsonl')) {
    const label = name.toLowerCase();
    if (label !== '' && !/[(),;]/.test(label)) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return counts;
}

interface Span {
  start: number;
  end: number;
  type: string;
}

/** Lines of the TASTEset lists with the first quantity, the units and the one food marked in each. */
export function readTasteLines(): LabelledLine[] {
  return tasteLists().flatMap(({ list, spans }) => linesOf(list, spans));
}

function tasteLists(): { list: string; spans: Span[] }[] {
  const rows = readFileSync(`${dataFolder}/ingredient-lines/tasteset.csv`, 'utf8').matchAll(
    /^"((?:[^"]|"")*)","((?:[^"]|"")*)"$/gm,
  );
  return [...rows].map(([, list = '', spans = '']) => ({
    list: list.replaceAll('""', '"'),
    spans: JSON.parse(spans.replaceAll('""', '"')) as Span[],
  }));
}

function linesOf(list: string, spans: Span[]): LabelledLine[] {
  let end = -1;
  return list.split('\n').flatMap((line): LabelledLine[] => {
    const start = end + 1;
    end = start + line.length;
    const marked = (type: string): string[] =>
      spans
        .filter((span) => span.type === type && span.start >= start && span.end <= end)
        .map((span) => list.slice(span.start, span.end));
    const quantity = marked('QUANTITY').find((text) => /[\d\u00bc-\u00be\u2150-\u215e]/.test(text));
    const [food, ...others] = marked('FOOD');
    const first = quantity?.replace(/^[^\d\u00bc-\u00be\u2150-\u215e]+/, '').split(/ ?[-–] ?/)[0] ?? '';
    const value = quantity === undefined ? null : numericQuantity(first);
    if (line.trim() === '' || Number.isNaN(value)) return [];
    return [
      {
        line,
        quantity: value,
        units: marked('UNIT'),
        name: food !== undefined && others.length === 0 && !/\bor\b/.test(line) ? food : null,
      },
    ];
  });
}

/** The ingredient lists of TASTEset; it has no titles. */
export function readTasteRecipes(): RecipeLines[] {
  return tasteLists().map(({ list }, at) => ({
    title: `TASTEset ${at + 1}`,
    ingredients: list.split('\n').filter((line) => line.trim() !== ''),
  }));
}

/** The recipes of both collections. */
export function readRecipes(): RecipeLines[] {
  const pages = JSON.parse(readFileSync(`${dataFolder}/recipes/family-cookbook.jsonld`, 'utf8')) as {
    name: string;
    recipeIngredient?: string[];
  }[];
  return [
    ...readJsonLines<RecipeLines>('recipes/public-domain-recipes.jsonl'),
    ...pages.map((page) => ({ title: page.name, ingredients: page.recipeIngredient ?? [] })),
  ];
}

/** `3 of 4 (75.0 %)`. */
export function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
}

/** `count` items, the same for the same list, spread over all of it. */
export function sample<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(count, items.length) }, (_, at) => items[Math.floor(at * step)] as T);
}
