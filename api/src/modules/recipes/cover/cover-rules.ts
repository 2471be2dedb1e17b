import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { once } from '../../ingredients/food-art/once.ts';
import { slugify } from '../../../shared/slug.ts';
import { choice, type CoverChoice, type CoverFood, type CoverInput } from './cover-input.ts';
import { isTrace } from './tomatoes.ts';

/** Names one by one or by the group, as `groups` of the table has them. */
const names = z
  .array(z.union([z.string(), z.array(z.string())]))
  .transform((list) => list.flat())
  .optional();
const words = names.transform((list) => list?.map((word) => `-${slugify(word)}`));
const rule = z.strictObject({
  ...choice,
  words,
  unless: words,
  steps: words,
  alsoSteps: words,
  unlessSteps: words,
  tags: names,
  cuisine: names,
  foods: names,
  alsoFoods: names,
  unlessFoods: names,
});
const dye = z.strictObject({
  colour: z.string(),
  words,
  foods: z.array(z.string()),
  unless: z.array(z.string()).optional(),
  steps: words,
  unlessSteps: words,
  inTitle: z.boolean().default(false),
  melted: z.boolean().default(false),
});
const SIZES = ['small', 'tiny', 'large', 'big', 'wide', 'thin'] as const;
const SHOWN = ['few', 'accent', 'herbs', 'garnish', 'gone', 'inSoup', 'cuttable'] as const;
const PIECE_KINDS = [...SIZES, ...SHOWN] as const;
/** What a piece may be like on a dish; `cover-rules.yaml` says what each means. */
export type PieceKind = (typeof PIECE_KINDS)[number];
const setOfStrings = z.array(z.string()).transform((names): ReadonlySet<string> => new Set(names));
const schema = z.strictObject({
  groups: z.record(z.string(), names),
  dishes: z.array(rule),
  dyes: z.record(z.string(), z.array(dye)),
  pieces: z.record(z.enum(PIECE_KINDS), setOfStrings),
  eggForms: setOfStrings,
  cutForms: setOfStrings,
  cutTo: z.record(z.string(), z.string()),
  cutIn: z.record(z.string(), z.record(z.string(), z.string())),
  alsoCalled: z.record(z.string(), z.string()),
  dishesOf: z.record(z.string(), z.string()),
});
type Rule = z.output<typeof rule>;
type Dye = z.output<typeof dye>;

/** Read from the sources, whether this runs compiled or not: `src` and `dist` are neighbours. */
const FILE = new URL('../../../../src/modules/recipes/cover/cover-rules.yaml', import.meta.url);
const table = once(() => schema.parse(parse(readFileSync(FILE, 'utf8'))));
const ANYTHING: CoverChoice = { form: 'heap', colour: 'filling' };

/** How a recipe looks: what its file says, else the first rule that fits; `at` is the number of the rule, -1 for the file. */
export function dishOf(input: CoverInput): CoverChoice & { at: number } {
  const clues = cluesOf(input);
  const { dishes } = table();
  if (input.cover) return { ...usualColours(input.cover.form, clues), ...input.cover, at: -1 };
  const at = placeOf(dishes, clues);
  return { ...(dishes[at] ?? ANYTHING), at };
}

/** What is named after a "with" only goes with the dish: steak with chips is no chips. Noodles and pasta are the dish all the same. */
const BESIDE = /-(?:with|w)-(?!.*(?:pasta|spaghetti|linguine|noodle|tagliatelle|fettuccine|penne|gnocchi|orzo))/;
/** Forms of rules that know too little to name a dish by half its title. */
const VAGUE: ReadonlySet<string> = new Set(['heap', 'pieces']);

function placeOf(dishes: readonly Rule[], clues: Clues): number {
  const whole = (one: Rule): boolean =>
    one.words?.some((word) => `${word}-`.includes('-with-') && stands(word, clues.title)) ?? false;
  const [main, beside] = clues.title.split(BESIDE);
  const clue = { ...clues, title: `${main ?? ''}-` };
  const named =
    beside === undefined || dishes.some((one) => whole(one) && fits(one, clues))
      ? -1
      : dishes.findIndex((one) => one.words && !VAGUE.has(one.form) && fits(one, clue));
  return named === -1 ? dishes.findIndex((one) => fits(one, clues)) : named;
}

/** The colours of a form where a file names only that: those of its first rule that fits the recipe, else of its last, the most general. */
function usualColours(form: string, clues: Clues): Pick<CoverChoice, 'colour' | 'second'> {
  const rules = table().dishes.filter((one) => one.form === form);
  const { colour, second } = rules.find((one) => fits(one, clues)) ?? rules.at(-1) ?? ANYTHING;
  return { ...(colour !== undefined && { colour }), ...(second !== undefined && { second }) };
}

/** A rule by the number that `dishOf` gives, as text: which it is and what it asks for. */
export function ruleOf(at: number): string {
  const one = table().dishes[at];
  return one === undefined ? 'no rule' : `rule ${at + 1} ${JSON.stringify(one)}`;
}

/** A text of names, and after it the foods that its words stand for. */
const alsoNamed = (named: string, foods: Readonly<Record<string, string>>): string =>
  named +
  Object.keys(foods)
    .map((word) => (stands(`-${word}`, named) ? `-${foods[word] ?? ''}-` : ''))
    .join('');

/** A title as a slug between hyphens, and after it what the catalogue calls the foods that it names in other words. */
export const namesOf = (title: string): string => alsoNamed(`-${slugify(title)}-`, table().alsoCalled);

