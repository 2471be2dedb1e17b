import { Parser } from 'htmlparser2';

/** Longest line that is read, in characters; what follows is ignored, so that no input can hold the reader up. */
const LINE_MAX = 500;

/** Emoji, with what joins and colours them; and numbers in boxes, which only count lines. */
const PICTURES = /[\d#*]\uFE0F?\u20E3|(?:(?![©®™])\p{Extended_Pictographic}|[\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0E\uFE0F\u20E3\u200D])+/gu;
const BULLET = /^ ?(?:[-–—•·▢□☐◦‣⁃●○■▪+>]|\[[ x]?\]) ?(?=\S)/i;
/** "1. 1 cup flour": the lines are numbered. */
const LINE_NUMBER = /^ ?\d{1,2}[.)] (?=[\d½¼¾⅓⅔⅛])/;

/** A scanner's small L or large i for the number one, where a measure or the rest of a fraction follows. */
const SCANNED_ONE = /^[lI](?= ?(?:cups?|c\.|T|t|tbsps?|tsps?|tablespoons?|teaspoons?|lbs?|pounds?|oz|ounces?|pkgs?|packages?|pints?|quarts?|sticks?|bunch|cloves?|large|medium|small)(?![a-z])| ?\/ ?[2348]\b)/;

/** A line as it is read: without markup, list marks, HTML entities, control characters and odd spaces. */
export function cleanLine(line: string): string {
  return line
    .slice(0, LINE_MAX)
    .normalize('NFC')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/&#?\w{1,31};/g, decoded)
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(PICTURES, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, ' ')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[‐‑‒]/g, '-')
    .replace(/(\*\*|__|~~|\*|`|''|[“”])/g, '')
    .replace(/(?<=[a-z]) "([^"]*)"/gi, ', $1')
    .replace(BULLET, '')
    .replace(LINE_NUMBER, '')
    .replace(SCANNED_ONE, '1')
    .replace(/(?<=\d ?(?:lbs?|kg|pt))(?=\d)/gi, ' ')
    .replace(/\b(hard|soft) (boiled|cooked)\b/gi, '$1-$2')
    .replace(/\bhalf ?& ?half\b/gi, 'half and half')
    .replace(/\b(bone|skin|shell|head|tail|peel|rind) (in|on|off)\b(?! (?:the|a|its|their)\b)/gi, '$1-$2')
    .replace(/^\(? ?(?:optional)\)?:? ?-? (?=\S)/i, '(optional) ')
    .trim();
}

/** The characters that an HTML entity stands for; one that is unknown stays as it is. */
function decoded(entity: string): string {
  let text = '';
  const parser = new Parser({ ontext: (piece) => (text += piece) });
  parser.end(entity);
  return text;
}

/** Words that head a list when they stand alone; "dressing" or "frosting" alone may be something to eat. */
const HEADINGS = [
  'ingredients?', 'toppings?', 'garnish(?:es)?', 'fillings?', 'marinade', 'assembly', 'base', 'coating', 'decoration', 'extras', 'optional', 'main', 'others?', 'equipment', 'tools', 'notes?', 'accompaniments?',
  '(?:for|to) (?:serving|serve|garnish|finish|decorate)',
].join('|');
/** "For the sauce". */
const FOR_PART = "for (?:the )?[a-z' -]{2,40}";
const BEFORE_COLON = `${FOR_PART}|${HEADINGS}|dough|sauce|crust|batter|glaze|frosting|icing|dressing|salad|soup|streusel|crumble|pastry|brine|rub|syrup|spices|seasonings?`;
const HEADING = new RegExp(`^(?:#{1,6} .*|=+.*=+|-{2,}.*-{2,}|[^\\d:]{1,60}:|${HEADINGS}|${FOR_PART})$`, 'i');
const HEADING_BEFORE = new RegExp(`^(?:${BEFORE_COLON}) ?: ?(?=\\S)`, 'i');

/** Whether a line names a part of the recipe ("For the sauce:") and not a food. */
export function isHeading(line: string): boolean {
  return isHeadingText(cleanLine(line));
}

/** As `isHeading`, for a line that is cleaned already. */
export function isHeadingText(text: string): boolean {
  return text.length <= 80 && HEADING.test(text);
}

/** `For the sauce: 2 eggs` without its heading. */
export function withoutHeading(text: string): string {
  return text.replace(HEADING_BEFORE, '');
}
