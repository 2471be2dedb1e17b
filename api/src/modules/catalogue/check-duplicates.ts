import { nameWords } from '../ingredients/names/name-words.ts';
import type { CheckedRecipe, Finding } from '../recipes/checks/checked-recipe.ts';

/** Share of foods in common from which two recipes with a word of the title in common are one recipe twice. */
const SAME_DISH = 0.8;

/** Recipes that the catalogue has twice, by title or nearly by foods. */
export function checkDuplicates(recipes: CheckedRecipe[]): Finding[] {
  const findings: Finding[] = [];
  for (const [at, recipe] of recipes.entries()) {
    for (const other of recipes.slice(at + 1)) {
      if (isSameTitle(recipe, other)) findings.push({ file: other.file, field: 'title', message: `is that of ${recipe.file}` });
      else if (isSameDish(recipe, other)) findings.push({ file: other.file, message: `is nearly ${recipe.file}` });
    }
  }
  return findings;
}

function isSameTitle(one: CheckedRecipe, other: CheckedRecipe): boolean {
  return nameWords(one.title).join(' ') === nameWords(other.title).join(' ');
}

function isSameDish(one: CheckedRecipe, other: CheckedRecipe): boolean {
  const words = new Set(nameWords(one.title));
  return nameWords(other.title).some((word) => words.has(word)) && inCommon(one.derived.neededFoods, other.derived.neededFoods) >= SAME_DISH;
}

/** Shared foods as a share of all foods of both (Jaccard), 0 to 1. */
function inCommon(one: number[], other: number[]): number {
  const all = new Set([...one, ...other]).size;
  return (one.length + other.length - all) / (all || 1);
}
