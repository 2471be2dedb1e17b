import type { Allergen } from '../../ingredients/dietary.ts';
import type { Difficulty, Meal } from '../../recipes/recipe-enums.ts';
import type { Cuisine } from '../../recipes/cuisine.ts';
import type { DietFact } from '../../ingredients/food.entity.ts';

/** What the index takes over from a published recipe. */
export interface IndexedRecipe {
  number: number;
  neededFoods: readonly number[];
  /** Those of the needed foods that the dish is named for. */
  namedFoods: readonly number[];
  stapleFoods: readonly number[];
  unlinkedLines: number;
  diet: DietFact;
  /** Allergens it contains or of which it is unsure. */
  allergens: readonly Allergen[];
  cuisine: Cuisine | null;
  difficulty: Difficulty;
  /** What it is eaten as. */
  meals: readonly Meal[];
  /** Minutes. */
  cookTime: number;
  /** Minutes. */
  totalTime: number;
  /** Sum of the stars of all ratings. */
  ratingSum: number;
  reviewCount: number;
}
