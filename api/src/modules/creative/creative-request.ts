import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import type { SearchInput } from '../search/search-input.ts';
import { COOK_TIME } from '../search/search-limits.ts';
import type { SearchPlan } from '../search/search-plan.ts';
import type { CreativeRequest } from './dish-plan.ts';

/** Most foods beside the chips and staples. */
const MISSING_MAX = 3;

/** What a search asks of a dish. The order of the chips does not matter. */
export function requestOf(
  input: SearchInput,
  { query, kitchen, pantry, mustUse: wanted }: SearchPlan,
  knowledge: FoodKnowledge,
): CreativeRequest {
  const held = [...kitchen.telling.keys()]
    .map((number) => knowledge.byNumber(number))
    .filter((food) => food !== undefined);
  // What is made for the cook uses the food itself: nothing need stand in for what is there.
  const mustUse = wanted.map(({ number }) => new Set(knowledge.withKinds(number)));
  const { diet, allergies, excluded, cuisine, difficulty, maxCookTime, maxMissing } = query.filters;
  return {
    held,
    pantry,
    diet,
    allergies,
    excluded,
    mustUse,
    cuisine,
    difficulty,
    maxCookTime: Math.min(maxCookTime, COOK_TIME.max),
    maxMissing: Math.min(MISSING_MAX, maxMissing ?? MISSING_MAX),
    servings: input.servings,
    seed: String(input.seed),
  };
}
