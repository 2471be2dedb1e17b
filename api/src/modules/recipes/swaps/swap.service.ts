import type { IngredientService, StandIn } from '../../ingredients/ingredient.service.ts';
import type { Recipe, RecipeLine } from '../recipe.entity.ts';
import type { RecipeService } from '../recipe.service.ts';
import { usesByLine, type LineUses } from '../uses/uses-by-line.ts';
import { applySwaps, type AppliedSwap, type ChosenSwap } from './swap-lines.ts';
import { swapRecipe, type SwappedRecipe } from './swapped-recipe.ts';

/** Other foods in the place of those of a recipe. Anyone who may read the recipe may call it. */
export class SwapService {
  readonly #recipes: RecipeService;
  readonly #ingredients: IngredientService;
  /** What the lines of each recipe are used for, by the id of the recipe. */
  readonly #uses = new Map<string, Promise<LineUses>>();

  constructor(recipes: RecipeService, ingredients: IngredientService) {
    this.#recipes = recipes;
    this.#ingredients = ingredients;
  }

  /** What can stand in for the food of a line, as it is used in its recipe: best first. For one that asks for several foods nothing can. */
  async standInsOf(line: RecipeLine): Promise<StandIn[]> {
    if (line.beside.length > 0) return [];
    const known = this.#uses.get(line.recipe) ?? this.#readUses(line);
    this.#uses.set(line.recipe, known);
    return this.#ingredients.standInsOf(line, (await known).get(line.id) ?? []);
  }

  /**
   * Finds the lines of a recipe that swaps are for.
   * @throws AppError BAD_USER_INPUT for a line that is not among them, and for a food that does not stand in for that of the line
   */
  apply(lines: readonly RecipeLine[], swaps: readonly ChosenSwap[]): Promise<AppliedSwap[]> {
    return applySwaps(lines, swaps, {
      foodOf: (line) => this.#ingredients.foodOf(line),
      standInsOf: (line) => this.standInsOf(line),
    });
  }

  /** A recipe as it is with other foods in it; nothing is stored. @throws AppError BAD_USER_INPUT as `apply` */
  async swapped(recipe: Recipe, swaps: readonly ChosenSwap[]): Promise<SwappedRecipe> {
    const [lines, steps] = await Promise.all([this.#recipes.lines(recipe), this.#recipes.steps(recipe)]);
    return swapRecipe({ recipe, lines, steps, applied: await this.apply(lines, swaps) }, this.#ingredients);
  }

  async #readUses(line: RecipeLine): Promise<LineUses> {
    const recipe = await this.#recipes.recipeOf(line);
    if (!recipe) return new Map();
    const [lines, steps] = await Promise.all([this.#recipes.lines(recipe), this.#recipes.steps(recipe)]);
    return usesByLine(recipe, lines, steps, this.#ingredients);
  }
}
