import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { once } from '../../ingredients/food-art/once.ts';
import { slugify } from '../../../shared/slug.ts';

/** A food of a recipe, as its cover needs it. */
export interface CoverFood {
  /** Slug of the food and of those it is a kind of, the nearest first. */
  lineage: readonly string[];
  /** How the line says it is cut or prepared. */
  cut: string;
}

/** What a cover is drawn from. */
export interface CoverInput {
  /** Seeds the drawing: a recipe always looks the same. */
  slug: string;
  title: string;
  cuisine: string | null;
  tags: readonly string[];
  /** In the order of the lines. */
  foods: readonly CoverFood[];
  /** What is done, a text a step. */
  steps: readonly string[];
  /** What the recipe itself says of its cover, before any rule. */
  cover?: CoverChoice | null;
}

const words = z.array(z.string().transform((word) => `-${slugify(word)}`)).optional();
const choice = {
  form: z.string(),
  vessel: z.string().optional(),
  colour: z.string().optional(),
  second: z.string().optional(),
};
const rule = z.strictObject({
  ...choice,
  words,
  unless: words,
  steps: words,
  tags: z.array(z.string()).optional(),
  cuisine: z.array(z.string()).optional(),
  foods: z.array(z.string()).optional(),
});
const dye = z.strictObject({
  colour: z.string(),
  foods: z.array(z.string()),
  unless: z.array(z.string()).optional(),
  inTitle: z.boolean().default(false),
});
const PIECE_KINDS = ['small', 'tiny', 'thin', 'few', 'herbs', 'garnish', 'gone', 'cuttable'] as const;
/** What a piece may be like on a dish; `cover-rules.yaml` says what each means. */
export type PieceKind = (typeof PIECE_KINDS)[number];
const setOfStrings = z.array(z.string()).transform((names): ReadonlySet<string> => new Set(names));
const schema = z.strictObject({
  dishes: z.array(rule),
  dyes: z.record(z.string(), z.array(dye)),
  pieces: z.record(z.enum(PIECE_KINDS), setOfStrings),
  eggForms: setOfStrings,
});
type Rule = z.output<typeof rule>;

/** What a recipe file may say of its cover where the rules are not enough. */
export const coverChoice = z.strictObject(choice);
/** Form, vessel and colours of a cover. */
export type CoverChoice = z.output<typeof coverChoice>;

/** Read from the sources, whether this runs compiled or not: `src` and `dist` are neighbours. */
const FILE = new URL('../../../../src/modules/recipes/cover/cover-rules.yaml', import.meta.url);
const table = once(() => schema.parse(parse(readFileSync(FILE, 'utf8'))));
const ANYTHING: CoverChoice = { form: 'heap', colour: 'filling' };

/** How a recipe looks: what its file says, else the first rule that fits; `at` is the number of the rule, -1 for the file. */
export function dishOf(input: CoverInput): CoverChoice & { at: number } {
  const clues = cluesOf(input);
  const { dishes } = table();
  if (input.cover) return { ...usualColours(input.cover.form, clues), ...input.cover, at: -1 };
  const at = dishes.findIndex((one) => fits(one, clues));
  return { ...(dishes[at] ?? ANYTHING), at };
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

/** The name of the colour that a dish takes from its foods; undefined where none of the list is in it. */
export function dyeOf(list: string, { title, foods }: CoverInput): string | undefined {
  const named = `-${slugify(title)}-`;
  const used = new Set(foods.flatMap(({ lineage }) => lineage));
  const isUsed = (food: string): boolean => used.has(food);
  const isNamed = (food: string): boolean => isUsed(food) && stands(`-${food}`, named);
  const dyes = (table().dyes[list] ?? []).filter(({ unless }) => !(unless?.some(isUsed) ?? false));
  const found =
    dyes.find((one) => one.foods.some(isNamed)) ?? dyes.find((one) => !one.inTitle && one.foods.some(isUsed));
  return found?.colour;
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
  return (
    (one.words?.some((word) => stands(word, title)) ?? true) &&
    !(one.unless?.some((word) => stands(word, title)) ?? false) &&
    (one.steps?.some((word) => stands(word, steps)) ?? true) &&
    (one.tags?.some((tag) => tags.includes(tag)) ?? true) &&
    (one.cuisine?.some((name) => name === cuisine) ?? true) &&
    (one.foods?.some((food) => foods.has(food)) ?? true)
  );
}

/** Whether a word stands in a text, in the singular or plural; both are slugs that begin with a hyphen. */
function stands(word: string, text: string): boolean {
  return ['-', 's-', 'es-', 'd-', 'ed-'].some((ending) => text.includes(word + ending));
}
