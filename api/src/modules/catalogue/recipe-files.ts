import { basename } from 'node:path';
import { z } from 'zod';
import { Difficulty } from '../recipes/recipe-enums.ts';
import { colourOf } from '../ingredients/food-art/piece-table.ts';
import { coverChoice, type CoverChoice } from '../recipes/cover/cover-input.ts';
import { isDye } from '../recipes/cover/cover-rules.ts';
import { FORMS } from '../recipes/cover/forms/all-forms.ts';
import { isVessel } from '../recipes/cover/vessels.ts';
import { CUISINES, type Cuisine } from '../recipes/cuisine.ts';
import { readYamlFiles, validated } from './yaml-files.ts';

const isColour = (name: string | undefined): boolean => name === undefined || colourOf(name) !== undefined || isDye(name);
const minutes = z.int().min(0).max(2_880);
const ingredient = z.union([
  z.string().min(1),
  z.strictObject({ group: z.string().min(1) }),
  z.strictObject({ line: z.string().min(1), food: z.string().min(1) }),
]);
const step = z.union([
  z.string().min(1).transform((text) => ({ text, minutes: undefined, meanwhile: false, offHeat: false })),
  z.strictObject({ text: z.string().min(1), minutes: minutes.optional(), meanwhile: z.boolean().default(false), offHeat: z.boolean().default(false) }),
]);
const cover = coverChoice
  .refine(({ form }) => FORMS.has(form), { message: 'is no form of recipes/cover/forms', path: ['form'] })
  .refine(({ vessel }) => vessel === undefined || isVessel(vessel), { message: 'is no vessel', path: ['vessel'] })
  .refine(({ colour }) => isColour(colour), { message: 'is no colour of food-pieces.yaml', path: ['colour'] })
  .refine(({ second }) => isColour(second), { message: 'is no colour of food-pieces.yaml', path: ['second'] });
const schema = z.strictObject({
  title: z.string().min(1).max(120),
  alsoCalled: z.array(z.string().min(1).max(120)).max(12).default([]),
  description: z.string().min(1).max(400),
  cuisine: z.enum(CUISINES).nullable().default(null),
  tags: z.array(z.string().min(1)).max(8),
  difficulty: z.enum(Difficulty),
  prepTime: minutes,
  cookTime: minutes,
  servings: z.int().min(1).max(48),
  ingredients: z.array(ingredient).min(1),
  instructions: z.array(step).min(1),
  cover: cover.optional(),
});

/** An ingredient line of a recipe file. */
export interface SeedLine {
  text: string;
  group: string | null;
  /** Name of the food, where the line itself does not say it well enough. */
  food: string | null;
}

/** A recipe of the starter catalogue, as its file states it. */
export interface SeedRecipe {
  slug: string;
  title: string;
  /** Other names that people use for the dish. */
  alsoCalled: string[];
  description: string;
  /** Null where its home is none of the seventeen. */
  cuisine: Cuisine | null;
  tags: string[];
  difficulty: Difficulty;
  prepTime: number;
  cookTime: number;
  servings: number;
  ingredients: SeedLine[];
  /** How its cover looks, where the rules of the drawing are not enough. */
  cover?: CoverChoice | undefined;
  instructions: { text: string; minutes: number | null; meanwhile: boolean; offHeat: boolean }[];
}

/**
 * Reads and validates `recipes/*.yaml` below `folder`; the slug is the file's name.
 * @throws StartError naming file and field of a mistake
 */
export function readRecipeFiles(folder: string): SeedRecipe[] {
  return readYamlFiles(`${folder}/recipes`).map(({ file, content }) => {
    const recipe = validated(schema, content, `recipes/${file}`);
    return {
      ...recipe,
      slug: basename(file, '.yaml'),
      ingredients: grouped(recipe.ingredients),
      instructions: recipe.instructions.map((part) => ({ ...part, minutes: part.minutes ?? null })),
    };
  });
}

/** A `group` entry heads the lines that follow it. */
function grouped(entries: z.output<typeof ingredient>[]): SeedLine[] {
  const lines: SeedLine[] = [];
  let group: string | null = null;
  for (const entry of entries) {
    if (typeof entry === 'string') lines.push({ text: entry, group, food: null });
    else if ('group' in entry) group = entry.group;
    else lines.push({ text: entry.line, group, food: entry.food });
  }
  return lines;
}
