/** Text cut off the beginning, with what follows it. */
export interface SizedText {
  /** Size of one, as "14 oz" in "2 (14 oz) cans"; null when none is stated. */
  size: string | null;
  rest: string;
}

const MEASURES = [
  'fl\\.? ?oz',
  'fluid (?:ounces?|oz)',
  'ounces?',
  'oz',
  'pounds?',
  'lbs?',
  'grams?',
  'gr?',
  'kg',
  'kilos?',
  'ml',
  'millilit(?:er|re)s?',
  'cl',
  'dl',
  'l',
  'lit(?:er|re)s?',
  'quarts?',
  'qt',
  'pints?',
  'pt',
  'inch(?:es)?',
  'inch-thick',
  'in',
  'cm',
  'mm',
  'cups?',
  'gallons?',
  'count',
  'ct',
  '"',
  '″',
  '”',
];
const SPOONS = 'sticks?|tbsps?|tsps?|tablespoons?|teaspoons?';
const PACKAGES = 'jars?|cans?|tins?|bottles?|packages?|boxes?|bags?|pouch(?:es)?';
const ABOUT = '(?:about |approximately |approx\\.? |~ ?|= ?)?';
const NUMBER = '(?:\\d[\\d ./,½¼¾⅓⅔⅛-]*|\\.\\d+|[½¼¾⅓⅔⅛]|one|two|three|four|five|six|eight|ten|twelve)';
const MEASURE = `(?:${MEASURES.join('|')})`;
/** 14 oz · 13 1/2-ounce · 3- to 4-pound · 1-pound, 12-ounce · 400g/14oz */
const SIZE = `${ABOUT}${NUMBER}(?: ?(?:-|to|or|–) ?-? ?${NUMBER})?(?:[ -]*${MEASURE})\\.?(?: ?[-,] ?\\d+[ -]?(?:ounces?|oz)\\.?)?(?: ?/ ?${NUMBER}[ -]*${MEASURE}\\.?)?`;

/** What is left of it without its liquid: ", 240 g drained", "/ drained weight 240 g". */
const DRAINED = `(?: ?[,;/] ?(?:${NUMBER}[ -]*${MEASURE}\\.? drained(?: weight)?|drained(?: weight)?:? ?${NUMBER}[ -]*${MEASURE}\\.?)|[ -]drained(?: weight)?)?`;
const IN_BRACKETS = new RegExp(
  `^ ?(?:(?:large|small|medium|big) )?\\( ?(${SIZE}${DRAINED})(?:[ -](?:each|net|apiece|weight|size|sized|in size|thick|long|wide|can|tin|jar|bag|box))* ?\\)`,
  'i',
);
const BARE = new RegExp(`^ (${SIZE})(?:-(?:thick|long|wide|square|size|sized))?(?= )`, 'i');
const TIMES_NUMBER = /^ ?[x×] ?(?=\d|[½¼¾])/i;
const TIMES = /^ ?[x×](?= )/i;
const SAME_AMOUNT = new RegExp(
  `^ ?(?:[/|=-]|(?:, ?)?or) ?${ABOUT}${NUMBER}[ -]?(?:${MEASURE}|${SPOONS}|${PACKAGES})\\.?(?: ?\\d+ ?(?:ounces?|oz)\\.?| (?:plus|and) ${NUMBER}[ -]?(?:${MEASURE}|${SPOONS}))?(?![a-z])`,
  'i',
);
const SAME_IN_BRACKETS = new RegExp(
  `^ ?\\( ?${ABOUT}${NUMBER}[^()a-z]*(?:${MEASURE}|${SPOONS})\\.?(?: ?(?:[/|,-]|plus|and|\\+) ?${NUMBER}[^()a-z]*(?:${MEASURE}|${SPOONS})\\.?)* ?\\)`,
  'i',
);

const SAME_BEHIND = new RegExp(`(?<=[a-z)]) ?[/|] ?${ABOUT}${NUMBER}[ -]?(?:${MEASURE}|${SPOONS})\\.?(?=$|,)`, 'i');

/** Takes a size that stands between number and unit: "(14 oz)", "14-ounce", "x 400 g". */
export function takeSize(text: string): SizedText {
  const bracketed = IN_BRACKETS.exec(text);
  if (bracketed) return { size: tidy(bracketed[1]), rest: text.slice(bracketed[0].length) };
  const behind = text.replace(TIMES_NUMBER, ' ');
  const bare = BARE.exec(behind);
  return bare
    ? { size: tidy(bare[1]), rest: behind.slice(bare[0].length).replace(SAME_IN_BRACKETS, '') }
    : { size: null, rest: text.replace(TIMES, '') };
}

/** Takes the size that stands behind a package, in brackets or without: "(14 ounces) tomatoes", "700ml red wine". */
export function takeSizeBehind(text: string): SizedText {
  const behind = IN_BRACKETS.exec(text) ?? BARE.exec(text);
  return behind ? { size: tidy(behind[1]), rest: text.slice(behind[0].length) } : { size: null, rest: text };
}

/** `text` without the amount told once more in other measures: "(1/3 lb) bacon", "/ ½ cups butter", "or 400 grams of chicken", "flour / 125 g". */
export function withoutSameAmount(text: string): string {
  return text.replace(SAME_AMOUNT, '').replace(SAME_IN_BRACKETS, '').replace(SAME_AMOUNT, '').replace(SAME_BEHIND, '');
}

function tidy(written: string | undefined): string {
  return (written ?? '')
    .replace(/ ?- ?(?=[a-z"])/gi, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
