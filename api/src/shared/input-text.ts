import { badInput } from './errors.ts';

/** How long a text may be, in characters, and what it is called. */
export interface TextRule {
  /** As a sentence begins: "A name". */
  what: string;
  field: string;
  min?: number;
  max: number;
  /** Whether it may have several lines. */
  isLong?: boolean;
}

// Control characters, but for the tab and the line feed of a long text.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/**
 * A text that a person gave, without the blanks around it.
 * @throws AppError BAD_USER_INPUT when it is too short, too long or holds control characters
 */
export function readText(given: string, { what, field, min = 0, max, isLong = false }: TextRule): string {
  const text = given.replaceAll('\r\n', '\n').trim();
  if (text.length < min)
    throw badInput(min === 1 ? `${what} is needed.` : `${what} has at least ${min} characters.`, field);
  if (text.length > max) throw badInput(`${what} has at most ${max} characters.`, field);
  if (CONTROLS.test(text) || (!isLong && /[\n\t]/.test(text)))
    throw badInput(`${what} has a character that cannot be shown.`, field);
  return text;
}

/** The same where nothing may be given: a blank text is none. */
export function readOptionalText(given: string | null | undefined, rule: TextRule): string | null {
  const text = given === null || given === undefined ? '' : readText(given, rule);
  return text === '' ? null : text;
}

/** An id as it may stand in the database; one that cannot does not exist. */
export function isPossibleId(id: string): boolean {
  return id.length <= 200 && !CONTROLS.test(id);
}
