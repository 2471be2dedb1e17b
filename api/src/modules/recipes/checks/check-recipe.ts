import type { FoodKnowledge } from '../../ingredients/foods/food-knowledge.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkLines } from './check-lines.ts';
import { checkLinesOnce } from './check-lines-once.ts';
import { checkSteps } from './check-steps.ts';
import { checkTimes } from './check-times.ts';
import type { CheckedRecipe, Finding } from './checked-recipe.ts';
import type { FoodMentions } from './food-mentions.ts';

/** Everything in one recipe that should be mended, by the rules of docs/catalogue.md. `mentions` is made of the same foods. */
export function checkRecipe(recipe: CheckedRecipe, knowledge: FoodKnowledge, mentions: FoodMentions): Finding[] {
  return [
    ...checkLines(recipe),
    ...checkLinesOnce(recipe),
    ...checkSteps(recipe, mentions),
    ...checkTimes(recipe),
    ...checkAmounts(recipe, knowledge),
  ];
}
