const VALUES: [value: number, words: string][] = [
  [1, 'ein eine einen einer eines un une una uno'],
  [2, 'zwei deux dos due'],
  [3, 'drei trois tres tre'],
  [4, 'vier quatre cuatro quattro'],
  [5, 'fünf cinq cinco cinque'],
  [6, 'sechs seis sei'],
  [7, 'sieben sept siete sette'],
  [8, 'acht huit ocho otto'],
  [9, 'neun neuf nueve nove'],
  [10, 'zehn dix diez dieci'],
  [12, 'zwölf douze doce dodici'],
];

/** Numbers in German, French, Spanish and Italian words. */
export const FOREIGN_NUMBERS: Record<string, number> = Object.fromEntries(
  VALUES.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])),
);

/** Foods that a number begins the name of: tres leches, quatre-épices. */
const NAMED =
  /^(?:tres leches|quattro (?:formaggi|stagioni)|cin(?:q|co|que) (?:[ée]pices|especias|spezie)|quatre[ -](?:[ée]pices|quarts)|demi[- ](?:glace|sel|[ée]cr)|(?:medio|media) (?:curad[oa]|noche)|dos equis)/i;

/** "eine halbe", "un demi-", "media", "mezza" */
const HALF = /^(?:(?:eine?[rnms]?|une?|un[ao]) )?(?:halbe[rsnm]?|demi-?e?|medi[ao]|mezz[ao])(?=[ -]\p{L})/iu;

/** Whether the number that a text begins with is a part of a food's name. */
export const isNamedByNumber = (text: string): boolean => NAMED.test(text);

/** Characters of the half that a text begins with; undefined where there is none. */
export function foreignHalf(text: string): number | undefined {
  const found = HALF.exec(text)?.[0];
  return found === undefined ? undefined : found.length + (text[found.length] === '-' ? 1 : 0);
}