/** The same, and after it the food that the name of the dish stands for. */
export const seenNamesOf = (title: string): string => alsoNamed(namesOf(title), table().dishesOf);

/** As what a piece is seen where it is cut: in this form, or in any of the forms of small pieces; itself in the others. */
export function cutFor(form: string, piece: string): string {
  const { cutForms, cutTo, cutIn } = table();
  return cutIn[form]?.[piece] ?? (cutForms.has(form) ? cutTo[piece] : undefined) ?? cutIn['other']?.[piece] ?? piece;
}

/** Whether a piece is of a kind. */
export function isPiece(kind: PieceKind, piece: string): boolean {
  return table().pieces[kind].has(piece);
}

/** Whether an egg is seen as such in a form. */
export function showsEggs(form: string): boolean {
  return table().eggForms.has(form);
}

/** Whether a dish can take a colour by this name from its foods. */
export const isDye = (name: string): boolean => Object.hasOwn(table().dyes, name);

/** Lists that are as a filling, but for what weighs more in them. */
const LIKE_FILLING: ReadonlySet<string> = new Set(['dip', 'spread', 'poured', 'preserved', 'drink', 'mash']);
/** What lies in a dough as pieces does not dye it. */
const IN_PIECES = /\b(chips?|chunks?|pieces?|morsels?|buttons?|kisses|chopped|broken)\b/;

/** What is melted, dyes it however it was cut. */
const MELTED = /melt(?:ed)?-(?:\w+-){0,2}chocolate|chocolate-(?:\w+-){0,5}melt/;

/** Lists of what a spoonful of paste does not make red. */
const UNLESS_TRACES: ReadonlySet<string> = new Set(['sauce', 'stewed', 'soup', 'noodle broth']);
const isNamedIn = ({ lineage }: CoverFood, named: string): boolean => lineage.some((slug) => stands(`-${slug}`, named));

/** The name of the colour that a dish takes from its foods; undefined where none of the list is in it. */
export function dyeOf(list: string, { title, foods, steps }: CoverInput): string | undefined {
  const named = namesOf(title);
  const dyeing = UNLESS_TRACES.has(list)
    ? foods.filter((food) => isNamedIn(food, named) || !isTrace(food, foods))
    : foods;
  const used = new Set(dyeing.flatMap(({ lineage }) => lineage));
  const said = `-${slugify(steps.join(' '))}-`;
  const isMelted = MELTED.test(said);
  const molten = new Set(foods.flatMap(({ lineage, cut }) => (isMelted || !IN_PIECES.test(cut) ? lineage : [])));
  const isNamed = (food: string): boolean => used.has(food) && stands(`-${food}`, named);
  const dyes = dyesOf(list).filter(
    ({ words: inTitle, unless, steps: inSteps, unlessSteps }) =>
      some(inTitle, (word) => stands(word, named)) &&
      some(inSteps, (word) => stands(word, said)) &&
      none(unless, (food) => used.has(food)) &&
      none(unlessSteps, (word) => stands(word, said)),
  );
  const isUsed = (one: Dye): boolean =>
    !one.inTitle && one.foods.some((food) => (one.melted ? molten : used).has(food));
  const isCalled = (one: Dye): boolean => one.foods.some((food) => (one.words ? used.has(food) : isNamed(food)));
  const found = dyes.find((one) => !one.melted && isCalled(one)) ?? dyes.find(isUsed);
  return found?.colour;
}

function dyesOf(list: string): readonly Dye[] {
  const { dyes } = table();
  return [...(dyes[list] ?? []), ...(LIKE_FILLING.has(list) ? (dyes['filling'] ?? []) : [])];
}

interface Clues {
  title: string;
  steps: string;
  tags: readonly string[];
  cuisine: string | null;
  foods: ReadonlySet<string>;
}

function cluesOf({ title, steps, tags, cuisine, foods }: CoverInput): Clues {
  return {
    title: `-${slugify(title)}-`,
    steps: `-${slugify(steps.join(' '))}-`,
    tags: tags.map((tag) => tag.toLowerCase()),
    cuisine,
    foods: new Set(foods.flatMap(({ lineage }) => lineage)),
  };
}

function fits(one: Rule, { title, steps, tags, cuisine, foods }: Clues): boolean {
  const inTitle = (word: string): boolean => stands(word, title);
  const inSteps = (word: string): boolean => stands(word, steps);
  const isUsed = (food: string): boolean => foods.has(food);
  return (
    some(one.words, inTitle) &&
    none(one.unless, inTitle) &&
    some(one.tags, (tag) => tags.includes(tag)) &&
    some(one.cuisine, (name) => name === cuisine) &&
    some(one.foods, isUsed) &&
    some(one.alsoFoods, isUsed) &&
    none(one.unlessFoods, isUsed) &&
    some(one.steps, inSteps) &&
    some(one.alsoSteps, inSteps) &&
    none(one.unlessSteps, inSteps)
  );
}

const some = (list: readonly string[] | undefined, holds: (name: string) => boolean): boolean =>
  list?.some(holds) ?? true;
const none = (list: readonly string[] | undefined, holds: (name: string) => boolean): boolean =>
  !(list?.some(holds) ?? false);

/** Whether a word stands in a text, in the singular or plural; both are slugs that begin with a hyphen. */
function stands(word: string, text: string): boolean {
  return ['-', 's-', 'es-', 'd-', 'ed-'].some((ending) => text.includes(word + ending));
}
