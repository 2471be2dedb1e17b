import { pluralizeUnit } from '../../../messages/pluralize-unit.ts';
import { americanAmount, cupsBesideSpoons, isAmerican } from './american-amount.ts';
import { convertQuantity, type Quantity } from './convert-unit.ts';
import { formatDecimal, formatFraction, formatRange, ROUNDING_SLACK, toFraction } from './format-amount.ts';
import { roundAmount } from './scale-amount.ts';
import { findMeasuredUnit } from './units.ts';

/** The measures a cook reads amounts in; `written` leaves them as the recipe has them. */
export type Measures = 'written' | 'metric' | 'us';

/** A converted amount may be written as the nearest kitchen fraction within this share: 250 ml are a cup, 30 g an ounce. */
const CONVERTED_SLACK = 0.06;

/** From here on, grams and millilitres that were converted are whole ones. */
const WHOLE_FROM = 10;

/**
 * An amount with its unit as the ingredients list shows it, such as `1 1/2 cups` or `2 to 3 cloves`. No line ends between the two.
 * @param quantity already scaled to the servings, not yet rounded
 */
export function formatQuantity(quantity: Quantity, measures: Measures): string {
  const shown = inMeasures(quantity, measures);
  const cups = measures === 'us' && shown.unit === 'cup' && shown !== quantity ? cupsBesideSpoons(shown.amount) : null;
  if (cups !== null && shown.amountMax === null) return withSpoons(cups);
  const [write, most] = [writerFor(shown.unit, shown !== quantity), shown.amountMax ?? shown.amount];
  const amounts = formatRange(write(shown.amount), shown.amountMax === null ? null : write(shown.amountMax));
  if (shown.unit === null) return amounts;
  return `${amounts}\u00a0${pluralizeUnit(shown.unit, shown === quantity ? roundAmount(most) : asFraction(most, shown.unit))}`;
}

/** Least that American kitchen scales show, in ounces: less is told as it is written. */
const LEAST_OUNCES = 0.235;

function inMeasures(quantity: Quantity, measures: Measures): Quantity {
  if (measures === 'written') return quantity;
  const shown = convertQuantity(quantity, measures, measures === 'us' ? isAmerican : undefined);
  return measures === 'us' && shown.unit === 'oz' && shown.amount < LEAST_OUNCES ? quantity : shown;
}

/** "3/4 cup + 2 tbsp": no measuring cup holds seven eighths. */
function withSpoons(cups: number): string {
  const cup = `${formatFraction(cups)}\u00a0${pluralizeUnit('cup', cups)}`;
  return `${cup} +\u00a02\u00a0${pluralizeUnit('tbsp', 2)}`;
}

function writerFor(unit: string | null, isConverted: boolean): (amount: number) => string {
  if (isConverted && (unit === 'g' || unit === 'ml')) return formatWhole;
  if (unit !== null && findMeasuredUnit(unit)?.system === 'metric')
    return (amount) => formatDecimal(roundAmount(amount));
  if (!isConverted) return (amount) => formatFraction(roundAmount(amount));
  return (amount) => formatFraction(roundAmount(americanAmount(amount, unit)), slackOf(amount));
}

function formatWhole(amount: number): string {
  return formatDecimal(amount < WHOLE_FROM ? roundAmount(amount) : Math.round(amount));
}

/** The number that a converted amount is written as: "1 cup" though it is 0.97. */
function asFraction(amount: number, unit: string): number {
  const shown = roundAmount(americanAmount(amount, unit));
  return toFraction(shown, slackOf(amount)) ?? shown;
}

function slackOf(amount: number): number {
  return Math.max(ROUNDING_SLACK, amount * CONVERTED_SLACK);
}
