import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { convertAmount } from '../ingredients/units/conversion.ts';
import { takeAmount, type PantryAmount } from '../pantry/pantry-amounts.ts';
import { levelOf } from '../pantry/cook-from-pantry.ts';
import type { PantryLevel } from '../pantry/pantry-enums.ts';
import type { PantryReader } from '../pantry/pantry-reader.ts';
import type { PantryItem } from '../pantry/pantry.entity.ts';
import type { Recipe, RecipeLine } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import type { RecipeMatch } from '../search/match/recipe-match.ts';
import { readCookedServings } from './cooked-servings.ts';

/** What cooking a recipe would take out of the pantry. */
export interface CookingProposal {
  recipe: Recipe;
  servings: number;
  deductions: ProposedDeduction[];
}

/** What would be taken of one item. */
export interface ProposedDeduction {
  item: PantryItem;
  /** How much of it the recipe takes; null where nothing tells. */
  amount: number | null;
  /** Singular; null counts pieces. */
  unit: string | null;
  /** The level that it would have then. */
  level: PantryLevel;
  /** Whether the cook has to say: how much there was, or is taken, is not known. */
  isUnsure: boolean;
}

/** Works out what cooking takes out of a pantry: each food once, however many lines ask for it; staples are never taken. */
export class CookingProposalService {
  readonly #foods: FoodStore;
  readonly #recipes: RecipeService;
  readonly #pantry: PantryReader;

  constructor(foods: FoodStore, recipes: RecipeService, pantry: PantryReader) {
    this.#foods = foods;
    this.#recipes = recipes;
    this.#pantry = pantry;
  }

  /** @throws AppError NOT_FOUND, BAD_USER_INPUT for servings out of their limits, UNAUTHENTICATED for a visitor */
  async propose(slug: string, servings: number | null): Promise<CookingProposal> {
    const items = await this.#pantry.itemsWithFood();
    const recipe = await this.#recipes.get(slug);
    const wanted = readCookedServings(servings, recipe.servings);
    const taken = this.#takenBy(await this.#recipes.lines(recipe), items);
    const share = wanted / recipe.servings;
    return {
      recipe,
      servings: wanted,
      deductions: [...taken].map(([item, asking]) => this.#deductionOf(item, asking, share)),
    };
  }

  /**
   * For how many what is at home is enough, in halves of a serving, of the foods of which it is known how much there is and how much the recipe takes;
   * null where that is known of none, or the match is not of a search from the pantry.
   */
  async enoughFor({ recipe, lines, usedOfPantry }: RecipeMatch): Promise<number | null> {
    if (usedOfPantry === null) return null;
    const taken = this.#takenBy(
      lines.map(({ ingredient }) => ingredient),
      await this.#pantry.itemsWithFood(),
    );
    const times = [...taken].flatMap(([item, asking]) => this.#timesThere(item, asking) ?? []);
    if (times.length === 0) return null;
    return Math.floor(2 * recipe.servings * Math.min(...times) + ROUNDING) / 2;
  }

  /** How many times over an item has what lines of a recipe ask for; null where it cannot be told. */
  #timesThere(item: PantryItem, lines: readonly RecipeLine[]): number | null {
    const [first] = item.amounts;
    if (!first) return null;
    const food = this.#pantry.foodOf(item) ?? undefined;
    const inUnit = ({ amount, unit }: PantryAmount): number =>
      unit === first.unit ? amount : (convertAmount(amount, unit, first.unit, food) ?? NaN);
    const there = item.amounts.reduce((sum, one) => sum + inUnit(one), 0);
    const asked = lines.reduce((sum, line) => sum + inUnit(amountOf(line, 1) ?? UNKNOWN), 0);
    return asked > 0 && Number.isFinite(there) ? there / asked : null;
  }

  /** The lines for which each item is taken, each line from one item. */
  #takenBy(lines: readonly RecipeLine[], items: readonly PantryItem[]): Map<PantryItem, RecipeLine[]> {
    const taken = new Map<PantryItem, RecipeLine[]>();
    for (const line of lines) {
      const item = this.#itemFor(line, items);
      if (item) taken.set(item, [...(taken.get(item) ?? []), line]);
    }
    return taken;
  }

  #itemFor(line: RecipeLine, items: readonly PantryItem[]): PantryItem | undefined {
    const food = line.food === null || line.food === undefined ? undefined : this.#foods.knowledge.byId(line.food);
    if (!food || food.isStaple || line.isOptional) return undefined;
    return (
      items.find((item) => this.#pantry.foodOf(item) === food) ??
      items.find((item) => this.#pantry.isHadFor(item, food))
    );
  }

  #deductionOf(item: PantryItem, lines: readonly RecipeLine[], share: number): ProposedDeduction {
    const food = this.#pantry.foodOf(item);
    const amounts = lines.map((line) => amountOf(line, share));
    let left: PantryAmount[] = item.amounts;
    let shareLeft: number | null = item.amounts.length === 0 || amounts.includes(null) ? null : 1;
    for (const amount of amounts) {
      // What has run out already cannot run out further.
      if (amount === null || shareLeft === null || shareLeft === 0) continue;
      const rest = takeAmount(left, amount, food ?? undefined);
      shareLeft = rest.share === null ? null : shareLeft * rest.share;
      left = rest.amounts;
    }
    const [first] = amounts;
    const together = sumOf(amounts, first?.unit ?? null);
    return {
      item,
      amount: together,
      unit: together === null ? null : (first?.unit ?? null),
      level: shareLeft === null ? item.level : levelOf(shareLeft),
      isUnsure: shareLeft === null,
    };
  }
}

/** An amount that compares with none. */
const UNKNOWN: PantryAmount = { amount: NaN, unit: null };
/** What two sums of decimals may differ by: 0.1 + 0.2 is enough for 0.3. */
const ROUNDING = 1e-6;

function amountOf({ amount, amountMax, unit }: RecipeLine, share: number): PantryAmount | null {
  const most = amountMax ?? amount ?? null;
  return most === null ? null : { amount: most * share, unit: unit ?? null };
}

/** The sum of amounts in one unit; null where one is unknown or of another unit. */
function sumOf(amounts: readonly (PantryAmount | null)[], unit: string | null): number | null {
  const known = amounts.flatMap((one) => (one !== null && one.unit === unit ? one.amount : []));
  return known.length === amounts.length ? known.reduce((sum, one) => sum + one, 0) : null;
}
