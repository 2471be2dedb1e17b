import { findMeasuredUnit, TARGETS } from './units.ts';

/** Share of a cup or pound from which American cooks call it one. */
const NEARLY = 0.97;

/** How much of something: `amountMax` is the upper end of a range, `unit` null for things that are counted. */
export interface Quantity {
  amount: number;
  amountMax: number | null;
  unit: string | null;
}

/** Absorbs the rounding of binary fractions where a size meets the bound of a unit. */
const EPSILON = 1e-9;

/**
 * A quantity in another system of measures, weight to weight and volume to volume; never from one to the other, which
 * would take a guessed density. Spoons, counts and what is already in the system come back as they are.
 * @param isHandy whether a cook can measure an amount; the largest unit of which all ends are is taken, else the largest
 */
export function convertQuantity(
  quantity: Quantity,
  system: 'metric' | 'us',
  isHandy: (amount: number, unit: string) => boolean = () => true,
): Quantity {
  const from = quantity.unit === null ? undefined : findMeasuredUnit(quantity.unit);
  if (!from || from.system === system || from.system === 'any') return quantity;
  const size = quantity.amount * from.size;
  const nearly = system === 'us' ? NEARLY : 1;
  const fitting = TARGETS[system][from.dimension].filter(([, least]) => size >= nearly * least - EPSILON);
  const converted = fitting.map(([to]) => inUnit(quantity, to.name, from.size / to.size));
  return (
    converted.find(
      ({ amount, amountMax, unit }) =>
        unit !== null && isHandy(amount, unit) && (amountMax === null || isHandy(amountMax, unit)),
    ) ??
    converted[0] ??
    quantity
  );
}

function inUnit({ amount, amountMax }: Quantity, unit: string, factor: number): Quantity {
  return { amount: amount * factor, amountMax: amountMax === null ? null : amountMax * factor, unit };
}

/** Whether a choice of system can change anything about a unit. */
export function isConvertible(unit: string | null): boolean {
  const measured = unit === null ? undefined : findMeasuredUnit(unit);
  return measured !== undefined && measured.system !== 'any';
}
