import { z } from 'zod';
import { Difficulty } from '../recipes/recipe-enums.ts';
import { CUISINES } from '../recipes/cuisine.ts';

const words = z.string().min(1);
const names = z.array(words);
const minutes = z.int().positive();

/** How a food is cooked one way: minutes until done, and the clause that tells it where it takes its own words (`{it}` is the food). */
const technique = z.union([
  minutes.transform((number) => ({ minutes: number, how: null })),
  z.strictObject({ minutes, how: words }),
]);

const ways = { fry: technique.optional(), simmer: technique.optional(), roast: technique.optional() };
const amounts = {
  portion: z.number().positive(),
  most: z.number().positive().optional(),
  /** The most of it even where it is all of a dish. */
  limit: z.number().positive().optional(),
  measure: z.enum(['g', 'ml', 'tsp', 'piece', 'each']).default('g'),
  unit: words.optional(),
  /** What one pack holds, drained, in `measure`. */
  pack: z.number().positive().optional(),
  /** Millilitres of water that a gram of it takes up. */
  drinks: z.number().positive().optional(),
  /** An empty one is not told. */
  cuts: z.record(z.string(), z.string()).default({}),
  raw: z.boolean().default(false),
  count: z.boolean().default(false),
};
const food = z.union([
  words.transform((slug) => ({ food: slug })),
  z.strictObject({
    food: words,
    say: words.optional(),
    title: words.optional(),
    part: z.boolean().optional(),
    portion: amounts.portion.optional(),
    prep: z.int().min(0).optional(),
    done: words.optional(),
    ...ways,
    measure: amounts.measure.unwrap().optional(),
    pack: amounts.pack,
    cuts: z.record(z.string(), z.string()).optional(),
    raw: z.boolean().optional(),
    count: z.boolean().optional(),
  }),
]);

/** `classes.yaml`: foods that are cooked alike. */
export const classesSchema = z.array(
  z.strictObject({
    class: words,
    foods: z.array(food).min(1),
    ...amounts,
    lifted: z.boolean().default(false),
    done: words.default('tender'),
    prep: z.int().min(0).default(0),
    ...ways,
  }),
);

/** The parts of a dish that each cuisine fills in its own way. */
export const SEASONINGS = ['fat', 'base', 'aroma', 'spice', 'herb', 'acid', 'dollop', 'cheese'] as const;
/** One of {@link SEASONINGS}. */
export type Seasoning = (typeof SEASONINGS)[number];

/** `cuisines.yaml`: foods that each cuisine seasons with, takes where they are there, never takes, and is known by. */
export const cuisinesSchema = z.record(
  z.enum(CUISINES),
  z.strictObject({
    ...(Object.fromEntries(SEASONINGS.map((part) => [part, names])) as Record<Seasoning, typeof names>),
    also: names.default([]),
    never: names.default([]),
    marks: names.default([]),
  }),
);

/** `relatives.yaml`: classes and foods of which one does for another. */
export const relativesSchema = z.array(names.min(2));

/** `apart.yaml`: classes and foods of which no dish has one of each. */
export const apartSchema = z.array(z.strictObject({ these: names.min(1), those: names.min(1) }));

const slot = z.strictObject({
  of: names,
  min: z.int().min(0).default(0),
  max: z.int().min(1).default(1),
  grams: z.number().positive().optional(),
  spoons: z.number().positive().optional(),
  portion: z.number().positive().optional(),
  /** Other amounts where the dish has one of these classes or foods: more stock for potatoes, which thicken a soup. */
  beside: z
    .strictObject({ of: names, grams: z.number().positive().optional(), portion: z.number().positive().optional() })
    .optional(),
  /** How much of the usual portion, of 1. */
  share: z.number().positive().default(1),
  /** Of a liquid: what boils away whatever the servings, which what four take has in it. */
  boilsOff: z.number().positive().optional(),
  /** Of a liquid: the slot of which the foods say how much of it they drink. */
  drunkBy: words.optional(),
  cut: words.optional(),
  by: z.enum(['fry', 'simmer', 'roast']).optional(),
  raw: z.boolean().default(false),
  full: z.boolean().default(false),
  season: z.enum(SEASONINGS).optional(),
  else: z.union([names, z.partialRecord(z.enum(CUISINES), names)]).default([]),
  wish: z.boolean().default(false),
  in: z.array(z.enum(CUISINES)).optional(),
});
const conditions = {
  with: names.default([]),
  without: names.default([]),
  anyWith: names.default([]),
  has: z.record(z.string(), names).default({}),
  /** Servings from which on, and up to which, it is said. */
  moreThan: z.int().optional(),
  atMost: z.int().optional(),
  meanwhile: z.boolean().default(false),
  offHeat: z.boolean().default(false),
};
const textStep = z.strictObject({
  text: words,
  minutes: z.union([minutes, words]).optional(),
  panful: z.int().positive().optional(),
  /** The minutes are those of four servings: more takes longer, less is quicker. */
  byAmount: z.boolean().default(false),
  ...conditions,
});
const stagedStep = z.strictObject({
  stage: names,
  by: z.enum(['fry', 'simmer', 'roast']),
  text: words,
  start: words.optional(),
  only: words.optional(),
  unless: names.default([]),
  gap: minutes.default(4),
  ...conditions,
});

