import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { CheckedStep } from '../recipes/checks/checked-recipe.ts';
import type { FoodMentions } from '../recipes/checks/food-mentions.ts';

/** What is used by halves, up to what is done with it. */
const HALF = /\bhalf (?:of )?the ([^.,;:]+)/gi;
/** Where the rest of something is used. */
const REST = /\b(?:rest|remainder|other half|more) of (?:the )?([^.,;:]+)|\b(?:remaining|leftover|other) ([^.,;:]+)/gi;

/** The foods of which a step uses half and no later one the rest, in sentences: a cook would be left with it. */
export function halfUsed(steps: readonly CheckedStep[], foods: readonly KnownFood[], mentions: FoodMentions): string[] {
  const listed = new Set(foods.flatMap(({ number, ancestors }) => [number, ...ancestors]));
  const first = (what: string): number | undefined =>
    mentions.in(what).find(({ food }) => listed.has(food.number))?.food.number;
  const told = steps.map(({ text }) => text);
  return told.flatMap((text, at) => {
    const rest = new Set(
      [...told.slice(at).join(' ').matchAll(REST)].map(([, one, other]) => first(one ?? other ?? '')),
    );
    return [...text.matchAll(HALF)]
      .filter(([, what = '']) => first(what) !== undefined && !rest.has(first(what)))
      .map(([half]) => `instructions: "${half.split(' ').slice(0, 4).join(' ')}" and no step uses the rest`);
  });
}
