import type { FoodNames } from '../ingredients/names/food-names.ts';
import { checkRecipe } from '../recipes/checks/check-recipe.ts';
import type { Finding } from '../recipes/checks/checked-recipe.ts';
import { FoodMentions } from '../recipes/checks/food-mentions.ts';
import { checkCraft } from './check-craft.ts';
import { checkSources } from './allergen-sources.ts';
import { checkCounts, countCatalogue } from './check-counts.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { checkFigures } from './check-figures.ts';
import { checkFoods } from './check-foods.ts';
import { readCatalogue, type Catalogue } from './check-model.ts';
import { checkNames } from './check-names.ts';

/**
 * Lints the data files below `folder`: foods and their figures, substitutes, and recipes, by the rules of docs/catalogue.md. Lines are
 * linked with `names`, by default those of the files.
 * @throws StartError naming file and field of what cannot be read at all
 */
export function checkCatalogue(folder: string, names?: FoodNames): Finding[] {
  return findingsOf(readCatalogue(folder, names));
}

/** Everything that a person should mend, by file. */
export function findingsOf(catalogue: Catalogue): Finding[] {
  const mentions = new FoodMentions(catalogue.knowledge);
  return [
    ...checkFoods(catalogue),
    ...checkSources(catalogue),
    ...checkNames(catalogue),
    ...checkFigures(catalogue),
    ...catalogue.recipes.flatMap((recipe) => checkRecipe(recipe, catalogue.knowledge, mentions)),
    ...catalogue.recipes.flatMap(checkCraft),
    ...checkDuplicates(catalogue.recipes),
    ...checkCounts(countCatalogue(catalogue)),
  ];
}
