import { findUnit } from './line-units.ts';

const NUMBER = String.raw`(?:\d+ \d\/\d|\d+(?:[.,/]\d+)?(?:[-–]\d+(?:[.,]\d+)?)?|[½¼¾⅓⅔⅛])`;

/** What keeps an amount behind a name from being seen: a number that belongs to the name, or a small word within it: "Farina 00 300 g", "Lievito per dolci 8 g". */
const HARD =
  / (?:\d[\d.,]*(?: ?[%°])?|(?:a|al|alla|in|per|para|con|sin|senza|sans|pour|en|ohne|mit|zum|zur) \p{L}.*)$/u;
const LAST = new RegExp(String.raw`^(\p{L}[^,;:()]*?) (${NUMBER}) ?(\p{L}{1,14}\.?)$`, 'u');
/** French typography has a space before a colon: "Vanille : 1 gousse", "Citron(s) : 1". */
const BEHIND_COLON = new RegExp(String.raw`^(\p{L}[^,;:()\d]*?)(?:\(s\))? : (${NUMBER}(?: \p{L}+)?)$`, 'u');
/** A part that is counted, with its food behind it: "Diente de ajo 3", "Rebanada de pan 1". */
const PART_FIRST = new RegExp(String.raw`^(\p{L}+) ((?:de |di |d['’])\p{L}[^,;:()\d]*?) (${NUMBER})$`, 'u');

/** A line with its amount in front, where it stands behind a name that hides it; any other as it is. */
export function withAmountFirst(line: string): string {
  const [, told = '', much] = BEHIND_COLON.exec(line) ?? [];
  if (much !== undefined) return `${much} ${/^\S+ \p{L}/u.test(much) ? 'de ' : ''}${told}`;
  const [, part = '', food = '', count = ''] = PART_FIRST.exec(line) ?? [];
  if (findUnit(part)?.kind === 'piece') return `${count} ${part} ${food}`;
  const [, name = '', number = '', unit = ''] = LAST.exec(line) ?? [];
  return HARD.test(name) && findUnit(unit) ? `${number} ${unit} ${name}` : line;
}
