import type { ChosenSwap } from '../recipes/swaps/swap-lines.ts';
import { badInput } from '../../shared/errors.ts';
import { SERVINGS_TO_COOK } from '../recipes/recipe-limits.ts';
import { readQuantity } from '../ingredients/lines/line-quantity.ts';
import { checkAmount } from '../ingredients/units/amount-input.ts';
import { readWholeNumber } from '../../shared/input-number.ts';
import { readText } from '../../shared/input-text.ts';

/** A recipe to shop for. */
export interface RecipeToShop {
  /** Slug or id. */
  id: string;
  /** For how many; as many as the recipe is for unless given. */
  servings?: number | null | undefined;
  /** What the cook has: only the rest is put on the list. Everything unless given. */
  have?: readonly string[] | null | undefined;
  /** What the cook takes in the place of some foods. */
  swaps?: readonly ChosenSwap[] | null | undefined;
  /** Ids of the lines that are put on the list; as many as `have` leaves unless given. */
  lines?: readonly string[] | null | undefined;
}

/** What changes on an item; what is left out stays. */
export interface ItemChange {
  /** null takes the amount away. Programs may write it as cooks do: "1 1/2". */
  amount?: number | string | null | undefined;
  /** null or blank counts pieces. */
  unit?: string | null | undefined;
  isChecked?: boolean | null | undefined;
  /** Takes amount and unit set by hand back: the sum of the contributions counts again. */
  useSum?: boolean | null | undefined;
  /** The version that the change is meant for; another one is a conflict. */
  version?: number | null | undefined;
}

/** Most foods a cook may name as what they have. */
const HAVE_MAX = 200;

/** @throws AppError BAD_USER_INPUT for a name that is blank or too long */
export function readListName(name: string): string {
  return readText(name, { what: 'A name', field: 'name', min: 1, max: 120 });
}

/** @throws AppError BAD_USER_INPUT for a text that is blank or too long */
export function readItemText(text: string): string {
  return readText(text, { what: 'An item', field: 'text', min: 1, max: 200 });
}

/** @throws AppError BAD_USER_INPUT unless it is a whole number of servings in the limits */
export function readServings(servings: number | null | undefined, own: number): number {
  return readWholeNumber(servings ?? own, 'servings', 'servings', SERVINGS_TO_COOK);
}

/** @throws AppError BAD_USER_INPUT for more or longer names than a kitchen has */
export function checkHave(have: readonly string[]): void {
  if (have.length > HAVE_MAX) throw badInput(`At most ${HAVE_MAX} foods can be named as what you have.`, 'have');
  for (const text of have) readText(text, { what: 'An ingredient', field: 'have', max: 200 });
}

/** An amount above zero, or none. @throws AppError BAD_USER_INPUT */
export function readAmount(amount: number | string | null): number | null {
  const value = typeof amount === 'string' ? readWritten(amount) : amount;
  if (value !== null) checkAmount(value);
  return value;
}

/** A number as cooks write it; NaN for anything else. */
function readWritten(text: string): number | null {
  const written = text.trim();
  if (written === '') return null;
  const quantity = readQuantity(written.slice(0, 40));
  return quantity && quantity.high === null && quantity.length === written.length ? quantity.low : Number.NaN;
}
