import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { once } from '../ingredients/food-art/once.ts';
import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';

const grams = z.record(z.string(), z.number().positive());
const schema = z.strictObject({ categories: grams, foods: grams });

/** Read from the catalogue, whether this runs compiled or not: `src` and `dist` are neighbours. */
const FILE = new URL('../../../../catalogue/packages.yaml', import.meta.url);

/** `catalogue/packages.yaml`, read once. @throws ZodError naming what is wrong in it */
const packageTable = once(() => schema.parse(parse(readFileSync(FILE, 'utf8'))));

/** About how many grams of a food are bought at a time; null where no figure is known. */
export function packageOf(food: KnownFood | null, knowledge: FoodKnowledge): number | null {
  if (!food) return null;
  const { categories, foods } = packageTable();
  const line = [food, ...food.ancestors.map((number) => knowledge.byNumber(number))];
  const own = line.map((one) => (one ? foods[one.slug] : undefined)).find((one) => one !== undefined);
  return own ?? categories[food.category] ?? null;
}
