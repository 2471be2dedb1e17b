import { Diet } from '../ingredients/dietary.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { SwappedLine } from '../recipes/swaps/swap-lines.ts';
import { needsOf } from '../search/match/recipe-match.ts';
import { coverFoods } from '../search/match/coverage.ts';
import { judgeRecipe } from '../search/match/match-score.ts';
import { MatchState } from '../search/match/match-state.ts';

const ANYTHING = { allowSubstitutions: true, diet: Diet.ANY, allergies: [], excluded: new Set<number>() };

/** The lines of a recipe that a cook with these foods lacks, as a search would tell: missing, or not known. */
export function missingLines(
  lines: readonly SwappedLine[],
  held: readonly KnownFood[],
  foods: FoodStore,
): SwappedLine[] {
  const { knowledge, choices } = foods;
  const judged = judgeRecipe(
    {
      lines: lines.flatMap((line) => needsOf(line, knowledge).map((need) => ({ line, ...need }))),
      namedFoods: [],
    },
    {
      coverage: coverFoods(held, knowledge, ANYTHING, choices),
      telling: new Map(),
      assumeStaples: true,
      isStaple: (number) => foods.isStaple(number),
    },
  );
  return judged.lines
    .filter(({ state }) => state === MatchState.MISSING || state === MatchState.UNKNOWN)
    .map(({ line }) => line.line);
}
