import { readAmount } from './lines/line-amount.ts';

/** What a thing that is no food is called: as it was read, or as it stands behind its amount where reading it as a food took words away. */
export function nameAsWritten(name: string, text: string): string {
  if (name !== '' && text.includes(name)) return name;
  return readAmount(text).rest.trim() || text;
}
