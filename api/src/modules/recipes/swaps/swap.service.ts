import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { IngredientService, StandIn } from '../../ingredients/ingredient.service.ts';
import type { Recipe, RecipeLine } from '../recipe.entity.ts';
import type { RecipeService } from '../recipe.service.ts';
import { wouldBeTwice } from '../doubled-food.ts';
import { suitsTitle } from '../title-fit.ts';
import { usesByLine, type LineUses } from '../uses/uses-by-line.ts';
import { countedRatio, countsIn, isUndivided, wholeRatio } from './counted-ratio.ts';
import { driedRatio, lacksLeaves } from './dried-herb.ts';
import { applySwaps, type AppliedSwap, type ChosenSwap } from './swap-lines.ts';
import { swapRecipe, type SwappedRecipe } from './swapped-recipe.ts';

/** Other foods in the place of those of a recipe. Anyone who may read the recipe may call it. */
export class SwapService {
  readonly #recipes: RecipeService;
  readonly #ingredients: IngredientService;
  /** What is known of each recipe that was asked for, by its id. */
  readonly #known = new Map<string, Promise<KnownDish>>();

  constructor(recipes: RecipeService, ingredients: IngredientService) {
    this.#recipes = recipes;
    this.#ingredients = ingredients;
  }

  /**
   * What can stand in for the food of a line, as it is used in its recipe: best first. Not what the dish has already; for a line that asks for several foods
   * nothing can.
   */
  async standInsOf(line: RecipeLine): Promise<StandIn[]> {
    const food = this.#ingredients.foodOf(line);
    if (!food || line.beside.length > 0) return [];
    const known = this.#known.get(line.recipe) ?? this.#readDish(line);
    this.#known.set(line.recipe, known);
    const { title, uses, foods } = await known;
    const unit = isTold(line) ? countsIn(line.unit, food) : undefined;
    return this.#ingredients
      .standInsOf(line, uses.get(line.id) ?? [], (use) => suitsTitle(food, use, title) && !lacksLeaves(line.text, use))
      .filter((standIn) => !wouldBeTwice(standIn.food, foods, [food]))
      .filter(({ food: use }, _, all) => use.name !== ANY_CUBE || !all.some((other) => isCube(other)))
      .map((standIn) => ({ ...standIn, ratio: ratioOn(line, food, standIn, unit) }));
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

  async #readDish(line: RecipeLine): Promise<KnownDish> {
    const recipe = await this.#recipes.recipeOf(line);
    if (!recipe) return { title: '', uses: new Map(), foods: [] };
    const [lines, steps] = await Promise.all([this.#recipes.lines(recipe), this.#recipes.steps(recipe)]);
    const needed = lines.filter(({ isOptional }) => !isOptional);
    return {
      title: recipe.title,
      uses: usesByLine(recipe, lines, steps, this.#ingredients),
      foods: needed.flatMap((one) => this.#ingredients.foodOf(one) ?? []),
    };
  }
}

/** What the lines of a dish are used for, and the foods that it needs. */
interface KnownDish {
  title: string;
  uses: LineUses;
  foods: readonly KnownFood[];
}

const isTold = ({ amount }: RecipeLine): boolean => amount !== null && amount !== undefined;

/** How much of a food stands in on a line that counts in `unit`, or else weighs or spoons. */
const ratioOn = (
  line: RecipeLine,
  food: KnownFood,
  { food: use, ratio }: StandIn,
  unit: string | undefined,
): number | null => {
  if (unit === undefined) return driedRatio(food, use, ratio, line.unit ?? null);
  const counted = ratio === null ? null : countedRatio(food, use, ratio, unit);
  return counted !== null && isUndivided(use) ? wholeRatio(line.amount ?? 1, counted) : counted;
};

/** Says nothing beside the cube of the line's own stock. */
const ANY_CUBE = 'stock cube';

const isCube = ({ food }: StandIn): boolean => food.name.endsWith(` ${ANY_CUBE}`);
