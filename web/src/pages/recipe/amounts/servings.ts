/** The fewest servings a recipe can be scaled to. */
export const SERVINGS_MIN = 1;
/** Guards the address and the stored progress against nonsense; the stepper itself names no maximum. */
const SERVINGS_CEILING = 999;

/** Servings read from text, such as the address; null unless it is a whole number from 1 to 999. */
export function parseServings(text: string | null): number | null {
  const servings = text?.trim() ? Number(text) : Number.NaN;
  return isServings(servings) ? servings : null;
}

/** Whether a value can be a number of servings: whole, from 1 to 999. */
export function isServings(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= SERVINGS_MIN && Number(value) <= SERVINGS_CEILING;
}
