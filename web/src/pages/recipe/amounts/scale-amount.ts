/** The smallest amount shown: scaling down never makes an ingredient vanish. */
const LEAST = 0.01;

/**
 * An amount rounded to 2 decimals, as the recipe page shows it.
 * @param amount above 0; a result that would round to nothing becomes 0.01
 */
export function roundAmount(amount: number): number {
  return Math.max(LEAST, Math.round(amount * (1 + Number.EPSILON) * 100) / 100);
}

/**
 * The amount of an ingredient for the servings that were chosen: quantity × chosen / recipe servings. Not yet rounded, so
 * that a later conversion starts from the full figure.
 * @throws RangeError when either number of servings is not above 0
 */
export function scaleAmount(amount: number, servings: { chosen: number; recipe: number }): number {
  if (!(servings.chosen > 0 && servings.recipe > 0)) throw new RangeError('Servings must be greater than 0.');
  return (amount * servings.chosen) / servings.recipe;
}
