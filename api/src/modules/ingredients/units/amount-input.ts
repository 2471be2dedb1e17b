import { badInput } from '../../../shared/errors.ts';
import { readOptionalText } from '../../../shared/input-text.ts';
import { unitOf } from './units.ts';

/** Largest amount of an item of a pantry or a list, of any unit. */
export const AMOUNT_MAX = 1_000_000;

/** @throws AppError BAD_USER_INPUT unless the amount is above 0 and within the limit */
export function checkAmount(amount: number): void {
  if (!Number.isFinite(amount) || amount <= 0 || amount > AMOUNT_MAX)
    throw badInput(`The amount must be a number above 0, at most ${AMOUNT_MAX}.`, 'amount');
}

/** A unit as the vocabulary spells it; a word of the cook's own as it is. @throws AppError BAD_USER_INPUT for what is no word */
export function readUnitInput(unit: string | null): string | null {
  const text = readOptionalText(unit, { what: 'A unit', field: 'unit', max: 40 });
  if (text !== null && !/^\p{L}/u.test(text))
    throw badInput('A unit begins with a letter, such as g, cup or bunch.', 'unit');
  const known = text === null ? null : (unitOf(text)?.name ?? text);
  return known === 'piece' ? null : known;
}
