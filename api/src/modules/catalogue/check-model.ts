import { join } from 'node:path';
import { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../ingredients/names/food-names.ts';
import type { CheckedRecipe } from '../recipes/checks/checked-recipe.ts';
import { deriveFromLines } from '../recipes/recipe-draft.ts';
import { readAllergenSources, type AllergenSources } from './allergen-sources.ts';
import { readFoodFiles, type SeedFood } from './food-files.ts';
import { readRecipeFiles, type SeedRecipe } from './recipe-files.ts';
import type { SeedName } from './name-files.ts';
import { readUsdaFigures, withFigures, type UsdaFigures } from './usda-figures.ts';

/** A recipe of the files with what Larder derives from its lines. */
export interface CatalogueRecipe extends SeedRecipe, Pick<CheckedRecipe, 'file' | 'derived'> {}

/** Everything the data files say, read and linked as it is when it is loaded. */
export interface Catalogue {
  /** With their figures, inherited ones too. */
  foods: SeedFood[];
  figures: UsdaFigures[];
  knowledge: FoodKnowledge;
  sources: AllergenSources;
  recipes: CatalogueRecipe[];
  /** Names in other languages. */
  foreign: SeedName[];
}

/**
 * Reads the data files below `folder`; lines are linked with `names`, by default those of the files.
 * @throws StartError naming file and field of what cannot be read at all
 */
export function readCatalogue(folder: string, names?: FoodNames): Catalogue {
  const read = readFoodFiles(folder);
  const figures = readUsdaFigures(join(folder, 'usda.csv'));
  const foods = withFigures(read.foods, figures);
  const knowledge = new FoodKnowledge(foods, read.swaps, { foreign: read.foreign });
  const linking = names ?? new FoodNames(knowledge);
  const recipes = readRecipeFiles(folder).map((recipe) => ({ ...recipe, file: `recipes/${recipe.slug}.yaml`, derived: deriveFromLines(recipe.title, recipe.ingredients, linking, recipe.alsoCalled) }));
  return { foods, figures, knowledge, sources: readAllergenSources(folder), recipes, foreign: read.foreign };
}
