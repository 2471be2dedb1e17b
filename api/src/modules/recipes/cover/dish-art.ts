import { z } from 'zod';
import { slugify } from '../../../shared/slug.ts';
import { readTable } from '../../ingredients/food-art/art-files.ts';
import { once } from '../../ingredients/food-art/once.ts';

const names = z.array(z.string()).nonempty().optional();
const words = z
  .array(z.string().transform((word) => `-${slugify(word)}`))
  .nonempty()
  .optional();
const schema = z.array(
  z.strictObject({
    picture: z.string(),
    on: z.enum(['plate', 'board']).default('plate'),
    several: z.boolean().default(false),
    words,
    unless: words,
    tags: names,
    cuisine: names,
  }),
);
type Rule = z.output<typeof schema>[number];

/** What a cover shows of a recipe as its dish. */
export interface Dish {
  picture: string;
  on: 'plate' | 'board';
  /** Whether three of it are served, not one. */
  several: boolean;
}

/** What the rules look at. */
export interface DishClues {
  title: string;
  tags: readonly string[];
  cuisine: string | null;
}

/** Read from the sources, whether this runs compiled or not: `src` and `dist` are neighbours. */
const DISH_TABLE = new URL('../../../../src/modules/recipes/cover/dish-art.yaml', import.meta.url);
const rules = once(() => readTable(DISH_TABLE, schema));

/** The dish of a recipe by the rules of `dish-art.yaml`; undefined when none fits and the main food must do. */
export function dishFor(recipe: DishClues): Dish | undefined {
  const title = `-${slugify(recipe.title)}-`;
  return rules().find((rule) => fits(rule, title, recipe));
}

function fits(rule: Rule, title: string, { tags, cuisine }: DishClues): boolean {
  const isNamed = (word: string): boolean => stands(word, title);
  return (
    (rule.words?.some(isNamed) ?? true) &&
    !(rule.unless?.some(isNamed) ?? false) &&
    (rule.tags?.some((tag) => tags.includes(tag)) ?? true) &&
    (rule.cuisine?.some((name) => name === cuisine) ?? true)
  );
}

/** Whether a word stands in a title, in the singular or plural; both are slugs that begin with a hyphen. */
function stands(word: string, title: string): boolean {
  return ['-', 's-', 'es-'].some((ending) => title.includes(word + ending));
}
