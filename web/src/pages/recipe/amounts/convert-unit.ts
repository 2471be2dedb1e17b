import { findMeasuredUnit, TARGETS } from './units.ts'

/** How much of something: `amountMax` is the upper end of a range, `unit` null for things that are counted. */
export interface Quantity {
  amount: number
  amountMax: number | null
  unit: string | null
}

/** Absorbs the rounding of binary fractions where a size meets the bound of a unit. */
const EPSILON = 1e-9

/**
 * A quantity in another system of measures, weight to weight and volume to volume; never from one to the other, which
 * would take a guessed density. Spoons, counts and what is already in the system come back as they are.
 */
export function convertQuantity(quantity: Quantity, system: 'metric' | 'us'): Quantity {
  const from = quantity.unit === null ? undefined : findMeasuredUnit(quantity.unit)
  if (!from || from.system === system || from.system === 'any') return quantity
  const size = quantity.amount * from.size
  const to = TARGETS[system][from.dimension].find(([, least]) => size >= least - EPSILON)?.[0] ?? from
  const convert = (amount: number) => (amount * from.size) / to.size
  return {
    amount: convert(quantity.amount),
    amountMax: quantity.amountMax === null ? null : convert(quantity.amountMax),
    unit: to.name,
  }
}

/** Whether a choice of system can change anything about a unit. */
export function isConvertible(unit: string | null): boolean {
  const measured = unit === null ? undefined : findMeasuredUnit(unit)
  return measured !== undefined && measured.system !== 'any'
}
