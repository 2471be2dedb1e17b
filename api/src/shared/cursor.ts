import { badInput, type AppError } from './errors.ts';
import { PAGE_MAX } from './page.ts';

/** What a part of a place may be: a whole number that a column can hold, or a text. */
export type PlacePart = 'whole' | 'text';

/** A place in an order, of parts of these kinds. */
export type PlaceOf<Parts extends readonly PlacePart[]> = {
  -readonly [At in keyof Parts]: Parts[At] extends 'whole' ? number : string;
};

/** An opaque cursor for a place in an order. */
export function encodeCursor(place: readonly (number | string)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * The place of a cursor that `encodeCursor` made. It comes from outside and may be anything.
 * @throws AppError BAD_USER_INPUT unless it has just these parts
 */
export function decodeCursor<const Parts extends readonly PlacePart[]>(cursor: string, parts: Parts): PlaceOf<Parts> {
  const place = parsed(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (isPlace(place, parts)) return place;
  throw notOurCursor();
}

/** For a cursor that Larder did not make. */
export const notOurCursor = (): AppError => badInput('The cursor is not one of ours; start again without it.', 'after');

/** @throws AppError BAD_USER_INPUT unless `first` is 1 to 100 */
export function checkFirst(first: number): void {
  if (first < 1 || first > PAGE_MAX) throw badInput(`Ask for 1 to ${PAGE_MAX} at a time.`, 'first');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Columns hold whole numbers of 32 bits, and texts without the sign that PostgreSQL cannot store. */
const IS_PART: Record<PlacePart, (part: unknown) => boolean> = {
  whole: (part) => typeof part === 'number' && (part | 0) === part,
  text: (part) => typeof part === 'string' && !part.includes('\0'),
};

function isPlace<Parts extends readonly PlacePart[]>(value: unknown, parts: Parts): value is PlaceOf<Parts> {
  return Array.isArray(value) && value.length === parts.length && parts.every((part, at) => IS_PART[part](value[at]));
}
