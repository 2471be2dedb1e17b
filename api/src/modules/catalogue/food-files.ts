import { basename } from 'node:path';
import { z } from 'zod';
import type { FoodEntry, Swap } from '../ingredients/foods/food-knowledge.ts';
import { ALLERGENS } from '../ingredients/dietary.ts';
import { StartError } from '../../shared/errors.ts';
import { slugify } from '../../shared/slug.ts';
import { boundTo, FOOD_USES } from '../ingredients/foods/food-uses.ts';
import { readNameFiles, type SeedName } from './name-files.ts';
import { readYamlFiles, validated } from './yaml-files.ts';

const allergens = z.array(z.enum(ALLERGENS));
const grams = z.number().min(0).max(100);
/** Per 100 g, where another table than the USDA's has the food as it is sold here; the comment beside it names the table. */
const nutrients = z.strictObject({
  calories: z.number().min(0).max(902), protein: grams, fat: grams, carbs: grams,
  fiber: grams.nullable().default(null), sugar: grams.nullable().default(null), sodium: z.number().min(0).max(40_000).nullable().default(null),
});
const foodSchema = z.strictObject({
  name: z.string().min(1),
  plural: z.string().min(1).optional(),
  aliases: z.array(z.string().min(1)).default([]),
  parent: z.string().optional(),
  unit: z.string().optional(),
  diet: z.enum(['vegan', 'vegetarian', 'pescatarian', 'none', 'unknown']).optional(),
  contains: allergens.optional(),
  unsure: allergens.optional(),
  source: z.string().optional(),
  staple: z.boolean().default(false),
  kindsAlike: z.boolean().default(false),
  distinct: z.boolean().default(false),
  weights: z.record(z.string(), z.number().positive()).optional(),
  nutrients: nutrients.optional(),
  ndb: z.int().positive().optional(),
  fdc: z.int().positive().optional(),
  shelfDays: z.int().positive().optional(),
});
const swapSchema = z.strictObject({
  food: z.string(),
  use: z.string(),
  ratio: z.number().positive().optional(),
  for: z.array(z.enum(FOOD_USES)).default([]),
  when: z.array(z.enum(FOOD_USES)).default([]),
  not: z.array(z.enum(FOOD_USES)).default([]),
  with: z.string().optional(),
  note: z.string().optional(),
});

/** A food as its file states it, with the USDA numbers its figures come from. */
export interface SeedFood extends FoodEntry {
  ndb: number | null;
  fdc: number | null;
  /** Key of the source of its facts about allergens, where it has one of its own. */
  source: string | null;
}

/** The foods and swaps of the data files; a food's id is its slug until it is stored. */
export interface SeedFoods {
  foods: SeedFood[];
  swaps: Swap[];
  foreign: SeedName[];
}

/**
 * Reads and validates `foods/*.yaml`, `substitutes/*.yaml` and `names/*.yaml` below `folder`.
 * @throws StartError naming file and field of each mistake
 */
export function readFoodFiles(folder: string): SeedFoods {
  const read = readYamlFiles(`${folder}/foods`).flatMap(({ file, content }) =>
    validated(z.array(foodSchema), content, `foods/${file}`).map((food) => ({ ...food, category: basename(file, '.yaml'), file })));
  const slugs = new Map<string, string>();
  const problems: string[] = [];
  for (const food of read) {
    for (const word of [food.name, food.plural, ...food.aliases].filter((name) => name !== undefined).map(slugify)) {
      const other = slugs.get(word);
      if (other !== undefined && other !== food.name) problems.push(`foods/${food.file}: ${food.name}: the word "${word}" already belongs to ${other}`);
      slugs.set(word, food.name);
    }
  }
  const names = new Map(read.map((food) => [food.name, slugify(food.name)]));
  problems.push(...twice(read));
  const known = (name: string, where: string): string => {
    const found = names.get(name) ?? names.get(slugs.get(slugify(name)) ?? '');
    if (found === undefined) problems.push(`${where}: there is no food "${name}"`);
    return found ?? '';
  };
  const foods = read.map((food, at): SeedFood => ({
    id: slugify(food.name), number: at + 1, slug: slugify(food.name), name: food.name, plural: food.plural ?? null, aliases: food.aliases,
    category: food.category, commonUnit: food.unit ?? null, isStaple: food.staple, areKindsAlike: food.kindsAlike, isDistinct: food.distinct,
    parentId: food.parent === undefined ? null : known(food.parent, `foods/${food.file}: ${food.name}: parent`),
    diet: food.diet ?? null, contains: food.contains ?? null, unsure: food.unsure ?? null,
    nutrients: food.nutrients ?? null, weights: food.weights ?? null, shelfDays: food.shelfDays ?? null, ndb: food.ndb ?? null, fdc: food.fdc ?? null, source: food.source ?? null,
  }));
  const swaps = readYamlFiles(`${folder}/substitutes`).flatMap(({ file, content }) =>
    validated(z.array(swapSchema), content, `substitutes/${file}`).map((swap): Swap => ({
      foodId: known(swap.food, `substitutes/${file}: food`), useId: known(swap.use, `substitutes/${file}: use`),
      ratio: swap.ratio ?? null, contexts: boundTo(swap.for, swap.when, swap.not), note: swap.note ?? null,
      withId: swap.with === undefined ? null : known(swap.with, `substitutes/${file}: with`),
    })));
  const foreign = readNameFiles(folder, known);
  problems.push(...missingFacts(foods));
  if (problems.length > 0) throw new StartError(`The food files have mistakes:\n${problems.join('\n')}`);
  return { foods, swaps: uniqueSwaps(swaps), foreign };
}

/** Two entries of one name may say different things of what is in it. */
function twice(foods: readonly { name: string; file: string }[]): string[] {
  const seen = new Set<string>();
  const again = foods.filter(({ name }) => seen.size === seen.add(name).size);
  return again.map(({ name, file }) => `foods/${file}: ${name}: is there twice`);
}

/** A food without a parent has nowhere to inherit from. */
function missingFacts(foods: SeedFood[]): string[] {
  return foods
    .filter((food) => food.parentId === null && (food.diet === null || (food.contains === null && food.unsure === null)))
    .map((food) => `foods/${food.category}.yaml: ${food.name}: states neither a parent nor its own diet and contains`);
}

function uniqueSwaps(swaps: Swap[]): Swap[] {
  return [...new Map(swaps.map((swap) => [[swap.foodId, swap.useId, ...swap.contexts].join(' '), swap])).values()];
}
