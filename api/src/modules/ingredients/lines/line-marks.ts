/** Emoji, with what joins and colours them; and numbers in boxes, which only count lines. */
const PICTURES =
  /[\d#*]\uFE0F?\u20E3|(?:(?![©®™])\p{Extended_Pictographic}|[\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0E\uFE0F\u20E3\u200D])+/gu;
/** Dashes, dots, arrows, ticks, boxes and numbers in circles; behind or without them the box of a checklist. */
const BULLET =
  /^ ?(?:[-–—•·»›‣⁃+>\u2190-\u21FF\u2300-\u23FF\u2460-\u24FF\u25A0-\u27BF\u2B00-\u2BFF] ?(?=\S))?(?:\[[ x]?\] ?(?=\S))?/i;
/** "1. 1 cup flour": the lines are numbered. */
const LINE_NUMBER = /^ ?\d{1,2}[.)] (?=[\d½¼¾⅓⅔⅛])/;
/** What points to a note elsewhere: "flour†", "flour [1]". */
const NOTE_MARK = /(?<=[\p{L}).,]) ?(?:[†‡§¶⁰¹²³⁴-⁹]+|\[\d{1,2}\])/gu;

/** But a line that stands in them whole is a heading: "[For the sauce]". */
const SQUARE_BRACKETS = /(?!^\[[^\]\d]*\]$)\[([^[\]]*)\]/g;

/** A scanner's small L or large i for the number one, where a measure or the rest of a fraction follows. */
const SCANNED_ONE =
  /^[lI](?= ?(?:cups?|c\.|T|t|tbsps?|tsps?|tablespoons?|teaspoons?|lbs?|pounds?|oz|ounces?|pkgs?|packages?|pints?|quarts?|sticks?|bunch|cloves?|large|medium|small)(?![a-z])| ?\/ ?[2348]\b)/;
/** Its O for a nought: "1O tbsp". */
const SCANNED_NOUGHT = /(?<=^\d+)O(?=[ \d])/i;
/** "¹/₂" and "³⁄4" */
const RAISED_FRACTION = /([⁰¹²³⁴-⁹]+) ?[/\u2044\u2215] ?([₀-₉\d]+)/g;

/** The dash of a compound whose first part has several words: "sunflower oil–packed mackerel". */
const WITHIN_COMPOUND =
  /(?<=\p{L})[–—](?=(?:packed|cured|based|free|style|fed|infused|flavou?red|scented|stuffed|filled|crusted|coated|glazed|dusted|poached|braised|roasted|smoked|wrapped|topped|studded|marinated|soaked|dipped|covered|sized?|grade|quality|brined|rubbed|laced|spiked|enriched|dressed)\b)/giu;

/** Cyrillic letters that look like Latin ones, where somebody's keyboard put one into a Latin word. */
const LOOK_ALIKE = new Map(Array.from('АВСЕНКМОРТХасеорху', (letter, at) => [letter, 'ABCEHKMOPTXaceopxy'.charAt(at)]));
const MIXED_WORD =
  /[\p{sc=Latin}\p{sc=Cyrillic}]*(?:\p{sc=Latin}\p{sc=Cyrillic}|\p{sc=Cyrillic}\p{sc=Latin})[\p{sc=Latin}\p{sc=Cyrillic}]*/gu;

const inLatin = (word: string): string => Array.from(word, (letter) => LOOK_ALIKE.get(letter) ?? letter).join('');

/** `text` with one sign for each meaning: of digits, spaces, dashes, slashes, brackets and quotation marks. */
export function plainCharacters(text: string): string {
  return text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(MIXED_WORD, inLatin)
    .replace(RAISED_FRACTION, (_, above: string, below: string) => ` ${above}/${below}`.normalize('NFKC'))
    .replace(PICTURES, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, ' ')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[‐‑‒]/g, '-')
    .replace(WITHIN_COMPOUND, '-')
    .replace(/[´ʼ‛]/g, "'")
    .replace(/(?<=\d) ?\* ?(?=\d)/g, ' x ')
    .replace(/(\*\*|__|~~|\*|`|''|[“”]|(?<!\w)_(?=\p{L})|(?<=\p{L})_(?!\w))/gu, '');
}

/** `text` without the signs of a list before it, the numbers and crosses of notes, and faults of a scanner. */
export function withoutMarks(text: string): string {
  return text
    .replace(BULLET, '')
    .replace(LINE_NUMBER, '')
    .replace(SCANNED_ONE, '1')
    .replace(SCANNED_NOUGHT, '0')
    .replace(NOTE_MARK, '')
    .replace(SQUARE_BRACKETS, '($1)')
    .trim();
}
