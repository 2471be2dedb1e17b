import type { IngredientService } from '../../ingredients/ingredient.service.ts';
import type { RecipeLine } from '../recipe.entity.ts';
import { StepMentions } from './step-mentions.ts';

/** The lines of a recipe whose foods a text names, in their own order; all where a word may mean several. */
export function namedLines(
  lines: readonly RecipeLine[],
  text: string,
  ingredients: Pick<IngredientService, 'foodOf' | 'partsOf'>,
): RecipeLine[] {
  const parts = lines.flatMap((line) => ingredients.partsOf(line).map((part) => ({ line, part })));
  const mentions = new StepMentions(
    parts.map(({ part }) => ({ name: part.name, food: ingredients.foodOf(part) ?? null })),
  );
  const named = new Set(mentions.in(text).flatMap((mention) => mention.lines.map((at) => parts[at]?.line)));
  return lines.filter((line) => named.has(line));
}
