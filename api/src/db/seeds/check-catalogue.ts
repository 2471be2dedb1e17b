import type { FoodNames } from '../../modules/ingredients/food-names.ts';
import { checkAmounts } from './check-amounts.ts';
import { checkCounts, countCatalogue } from './check-counts.ts';
import { checkDuplicates, checkLinesOnce } from './check-duplicates.ts';
import { checkFigures } from './check-figures.ts';
import { checkFoods } from './check-foods.ts';
import { checkLines } from './check-lines.ts';
import { FoodMentions } from './check-mentions.ts';
import { readCatalogue, type Catalogue, type Finding } from './check-model.ts';
import { checkSteps } from './check-steps.ts';
import { checkTimes } from './check-times.ts';

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
    ...checkFigures(catalogue),
    ...catalogue.recipes.flatMap((recipe) => [
      ...checkLines(recipe), ...checkLinesOnce(recipe), ...checkSteps(recipe, mentions), ...checkTimes(recipe), ...checkAmounts(recipe, catalogue.knowledge),
    ]),
    ...checkDuplicates(catalogue.recipes),
    ...checkCounts(countCatalogue(catalogue)),
  ];
}
