import { pluralizeUnit } from '../../../messages/pluralize-unit.ts'
import { convertQuantity, type Quantity } from './convert-unit.ts'
import { formatDecimal, formatFraction, formatRange, ROUNDING_SLACK } from './format-amount.ts'
import { roundAmount } from './scale-amount.ts'
import { findMeasuredUnit } from './units.ts'

/** The measures a cook reads amounts in; `written` leaves them as the recipe has them. */
export type Measures = 'written' | 'metric' | 'us'

/** A converted amount may be written as the nearest kitchen fraction within this share: no cup or spoon is filled finer. */
const CONVERTED_SLACK = 0.04

/**
 * An amount with its unit as the ingredients list shows it, such as `1 1/2 cups` or `2 to 3 cloves`. No line ends between the two.
 * @param quantity already scaled to the servings, not yet rounded
 */
export function formatQuantity(quantity: Quantity, measures: Measures): string {
  const shown = measures === 'written' ? quantity : convertQuantity(quantity, measures)
  const write = writerFor(shown.unit, shown !== quantity)
  const amounts = formatRange(write(shown.amount), shown.amountMax === null ? null : write(shown.amountMax))
  if (shown.unit === null) return amounts
  return `${amounts}\u00a0${pluralizeUnit(shown.unit, roundAmount(shown.amountMax ?? shown.amount))}`
}

function writerFor(unit: string | null, isConverted: boolean): (amount: number) => string {
  if (unit !== null && findMeasuredUnit(unit)?.system === 'metric') return (amount) => formatDecimal(roundAmount(amount))
  const slack = isConverted ? CONVERTED_SLACK : 0
  return (amount) => formatFraction(roundAmount(amount), Math.max(ROUNDING_SLACK, amount * slack))
}
