import { items } from '../page/json-ld-nodes.ts';
import { bare, type Row, type Tables } from './mealie-tables.ts';

/** Whether a recipe is meant. */
export type Rule = (recipe: Row) => boolean;

/** No rule that people make is longer, in characters. */
const RULE_MAX = 5_000;
/** Nor has more brackets. */
const BRACKETS_MAX = 100;
const TOKEN = /\[[^\]]*\]|"[^"]*"|[()]|<>|<=|>=|[=<>]|[^\s()[\]"=<>]+/g;
const LISTED = /"([^"]*)"|([^",\s][^",]*)/g;
const KEYWORDS = /\b(CONTAINS|NOT|IS)\s+(ALL|IN|LIKE|NOT)\b/gi;

/** What a recipe has in other tables, by the paths that rules name: the rows between, their column, and what that points at. */
const LINKED = new Map([
  ['recipe_category', ['recipes_to_categories', 'category_id', 'categories']],
  ['tags', ['recipes_to_tags', 'tag_id', 'tags']],
  ['tools', ['recipes_to_tools', 'tool_id', 'tools']],
  ['recipe_ingredient.food', ['recipes_ingredients', 'food_id', 'ingredient_foods']],
] as const);

type Comparison = (had: readonly string[], said: readonly string[]) => boolean;

const isOneOf: Comparison = (had, said) => had.some((value) => said.includes(value));
const ordered =
  (holds: (order: number) => boolean): Comparison =>
  (had, said) =>
    had.some((value) => holds(orderOf(value, said[0] ?? '')));

const COMPARISONS: ReadonlyMap<string, Comparison> = new Map([
  ['IN', isOneOf],
  ['NOT IN', (had, said) => !isOneOf(had, said)],
  ['CONTAINS ALL', (had, said) => said.every((value) => had.includes(value))],
  ['LIKE', (had, said) => had.some((value) => isLike(value, said[0] ?? ''))],
  ['NOT LIKE', (had, said) => had.some((value) => !isLike(value, said[0] ?? ''))],
  ['IS', (had) => had.length === 0],
  ['IS NOT', (had) => had.length > 0],
  ['=', isOneOf],
  ['<>', (had, said) => had.some((value) => value !== said[0])],
  ['<', ordered((order) => order < 0)],
  ['<=', ordered((order) => order <= 0)],
  ['>', ordered((order) => order > 0)],
  ['>=', ordered((order) => order >= 0)],
]);

/**
 * The rule of a cookbook, as `recipe_category.id IN ["…"] AND (tags.name = "quick" OR rating >= 4)`. Mealie gives AND and OR the same weight and goes
 * from the right (its `QueryFilterBuilder`). @returns undefined for a rule of another kind, such as one that counts from today
 */
export function mealieRule(text: string, database: Tables): Rule | undefined {
  if (text.length > RULE_MAX || text.split('(').length > BRACKETS_MAX) return undefined;
  const tokens = text.replace(KEYWORDS, '$1_$2').match(TOKEN) ?? [];
  const rule = new Reader(tokens, database).rule();
  return rule && tokens.length === 0 ? rule : undefined;
}

/** Reads a rule, token by token. */
class Reader {
  readonly #tokens: string[];
  readonly #database: Tables;

  constructor(tokens: string[], database: Tables) {
    this.#tokens = tokens;
    this.#database = database;
  }

  rule(): Rule | undefined {
    const first = this.#tokens[0] === '(' ? this.#group() : this.#statement();
    const word = this.#tokens[0]?.toUpperCase();
    if (!first || (word !== 'AND' && word !== 'OR')) return first;
    this.#tokens.shift();
    const rest = this.rule();
    if (!rest) return undefined;
    return word === 'AND' ? (recipe) => first(recipe) && rest(recipe) : (recipe) => first(recipe) || rest(recipe);
  }

  #group(): Rule | undefined {
    this.#tokens.shift();
    const rule = this.rule();
    return this.#tokens.shift() === ')' ? rule : undefined;
  }

  #statement(): Rule | undefined {
    const [path = '', operator = '', value = ''] = this.#tokens.splice(0, 3);
    const compare = COMPARISONS.get(operator.replace('_', ' ').toUpperCase());
    const had = valuesAt(snakeCase(path), this.#database);
    if (!compare || !had || value === '' || value.includes('$NOW')) return undefined;
    const said = valuesSaid(value);
    return (recipe) => compare(had(recipe), said);
  }
}

const snakeCase = (path: string): string => path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function valuesSaid(value: string): string[] {
  const text = value.startsWith('[') ? value.slice(1, -1) : value;
  return [...text.matchAll(LISTED)].map(([, quoted, word = '']) => comparable(quoted ?? word));
}

/** How to find the values of a path, those that are not null; undefined for one that a backup does not have. */
function valuesAt(path: string, database: Tables): ((recipe: Row) => string[]) | undefined {
  const [, owner = '', column = ''] = /^(?:(.+)\.)?([a-z_]+)$/.exec(path) ?? [];
  const link = LINKED.get(owner as never);
  if (link) {
    const [between, id, table] = link;
    return ({ id: recipe }) =>
      database.of(between, recipe).flatMap((row) => valuesOf(database.byId(table, row[id])?.[column]));
  }
  // A recipe is of the household of its cook.
  if (path === 'household_id') return ({ user_id: user }) => valuesOf(database.byId('users', user)?.['household_id']);
  const isColumn = owner === '' && database.all('recipes').some((recipe) => column in recipe);
  return isColumn ? (recipe) => valuesOf(recipe[column]) : undefined;
}

const valuesOf = (value: unknown): string[] => items(value).map((one) => comparable(String(one)));

/** Texts are compared without regard to case, ids without their dashes. */
const comparable = (text: string): string =>
  /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i.test(text) ? bare(text) : text.trim().toLowerCase();

/** As SQL's LIKE: `%` is any text, `_` any letter. The last `%` takes in one letter more each time the rest does not fit. */
function isLike(text: string, pattern: string): boolean {
  let [at, place, wild, taken] = [0, 0, -1, 0];
  while (at < text.length) {
    const wanted = pattern[place];
    if (wanted === '%') [wild, taken, place] = [place, at, place + 1];
    else if (wanted !== undefined && (wanted === '_' || wanted === text[at])) [at, place] = [at + 1, place + 1];
    else if (wild >= 0) [taken, at, place] = [taken + 1, taken + 1, wild + 1];
    else return false;
  }
  return /^%*$/.test(pattern.slice(place));
}

/** Numbers by their size, all else, dates too, as texts. */
function orderOf(one: string, other: string): number {
  const difference = Number(one) - Number(other);
  return Number.isNaN(difference) ? one.localeCompare(other, 'en') : difference;
}
