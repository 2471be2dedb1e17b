import { badInput } from '../../../shared/errors.ts';
import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { StandIn } from '../../ingredients/ingredient.service.ts';
import { unitOf } from '../../ingredients/units/units.ts';
import type { RecipeLine } from '../recipe.entity.ts';

/** What a cook takes in the place of a line's food. */
export interface ChosenSwap {
  /** Id of the line. */
  ingredientId: string;
  /** Id of the food that stands in. */
  foodId: string;
}

/** A line as it is with what stands in. */
export type SwappedLine = Pick<
  RecipeLine,
  'id' | 'text' | 'name' | 'group' | 'amount' | 'amountMax' | 'unit' | 'preparation' | 'isOptional' | 'isNoFood'
> & {
  food?: string | null | undefined;
  choice?: number | null | undefined;
  beside?: number[] | undefined;
};

/** A line with the food that stands in for its own. */
export interface AppliedSwap {
  line: RecipeLine;
  standIn: StandIn;
  /** The food that the recipe asks for. */
  replaced: KnownFood;
}

/** Most lines that may be swapped at once. */
const SWAPS_MAX = 50;

/** What is known of the foods of lines. */
export interface LineFoods {
  foodOf: (line: RecipeLine) => KnownFood | undefined;
  standInsOf: (line: RecipeLine) => Promise<readonly StandIn[]>;
}

/**
 * Finds the lines of a recipe that swaps are for.
 * @throws AppError BAD_USER_INPUT for a line that is not among them, and for a food that does not stand in for that of the line
 */
export async function applySwaps(
  lines: readonly RecipeLine[],
  swaps: readonly ChosenSwap[],
  foods: LineFoods,
): Promise<AppliedSwap[]> {
  if (swaps.length > SWAPS_MAX) throw badInput(`At most ${SWAPS_MAX} ingredients can be swapped.`, 'swaps');
  return Promise.all(
    swaps.map(async ({ ingredientId, foodId }) => {
      const line = lines.find(({ id }) => id === ingredientId);
      const replaced = line && foods.foodOf(line);
      if (!replaced) throw badInput('The recipe has no such ingredient to swap.', 'swaps');
      const standIn = (await foods.standInsOf(line)).find(({ food }) => food.id === foodId);
      if (!standIn) throw badInput(`Nothing is known of that food in the place of ${replaced.name}.`, 'swaps');
      return { line, standIn, replaced };
    }),
  );
}

/** The lines with what stands in, in the order of the recipe. */
export function swapLines(lines: readonly RecipeLine[], applied: readonly AppliedSwap[]): SwappedLine[] {
  return lines.map((line) => {
    const swap = applied.find((one) => one.line === line);
    return swap ? lineWith(line, swap.standIn) : line;
  });
}

/** How the replaced food was cut or cooked stays, as what stands in is made ready likewise; how much of it is left to the note where no figure tells. */
function lineWith(line: RecipeLine, standIn: StandIn): SwappedLine {
  const { id, preparation = null, isOptional, group = null } = line;
  const { id: food, name } = standIn.food;
  const ratio = canMeasure(line.unit ?? null, standIn) ? standIn.ratio : null;
  const times = (amount: number | null | undefined): number | null =>
    ratio === null || amount === null || amount === undefined ? null : ratio * amount;
  const measure = {
    amount: times(line.amount),
    amountMax: times(line.amountMax),
    unit: ratio === null ? null : (line.unit ?? null),
  };
  return {
    id,
    text: textOf({ ...measure, name, preparation }),
    name,
    group,
    ...measure,
    preparation,
    isOptional,
    isNoFood: false,
    food,
  };
}

/** As an author would have written it: "300 ml soy milk, warmed". */
function textOf({
  amount,
  amountMax,
  unit,
  name,
  preparation,
}: Pick<SwappedLine, 'amount' | 'amountMax' | 'unit' | 'name' | 'preparation'>): string {
  const amounts = [amount, amountMax].flatMap((one) =>
    one === null || one === undefined ? [] : [Number(one.toFixed(2))],
  );
  return [[amounts.join('-'), unit, name].filter(Boolean).join(' '), preparation].filter(Boolean).join(', ');
}

/** Half a clove of garlic powder is nothing: a unit that is the food's own goes only one for one. */
function canMeasure(unit: string | null, { ratio }: StandIn): boolean {
  const dimension = unit === null ? 'count' : unitOf(unit)?.dimension;
  return ratio !== null && (ratio === 1 || unit === null || dimension === 'volume' || dimension === 'mass');
}
