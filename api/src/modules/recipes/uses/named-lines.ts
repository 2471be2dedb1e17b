import type { IngredientService } from '../../ingredients/ingredient.service.ts';
import type { RecipeLine } from '../recipe.entity.ts';
import { StepMentions } from './step-mentions.ts';

/** The lines of a recipe whose foods a text names, in their own order; all where a word may mean several. */
export function namedLines(
  lines: readonly RecipeLine[],
  text: string,
  ingredients: Pick<IngredientService, 'foodOf'>,
): RecipeLine[] {
  const mentions = new StepMentions(lines.map((line) => ({ name: line.name, food: ingredients.foodOf(line) ?? null })));
  const named = new Set(mentions.in(text).flatMap((mention) => mention.lines));
  return lines.filter((_, at) => named.has(at));
}
