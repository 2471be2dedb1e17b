import type { IngredientsCard_RecipeFragment } from '../../../gql/graphql.ts';
import type { Quantity } from '../amounts/convert-unit.ts';
import { formatQuantity, type Measures } from '../amounts/line-amount.ts';
import { scaleAmount } from '../amounts/scale-amount.ts';
import { findMeasuredUnit } from '../amounts/units.ts';

/** One ingredient of the list. */
export type IngredientLine = IngredientsCard_RecipeFragment['ingredients'][number];

/** A food that can stand in for an ingredient. */
export type IngredientSubstitute = IngredientLine['substitutes'][number];

/** How many substitutes are offered for an ingredient (specification, section 9). */
const SUBSTITUTES_SHOWN = 2;

/**
 * The substitutes offered for a line, best first, at most two.
 * @param held the name of what the cook has of them, where it is known: it comes before all others
 */
export function offeredSubstitutes(line: IngredientLine, held: string | null = null): IngredientSubstitute[] {
  const isHeld = ({ ingredient }: IngredientSubstitute) => ingredient.name === held;
  const inOrder = [...line.substitutes.filter(isHeld), ...line.substitutes.filter((other) => !isHeld(other))];
  return inOrder.slice(0, SUBSTITUTES_SHOWN);
}

/** A line as far as its amount goes. */
type MeasuredLine = Pick<IngredientLine, 'amount' | 'amountMax' | 'unit' | 'unitVolume'>;

/**
 * The amount of a line as it is shown, empty when the recipe names none.
 * @param substitute what stands in; its ratio is how much of it replaces one of the ingredient, in the same unit. Half a
 * clove of garlic powder is nothing: where the ingredient has a unit of its own kind, or the ratio is not known, the amount is left to the note.
 */
export function amountText(
  line: MeasuredLine,
  substitute: Pick<IngredientSubstitute, 'ratio'> | undefined,
  servings: { chosen: number; recipe: number },
  measures: Measures,
): string {
  if (line.amount === null || (substitute && !canMeasure(line.unit, substitute))) return '';
  const scale = (amount: number) => scaleAmount(amount * (substitute?.ratio ?? 1), servings);
  const quantity = {
    amount: scale(line.amount),
    amountMax: line.amountMax === null ? null : scale(line.amountMax),
    unit: line.unit,
  };
  return formatQuantity(measures === 'us' && !substitute ? asVolume(quantity, line.unitVolume) : quantity, measures);
}

/** What American cooks measure in cups, though the recipe weighs it. */
function asVolume({ amount, amountMax, unit }: Quantity, unitVolume: number | null): Quantity {
  if (unitVolume === null) return { amount, amountMax, unit };
  return { amount: amount * unitVolume, amountMax: amountMax === null ? null : amountMax * unitVolume, unit: 'ml' };
}

function canMeasure(unit: string | null, { ratio }: Pick<IngredientSubstitute, 'ratio'>): boolean {
  return ratio !== null && (unit === null || findMeasuredUnit(unit) !== undefined || ratio === 1);
}
