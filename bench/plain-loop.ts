import { fitsDiet } from '../api/src/modules/ingredients/foods/food-knowledge.ts';
import type { IndexedRecipe } from '../api/src/modules/search/index/index-recipe.ts';
import { matchScore, NAMED_CREDIT, percentageOf } from '../api/src/modules/search/match/match-percentage.ts';
import {
  compareKeys,
  rankKey,
  ratingScore,
  shownRating,
  type MatchAnswer,
  type MatchHit,
  type MatchPage,
  type MatchQuery,
} from '../api/src/modules/search/match/search-engine.ts';
import { toldBy } from '../api/src/modules/search/match/telling.ts';

/** What the index is measured against: looks at every recipe in turn, as one would write it first. */
export function searchPlainly(recipes: readonly IndexedRecipe[], query: MatchQuery, page: MatchPage): MatchAnswer {
  const hits = recipes.map((recipe) => judge(recipe, query)).filter((hit) => hit !== null);
  hits.sort((a, b) => compareKeys(a.key, b.key));
  const { after } = page;
  const rest = after === null ? hits : hits.filter((hit) => compareKeys(after, hit.key) < 0);
  return { hits: rest.slice(0, page.first), total: hits.length, hasNext: rest.length > page.first };
}

function judge(recipe: IndexedRecipe, query: MatchQuery): MatchHit | null {
  if (!passesFilters(recipe, query)) return null;
  const needed = query.assumeStaples ? recipe.neededFoods : [...recipe.neededFoods, ...recipe.stapleFoods];
  const covers = needed.map((food) => query.coverage.get(food)).filter((cover) => cover !== undefined);
  const told = new Map<number, number>();
  for (const { via, state } of covers) {
    const share = query.telling.get(via);
    if (share !== undefined) told.set(via, Math.max(told.get(via) ?? 0, toldBy(share, state)));
  }
  const missing = needed.length - covers.length + recipe.unlinkedLines;
  const { maxMissing } = query.filters;
  if (told.size === 0 || (maxMissing !== null && missing > maxMissing)) return null;
  const credit = [...needed, ...recipe.namedFoods].reduce(
    (sum, food) => sum + (query.coverage.get(food)?.credit ?? 0),
    0,
  );
  const weight = needed.length + recipe.namedFoods.length + recipe.unlinkedLines;
  const namedMissing = recipe.namedFoods.filter(
    (food) => (query.coverage.get(food)?.credit ?? 0) < NAMED_CREDIT,
  ).length;
  const percentage = percentageOf(
    matchScore({
      credit,
      weight,
      told: [...told.values()].reduce((sum, share) => sum + share, 0),
      named: recipe.namedFoods.length,
      namedMissing,
    }),
  );
  const { ratingSum, reviewCount } = recipe;
  const facts = {
    ...recipe,
    percentage,
    used: told.size,
    due: [...told.keys()].filter((food) => query.due.has(food)).length,
    shownRating: shownRating(ratingSum, reviewCount),
    ratingScore: ratingScore(ratingSum, reviewCount),
  };
  return { number: recipe.number, percentage, key: rankKey(query.sort, facts) };
}

function passesFilters(recipe: IndexedRecipe, { filters }: MatchQuery): boolean {
  return (
    recipe.cookTime <= filters.maxCookTime &&
    (filters.cuisine === null || recipe.cuisine === filters.cuisine) &&
    (filters.difficulty === null || recipe.difficulty === filters.difficulty) &&
    (filters.meal === null || recipe.meals.includes(filters.meal)) &&
    fitsDiet(recipe.diet, filters.diet) &&
    !filters.allergies.some((allergen) => recipe.allergens.includes(allergen)) &&
    filters.mustUse.every((covered) => asksFor(recipe, covered)) &&
    !asksFor(recipe, filters.excluded)
  );
}

function asksFor({ neededFoods, stapleFoods }: IndexedRecipe, foods: ReadonlySet<number>): boolean {
  return [...neededFoods, ...stapleFoods].some((food) => foods.has(food));
}
