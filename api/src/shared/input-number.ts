import { badInput } from './errors.ts';

/** A whole number within a range, both ends included. @throws AppError BAD_USER_INPUT for any other, naming the field and what it counts */
export function readWholeNumber(
  value: number,
  field: string,
  unit: string,
  { min, max }: { min: number; max: number },
): number {
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw badInput(`${field} must be ${min} to ${max} ${unit}.`, field);
}
