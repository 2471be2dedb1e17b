import { join } from 'node:path';
import { FoodKnowledge } from '../../modules/ingredients/food-knowledge.ts';
import { FoodNames } from '../../modules/ingredients/food-names.ts';
import { deriveFromLines, type Derived } from '../../modules/recipes/recipe-draft.ts';
import { readFoodFiles, type SeedFood } from './food-files.ts';
import { readRecipeFiles, type SeedRecipe } from './recipe-files.ts';
import { readUsdaFigures, withFigures, type UsdaFigures } from './usda-figures.ts';

/** Something in the data files that a person should mend. */
export interface Finding {
  /** Below the seeds folder: `recipes/shakshuka.yaml`. */
  file: string;
  /** Where in the file: `ingredients.3`, counted from 1 without the group headings; a food's name. */
  field?: string;
  message: string;
}

/** A recipe of the files with what Larder derives from its lines. */
export interface CheckedRecipe extends SeedRecipe {
  file: string;
  derived: Derived;
}

/** Everything the data files say, read and linked as it is when it is loaded. */
export interface Catalogue {
  /** With their figures, inherited ones too. */
  foods: SeedFood[];
  figures: UsdaFigures[];
  knowledge: FoodKnowledge;
  recipes: CheckedRecipe[];
}

/**
 * Reads the data files below `folder`; lines are linked with `names`, by default those of the files.
 * @throws StartError naming file and field of what cannot be read at all
 */
export function readCatalogue(folder: string, names?: FoodNames): Catalogue {
  const read = readFoodFiles(folder);
  const figures = readUsdaFigures(join(folder, 'usda.csv'));
  const foods = withFigures(read.foods, figures);
  const knowledge = new FoodKnowledge(foods, read.swaps);
  const linking = names ?? new FoodNames(knowledge);
  const recipes = readRecipeFiles(folder).map((recipe) => ({ ...recipe, file: `recipes/${recipe.slug}.yaml`, derived: deriveFromLines(recipe.ingredients, linking) }));
  return { foods, figures, knowledge, recipes };
}