/** `forms/*.yaml`: the shapes of dishes. */
export const formsSchema = z.array(
  z.strictObject({
    form: words,
    titles: names.min(1),
    about: names.min(1),
    cuisines: z.array(z.enum(CUISINES)).min(1),
    difficulty: z.enum(Difficulty),
    tags: names,
    humble: z.boolean().default(false),
    /** Without one of these slots it is only a side. */
    sideWithout: names.default([]),
    slots: z.record(z.string(), z.union([z.enum(['must', 'wish', 'have']), slot])),
    needs: names.default([]),
    anyOf: z.array(names).default([]),
    carried: names.default([]),
    least: z.strictObject({ slots: names, min: z.int() }).optional(),
    mostOf: z.strictObject({ slots: names, max: z.int() }).optional(),
    oneOf: z.array(z.tuple([words, words])).default([]),
    not: z.array(z.tuple([words, words])).default([]),
    notFoods: names.default([]),
    steps: z.array(z.union([textStep, stagedStep])).min(1),
  }),
);

/** A step that says what to do in one text. */
export type TextStep = z.output<typeof textStep>;
/** A step that cooks foods one after another in one way, each as long as it takes. */
export type StagedStep = z.output<typeof stagedStep>;
/** A part of a form that foods fill. */
export type Slot = z.output<typeof slot>;
/** A way in which a food is cooked. */
export type Way = 'fry' | 'simmer' | 'roast';
/** Foods that are cooked alike, as the file states them. */
export type ClassEntry = z.output<typeof classesSchema>[number];
type FormEntry = z.output<typeof formsSchema>[number];
/** What each cuisine seasons with. */
export type Cuisines = z.output<typeof cuisinesSchema>;

/** A shape of dish: what fills it, and how it is cooked and told. */
export interface Form extends Omit<FormEntry, 'slots' | 'humble'> {
  /** It may be built on seasonings alone: where little must be bought, or always. */
  humble: boolean | 'always';
  /** In the order of the ingredient list. */
  slots: [name: string, slot: Slot][];
}

/** The slots that a form only names: which classes may season, and how many at once. */
const SEASONING_SLOTS: Record<string, { of: string[]; max: number; by?: Way }> = {
  fat: { of: ['fat', 'butter'], max: 1 },
  base: { of: ['onion', 'spring-onion'], max: 1, by: 'fry' },
  aroma: { of: ['garlic', 'ground-garlic', 'ginger', 'lemongrass', 'chilli'], max: 2 },
  spice: { of: ['spice', 'strong-spice', 'seed-spice', 'dried-herb', 'woody-herb'], max: 2 },
  herb: { of: ['herb'], max: 1 },
  acid: { of: ['lemon', 'lime', 'vinegar'], max: 1 },
  dollop: { of: ['yogurt', 'soured-cream', 'hummus', 'salsa', 'soft-cheese'], max: 1 },
};

/** A form with the slots that it only names written out. */
export function fullForm(entry: FormEntry): Form {
  const slots = Object.entries(entry.slots).map(([name, stated]): [string, Slot] => {
    if (typeof stated !== 'string') return [name, stated];
    const { of, max, by } = SEASONING_SLOTS[name] ?? { of: [], max: 1 };
    return [
      name,
      {
        of,
        max,
        ...(by && { by }),
        min: stated === 'must' ? 1 : 0,
        wish: stated === 'wish',
        season: name as Seasoning,
        raw: false,
        full: false,
        share: 1,
        else: [],
      },
    ];
  });
  return { ...entry, slots };
}
