import { nameWords } from '../ingredients/names/name-words.ts';
import type { CheckedRecipe, Finding } from '../recipes/checks/checked-recipe.ts';

/** Share of foods in common from which two recipes with a word of the title in common are one recipe twice. */
const SAME_DISH = 0.8;

/** Shares of words of the steps and of foods in common from which two recipes are one with a food exchanged. */
const SAME_METHOD = { words: 0.6, foods: 0.6 };

/** Recipes that the catalogue has twice, by title or nearly by foods. */
export function checkDuplicates(recipes: CheckedRecipe[]): Finding[] {
  const findings: Finding[] = [];
  for (const [at, recipe] of recipes.entries()) {
    for (const other of recipes.slice(at + 1)) {
      if (isSameTitle(recipe, other)) findings.push({ file: other.file, field: 'title', message: `is that of ${recipe.file}` });
      else if (isSameDish(recipe, other)) findings.push({ file: other.file, message: `is nearly ${recipe.file}` });
      else if (isSameMethod(recipe, other)) findings.push({ file: other.file, message: `is told in the words of ${recipe.file}` });
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

function isSameMethod(one: CheckedRecipe, other: CheckedRecipe): boolean {
  return inCommon(one.derived.neededFoods, other.derived.neededFoods) >= SAME_METHOD.foods && inCommon(wordsOfSteps(one), wordsOfSteps(other)) >= SAME_METHOD.words;
}

const stepWords = new WeakMap<CheckedRecipe, string[]>();

function wordsOfSteps(recipe: CheckedRecipe): string[] {
  const words = stepWords.get(recipe) ?? [...new Set(recipe.instructions.flatMap(({ text }) => nameWords(text)))];
  stepWords.set(recipe, words);
  return words;
}

/** What both share as a share of all of both (Jaccard), 0 to 1. */
function inCommon<T>(one: T[], other: T[]): number {
  const all = new Set([...one, ...other]).size;
  return (one.length + other.length - all) / (all || 1);
}
