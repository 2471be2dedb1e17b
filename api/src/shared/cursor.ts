import { badInput } from './errors.ts';
import { PAGE_MAX } from './limits.ts';

/** An opaque cursor for a place in an order. */
export function encodeCursor(place: readonly (number | string)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * The place of a cursor that `encodeCursor` made.
 * @throws AppError BAD_USER_INPUT for anything else
 */
export function decodeCursor(cursor: string, length: number): (number | string)[] {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (isPlace(place) && place.length === length) return place;
  } catch {
    // Falls through to the same sentence.
  }
  throw badInput('The cursor is not one of ours; start again without it.', 'after');
}

/** @throws AppError BAD_USER_INPUT unless `first` is 1 to 100 */
export function checkFirst(first: number): void {
  if (first < 1 || first > PAGE_MAX) throw badInput(`Ask for 1 to ${PAGE_MAX} at a time.`, 'first');
}

function isPlace(value: unknown): value is (number | string)[] {
  return Array.isArray(value) && value.every((part) => (typeof part === 'number' && Number.isFinite(part)) || typeof part === 'string');
}
