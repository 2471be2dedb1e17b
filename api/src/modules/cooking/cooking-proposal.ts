import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { partsOfLine } from '../ingredients/lines/line-parts.ts';
import { convertAmount } from '../ingredients/units/conversion.ts';
import type { PantryAmount } from '../pantry/pantry-amounts.ts';
import type { HeldStock, PantryReader } from '../pantry/pantry-reader.ts';
import type { PantryItem } from '../pantry/pantry.entity.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import { swapLines, type ChosenSwap } from '../recipes/swaps/swap-lines.ts';
import type { SwapService } from '../recipes/swaps/swap.service.ts';
import type { RecipeMatch } from '../search/match/recipe-match.ts';
import { readCookedServings } from './cooked-servings.ts';
import {
  amountOf,
  askAbout,
  deductionOf,
  firstDayOfAsking,
  takenFrom,
  type CookedLine,
  type ItemDeduction,
} from './deductions.ts';
import { stockOf } from './stock-of.ts';

/** What cooking a recipe would take out of the pantry. */
export interface CookingProposal {
  recipe: Recipe;
  servings: number;
  deductions: ProposedDeduction[];
}

/** What would be taken of one item. */
export interface ProposedDeduction extends ItemDeduction {
  item: PantryItem;
  /** Whether the cook has to say what is left: how much there was, or is taken, is not known well enough. */
  isUnsure: boolean;
}

/** Works out what cooking takes out of a pantry: each food once, however many lines ask for it; staples are never taken. */
export class CookingProposalService {
  readonly #foods: FoodStore;
  readonly #recipes: RecipeService;
  readonly #swaps: SwapService;
  readonly #pantry: PantryReader;

  constructor(foods: FoodStore, recipes: RecipeService, swaps: SwapService, pantry: PantryReader) {
    this.#foods = foods;
    this.#recipes = recipes;
    this.#swaps = swaps;
    this.#pantry = pantry;
  }

  /**
   * @param swaps what was taken in the place of some ingredients
   * @throws AppError NOT_FOUND, BAD_USER_INPUT for servings out of their limits and for what does not stand in, UNAUTHENTICATED for a visitor
   */
  async propose(slug: string, servings: number | null, swaps: readonly ChosenSwap[]): Promise<CookingProposal> {
    const items = await this.#pantry.itemsWithFood();
    const recipe = await this.#recipes.findOrFail(slug);
    const wanted = readCookedServings(servings, recipe.servings);
    const written = await this.#recipes.lines(recipe);
    const lines = swapLines(written, await this.#swaps.apply(written, swaps));
    const taken = this.#takenBy(
      lines.flatMap((line) => partsOfLine(line, this.#foods)),
      items,
    );
    const share = wanted / recipe.servings;
    const deductions = [...taken].map(([item, asking]) => ({
      item,
      ...deductionOf(item, asking, share, this.#pantry.foodOf(item)),
    }));
    return {
      recipe,
      servings: wanted,
      deductions: askAbout(deductions, await this.#pantry.answersSince(firstDayOfAsking(new Date()))),
    };
  }

  /**
   * For how many what is there is enough, in halves of a serving, of the foods of which it is known how much there is and how much the recipe takes;
   * null where that is known of none. What was typed with an amount counts before the pantry, which counts in a search from it.
   */
  async enoughFor({ recipe, lines, usedOfPantry, typed }: RecipeMatch): Promise<number | null> {
    if (usedOfPantry === null && typed.every(({ amount }) => amount === null)) return null;
    const held = stockOf(typed, usedOfPantry === null ? [] : await this.#pantry.stock());
    const asking = takenFrom(
      lines.flatMap(({ ingredient }) => partsOfLine(ingredient, this.#foods)),
      held,
      this.#foods.knowledge,
      { foodOf: ({ food }) => food, isHadFor: (one, food) => this.#pantry.isHadFor(one.food, food) },
    );
    const times = [...asking].flatMap(([one, asked]) => timesThere(one, asked) ?? []);
    return times.length === 0 ? null : Math.floor(2 * recipe.servings * Math.min(...times) + ROUNDING) / 2;
  }

  /** The lines for which each item is taken, each line from one item. */
  #takenBy(lines: readonly CookedLine[], items: readonly PantryItem[]): Map<PantryItem, CookedLine[]> {
    return takenFrom(lines, items, this.#foods.knowledge, {
      foodOf: (item) => this.#pantry.foodOf(item),
      isHadFor: (item, food) => {
        const held = this.#pantry.foodOf(item);
        return held !== null && this.#pantry.isHadFor(held, food);
      },
    });
  }
}

/** How many times over there is what lines of a recipe ask for; null where it cannot be told. */
function timesThere({ food, amounts }: HeldStock, lines: readonly CookedLine[]): number | null {
  const [first] = amounts;
  if (!first) return null;
  const inUnit = ({ amount, unit }: PantryAmount): number =>
    unit === first.unit ? amount : (convertAmount(amount, unit, first.unit, food) ?? NaN);
  const there = amounts.reduce((sum, one) => sum + inUnit(one), 0);
  const asked = lines.reduce((sum, line) => sum + inUnit(amountOf(line, 1) ?? UNKNOWN), 0);
  return asked > 0 && Number.isFinite(there) ? there / asked : null;
}

/** An amount that compares with none. */
const UNKNOWN: PantryAmount = { amount: NaN, unit: null };
/** What two sums of decimals may differ by: 0.1 + 0.2 is enough for 0.3. */
const ROUNDING = 1e-6;
