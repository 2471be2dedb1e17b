import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import {
  apartSchema,
  classesSchema,
  cuisinesSchema,
  formsSchema,
  fullForm,
  relativesSchema,
  type ClassEntry,
  type Cuisines,
  type Form,
} from './grammar-schema.ts';

/** What the composer knows of one food: its class, with the food's own words and amounts. */
export interface CookedFood extends Omit<ClassEntry, 'foods'> {
  /** What a step calls it where its own name is not it. */
  say: string | null;
  /** What the name of a dish calls it where its own name is not it. */
  title: string | null;
  /** Its amount is part of a large one: half a cauliflower is not "cauliflowers". */
  part: boolean;
}

/** The culinary grammar: dish forms, what fills them, and what seasons them. */
export interface Grammar {
  forms: readonly Form[];
  cuisines: Cuisines;
  /** Classes and foods of which one does for another. */
  relatives: readonly (readonly string[])[];
  /** Classes and foods of which no dish has one of each: by each, the others. */
  apart: ReadonlyMap<string, ReadonlySet<string>>;
  /** By the slug of each food that the classes name. */
  foods: ReadonlyMap<string, CookedFood>;
}

/** Read from the sources, whether this runs compiled or not: `src` and `dist` are neighbours. */
const FOLDER = new URL('../../../src/modules/creative/grammar/', import.meta.url);

/**
 * Reads the grammar's files.
 * @throws ZodError or Error naming what is wrong in them
 */
export function readGrammar(): Grammar {
  const foods = new Map<string, CookedFood>();
  for (const { foods: named, ...shared } of read('classes.yaml', classesSchema)) {
    for (const { food, ...own } of named) {
      if (foods.has(food)) throw new Error(`classes.yaml: ${food} is in two classes`);
      foods.set(food, {
        ...shared,
        say: null,
        title: null,
        part: false,
        ...definedOnly(own),
        cuts: { ...shared.cuts, ...('cuts' in own ? own.cuts : {}) },
      });
    }
  }
  const files = readdirSync(new URL('forms/', FOLDER))
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  const forms = files.flatMap((file) => read(`forms/${file}`, formsSchema).map(fullForm));
  const classes = new Set([...foods.values()].map((food) => food.class));
  const cuisines = read('cuisines.yaml', cuisinesSchema);
  const relatives = read('relatives.yaml', relativesSchema);
  const apart = read('apart.yaml', apartSchema);
  checkNames(forms, classes, foods);
  const lists = [
    ...relatives,
    ...apart.flatMap(({ these, those }) => [these, those]),
    ...Object.values(cuisines).flatMap(({ also, never, marks }) => [also, never, marks]),
  ];
  const unknown = lists.flat().filter((name) => !classes.has(name) && !foods.has(name));
  if (unknown.length > 0)
    throw new Error(`cuisines, relatives and apart name ${unknown.join(', ')}, which the grammar lacks`);
  return { forms, cuisines, relatives, apart: bothWays(apart), foods };
}

/** By each class or food, all that it is kept apart from. */
function bothWays(lists: z.output<typeof apartSchema>): Map<string, Set<string>> {
  const apart = new Map<string, Set<string>>();
  for (const { these, those } of lists)
    for (const [names, others] of [
      [these, those],
      [those, these],
    ] as const)
      for (const name of names) apart.set(name, new Set([...(apart.get(name) ?? []), ...others]));
  return apart;
}

/** What the grammar knows of a food, or of the nearest food that it is a kind of. */
export function cookedFood(food: KnownFood, grammar: Grammar, knowledge: FoodKnowledge): CookedFood | undefined {
  const own = grammar.foods.get(food.slug);
  if (own) return own;
  for (const ancestor of food.ancestors) {
    const found = grammar.foods.get(knowledge.byNumber(ancestor)?.slug ?? '');
    // The parent's own words ("chopped tomatoes") need not suit its kinds.
    if (found) return food.category === knowledge.byNumber(ancestor)?.category ? { ...found, say: null } : undefined;
  }
  return undefined;
}

/** Whether one of two foods does for the other: both are in one list of relatives. */
export function areRelatives(one: NamedFood, other: NamedFood, { relatives }: Grammar): boolean {
  return relatives.some((names) => isNamed(one, names) && isNamed(other, names));
}

/** Whether no dish has both of two foods. */
export function areApart(one: NamedFood, other: NamedFood, { apart }: Grammar): boolean {
  return [one.cooked.class, one.food.slug].some((name) => {
    const others = apart.get(name);
    return others !== undefined && (others.has(other.cooked.class) || others.has(other.food.slug));
  });
}

/** A food with how it is cooked. */
interface NamedFood {
  food: KnownFood;
  cooked: CookedFood;
}

/** Whether a list names a food, by its slug or its class. */
export function isNamed({ food, cooked }: NamedFood, names: readonly string[]): boolean {
  return names.includes(cooked.class) || names.includes(food.slug);
}

function read<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return schema.parse(parse(readFileSync(new URL(file, FOLDER), 'utf8')));
}

function definedOnly<T extends object>(own: T): Partial<T> {
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Slots may be filled by classes or single foods; a word that is neither is a slip of the pen. */
function checkNames(
  forms: readonly Form[],
  classes: ReadonlySet<string>,
  foods: ReadonlyMap<string, CookedFood>,
): void {
  const isKnown = (name: string): boolean => classes.has(name) || foods.has(name);
  for (const form of forms) {
    const slots = new Set(form.slots.map(([name]) => name));
    const named = [
      ...form.slots.flatMap(([, slot]) => [...slot.of, ...(slot.beside?.of ?? [])]),
      ...form.not.flat(),
      ...form.anyOf.flat().filter((name) => !slots.has(name)),
      ...form.steps.flatMap((step) => Object.values(step.has).flat()),
    ];
    const unknown = [...named.filter((name) => !isKnown(name)), ...form.notFoods.filter((name) => !foods.has(name))];
    const strangers = [
      ...form.needs,
      ...form.sideWithout,
      ...form.steps.flatMap((step) => [...step.with, ...step.without, ...step.anyWith, ...Object.keys(step.has)]),
    ].filter((name) => !slots.has(name));
    if (unknown.length > 0 || strangers.length > 0)
      throw new Error(`forms: ${form.form} names ${[...unknown, ...strangers].join(', ')}, which the grammar lacks`);
  }
}
