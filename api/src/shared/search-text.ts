import { badInput } from './errors.ts';

/** Longest text of one chip or search box, in characters; longer input is refused, not cut. */
export const SEARCH_TEXT_MAX = 200;

/**
 * What a search box says, without the blanks around it and the one sign that no stored text can have; empty for nothing.
 * @param most characters that the search box takes
 * @throws AppError BAD_USER_INPUT when it is longer
 */
export function readSearchText(given: string | null | undefined, most = SEARCH_TEXT_MAX): string {
  const text = given ?? '';
  if (text.length > most) throw badInput(`The text is longer than ${most} characters.`, 'text');
  return text.replaceAll('\0', '').trim();
}

/** A text as it stands in a pattern of `like`: no sign of it stands for others. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * A pattern of `ilike` for each word of what is looked for; it may stand anywhere.
 * @throws AppError BAD_USER_INPUT when it is longer than a search box takes
 */
export function wordPatterns(given: string | null | undefined): string[] {
  return readSearchText(given)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${literally(word)}%`);
}
