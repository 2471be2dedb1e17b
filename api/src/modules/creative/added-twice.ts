import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { CheckedStep } from '../recipes/checks/checked-recipe.ts';
import type { FoodMentions } from '../recipes/checks/food-mentions.ts';

/** What is added, up to what is done with it next. */
const ADDED =
  /\b(?:add|tip in|stir in|mix in) (?!(?:the rest|half|most|a little|more|another)\b)([^.,;]*?)(?=[.,;]|$| (?:until|with|and (?:cook|fry|simmer|stir|toss|let|bring|turn|boil|season|heat|serve))\b)/gi;

/** The foods that more than one step adds whole, in sentences: a cook has them once. */
export function addedTwice(
  steps: readonly CheckedStep[],
  foods: readonly KnownFood[],
  mentions: FoodMentions,
): string[] {
  // A step may call the chicken breast a chicken.
  const listed = new Set(
    foods.filter(({ isStaple }) => !isStaple).flatMap(({ number, ancestors }) => [number, ...ancestors]),
  );
  const seen = new Set<number>();
  return steps.flatMap(({ text }) => {
    const added = [...text.matchAll(ADDED)].flatMap(([, what = '']) => mentions.in(what).map(({ food }) => food));
    const again = added.filter(({ number }) => seen.has(number) && listed.has(number));
    for (const { number } of added) seen.add(number);
    return again.map(({ name }) => `instructions: "${name}" is added twice`);
  });
}
