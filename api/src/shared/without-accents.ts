/** A text with plain letters for those with accents: "crème" is "creme". Ligatures and forms of another width become plain too. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');
