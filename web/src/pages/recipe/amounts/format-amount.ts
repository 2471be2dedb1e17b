/** The parts that measuring spoons and cups come in: halves, thirds, quarters, eighths. */
const PARTS: readonly (readonly [value: number, text: string])[] = [
  [0, ''],
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [3 / 8, '3/8'],
  [1 / 2, '1/2'],
  [5 / 8, '5/8'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [7 / 8, '7/8'],
  [1, ''],
];

/** How far an amount of 2 decimals may be from the fraction it stands for: 0.33 is a third, 0.13 an eighth. */
export const ROUNDING_SLACK = 0.005 + 1e-9;

/**
 * An amount as a cook writes it: whole numbers and kitchen fractions (`1 1/2`), otherwise at most 2 decimals.
 * @param amount above 0, rounded to 2 decimals
 * @param slack how far the written fraction may be from the amount
 */
export function formatFraction(amount: number, slack: number = ROUNDING_SLACK): string {
  const shown = toFraction(amount, slack);
  if (shown === null) return formatDecimal(amount);
  return [Math.floor(shown) || '', nearestPart(shown % 1)[1]].filter(Boolean).join(' ');
}

/** The kitchen fraction that an amount is, give or take `slack`; null when it is none. */
export function toFraction(amount: number, slack: number): number | null {
  const whole = Math.floor(amount);
  const shown = whole + nearestPart(amount - whole)[0];
  return shown > 0 && Math.abs(shown - amount) <= slack ? shown : null;
}

/** An amount with at most 2 decimals and no needless zeros, for scales and measuring jugs: `0.75`, `1200`. */
export function formatDecimal(amount: number): string {
  return String(Number(amount.toFixed(2)));
}

/** A range as a cook says it, `2 to 3`; one amount when both ends read the same or the upper end is not given. */
export function formatRange(from: string, to: string | null): string {
  return to === null || to === from ? from : `${from} to ${to}`;
}

function nearestPart(rest: number) {
  return PARTS.reduce((best, part) => (Math.abs(part[0] - rest) < Math.abs(best[0] - rest) ? part : best));
}
