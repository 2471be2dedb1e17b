import { nameWords } from '../../modules/ingredients/name-words.ts';
import type { CheckedRecipe, Finding } from './check-model.ts';

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

/** Lines of one group that ask for the same food: one line would do, unless one says what else it is for ("for frying"). */
export function checkLinesOnce(recipe: CheckedRecipe): Finding[] {
  const seen = new Map<string, string>();
  return recipe.derived.lines.flatMap((line, at): Finding[] => {
    const purpose = /\bfor .*/.exec(line.preparation ?? '')?.[0] ?? '';
    const key = [line.group, line.food?.slug ?? line.name, purpose].join('|');
    const before = seen.get(key);
    seen.set(key, line.line);
    return before === undefined ? [] : [{ file: recipe.file, field: `ingredients.${at + 1}`, message: `"${line.line}" asks again for what "${before}" does` }];
  });
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
