import { ALLERGENS, type Allergen, type Diet } from '../ingredients/dietary.ts';
import { refuseFalseName } from '../users/staff-names.ts';
import type { UnitSystem } from '../users/user-enums.ts';
import { badInput } from '../../shared/errors.ts';
import { SEARCH_TEXT_MAX } from '../../shared/search-text.ts';
import { EXCLUDE_MAX, PANTRY_MAX, SERVINGS } from '../users/household-limits.ts';
import { readWholeNumber } from '../../shared/input-number.ts';
import { readOptionalText, readText } from '../../shared/input-text.ts';

/** Characters of a user name. */
export const USERNAME_LENGTH = { min: 2, max: 64 } as const;

/** What a cook may change of their account; what is left out stays as it is. */
export interface ProfileChange {
  name?: string | null | undefined;
  email?: string | null | undefined;
  household?: Partial<Household> | null | undefined;
}

/** What a search of a household starts from. */
export interface Household {
  diet: Diet;
  allergies: Allergen[];
  /** Names of foods that are always at home, 50 at most. */
  pantry: string[];
  /** Whether the cook was asked for those. */
  pantryAsked: boolean;
  /** Names of foods that are never eaten, 30 at most; of groups such as nuts, too. */
  exclude: string[];
  /** 1 to 12. */
  servings: number;
  /** Whether the cook said so themselves. */
  servingsSaid: boolean;
  units: UnitSystem;
}

const USERNAME = new RegExp(`^[a-z0-9][a-z0-9._-]{${USERNAME_LENGTH.min - 1},${USERNAME_LENGTH.max - 1}}$`, 'i');
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[a-z0-9-]{2,}$/i;

/** @throws AppError BAD_USER_INPUT unless it can be a user name */
export function checkUsername(username: string): void {
  if (USERNAME.test(username)) return;
  throw badInput(
    `A user name has ${USERNAME_LENGTH.min} to ${USERNAME_LENGTH.max} letters, digits, dots, dashes or underscores, and starts with a letter or digit.`,
    'username',
  );
}

/** @throws AppError BAD_USER_INPUT for a name that is too long */
export function readName(name: string | null | undefined): string | null {
  return readOptionalText(name, { what: 'A name', field: 'name', max: 80 });
}

/** A name that a cook gives themselves. @throws AppError BAD_USER_INPUT as `readName`, and where it passes for one of those who run the site */
export function readOwnName(name: string | null | undefined): string | null {
  const text = readName(name);
  if (text !== null) refuseFalseName(text, 'name');
  return text;
}

/** @throws AppError BAD_USER_INPUT unless it looks like one e-mail address */
export function readEmail(email: string | null | undefined): string | null {
  const text = readOptionalText(email, { what: 'An e-mail address', field: 'email', max: 254 });
  if (text !== null && !EMAIL.test(text)) throw badInput('This is not an e-mail address.', 'email');
  return text;
}

/** The columns of a change. @throws AppError BAD_USER_INPUT naming the field at fault */
export function readProfileChange({ name, email, household }: ProfileChange) {
  return {
    ...(name !== undefined && { name: readOwnName(name) }),
    ...(email !== undefined && { email: readEmail(email) }),
    ...readHousehold(household ?? {}),
  };
}

function readHousehold(household: Partial<Household>) {
  const { diet, allergies, pantry, pantryAsked, exclude, servings, servingsSaid, units } = household;
  if (isGiven(servings)) readWholeNumber(servings, 'servings', 'servings', SERVINGS);
  return {
    ...(isGiven(diet) && { diet }),
    ...(isGiven(allergies) && { allergies: ALLERGENS.filter((allergen) => allergies.includes(allergen)) }),
    ...(isGiven(pantry) && { pantry: readPantry(pantry) }),
    ...(isGiven(pantryAsked) && { pantryAsked }),
    ...(isGiven(exclude) && { exclude: readExclude(exclude) }),
    ...(isGiven(servings) && { servings, servingsSaid: true }),
    ...(isGiven(servingsSaid) && { servingsSaid }),
    ...(isGiven(units) && { units }),
  };
}

function readPantry(texts: readonly string[]): string[] {
  if (texts.length > PANTRY_MAX)
    throw badInput(`At most ${PANTRY_MAX} foods can be always at home; there are ${texts.length}.`, 'pantry');
  return readFoods(texts, 'pantry');
}

function readExclude(texts: readonly string[]): string[] {
  if (texts.length > EXCLUDE_MAX)
    throw badInput(`At most ${EXCLUDE_MAX} foods can be never eaten; there are ${texts.length}.`, 'exclude');
  return readFoods(texts, 'exclude');
}

/** Each food once, whatever its case. */
function readFoods(texts: readonly string[], field: string): string[] {
  const foods = texts.map((text) => readText(text, { what: 'A food', field, min: 1, max: SEARCH_TEXT_MAX }));
  return [...new Map(foods.map((food) => [food.toLowerCase(), food])).values()];
}

const isGiven = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;
