import { Parser } from 'htmlparser2';
import { inUsualWays } from './line-languages.ts';
import { plainCharacters, withoutMarks } from './line-marks.ts';
import { inUsualWords } from './line-usual-words.ts';

/** Longest line that is read, in characters; what follows is ignored, so that no input can hold the reader up. */
const LINE_MAX = 500;

/** The end of a fraction that is written as it is said: "1/3rd cup". */
const SAID_FRACTION = /(?<=\d\/\d{1,2})(?:rd|th)s?(?![a-z])/gi;

/** The maker's number of a shape or kind: "ziti No. 2", "spaghetti #5"; a #10 can is a size. */
const MAKERS_NUMBER = /(?<=\p{L}{3}) (?:no\.? ?|n° ?|#)\d{1,3}\b(?![ -]?(?:cans?|tins?|size|pounds?|g|oz)\b)/giu;

/** A database's word for the part that is eaten, before the food itself: "1 fruit, without seeds lemons". */
const EATEN_PART =
  /(?<=^[\d ./½¼¾⅓⅔]+) fruits?, with(?:out)? (?:seeds?|skin|peel|pips|stones?)(?: (?:and|or) (?:seeds?|skin|peel))? (?=[a-z])/i;

/** "1 (3-rib) roast", "2 lb (chuck) roast": brackets around the cut that the name begins with. */
const CUT_IN_BRACKETS =
  /\( ?(?:\d+[- ])?(ribs?|chuck|rump|sirloin|loin|shoulder|round) ?\) (?=(?:roasts?|steaks?|chops?)\b)/i;

/** "wafer (thin ham slices)": brackets that begin within the word for how thin a food is cut. */
const THIN_IN_BRACKETS = /\b(wafer|paper) \( ?(thin [a-z][^()]*)\)/i;

/** "neck and giblets from a turkey": parts before the bird that they are of, or the two of which they may be. */
const PARTS_OF_BIRD =
  /(?<=^(?:(?:reserved|fresh|frozen|chopped) )?)((?:necks?|giblets?|gizzards?|hearts?|livers?)(?:(?:, | and |, and | or )(?:necks?|giblets?|gizzards?|hearts?|livers?))*) (?:of|from) (?:an? |the |your )?(turkey|chicken|duck|goose)(?: or (?:an? )?(turkey|chicken|duck|goose))?\b/i;
const birdFirst = (_: string, parts: string, bird: string, other?: string): string =>
  [bird, other].flatMap((name) => (name === undefined ? [] : `${name} ${parts}`)).join(' or ');

/** "2 2 slices": the number twice, where no size can be meant. */
const NUMBER_TWICE =
  /^(\d{1,2}) \1 (?=(?:slices?|cloves?|sprigs?|stalks?|leaves|cups?|tbsps?|tablespoons?|tsps?|teaspoons?)\b)/i;

/** A maker of beer that goes by a fish, as an example of it: "ale, such as Bass". */
const BEER_MAKER =
  /(?<=\b(?:ale|beer|lager|stout|porter)s?,? \(?(?:such as|like|e\.?g\.?,?|preferably|ideally) )Bass\b(?: ale)?/gi;

/** A line without the markup of its links, whose addresses may hold words of food: `<a href="/english-mustard">see recipe</a>`. */
export const withoutMarkup = (line: string): string =>
  line
    .slice(0, LINE_MAX)
    .normalize('NFC')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ');

/** A line as it is read: without markup, list marks, HTML entities, control characters and odd spaces. */
export function cleanLine(line: string): string {
  const text = withoutMarkup(line)
    .replace(/&#?\w{1,31};/g, decoded)
    .replace(/\bw\/o(?:ut)?\b ?/gi, 'without ')
    .replace(/\bw\/(?:ith\b)? ?(?=\p{L})/giu, 'with ');
  return inUsualWords(inUsualWays(withoutMarks(plainCharacters(text))))
    .replace(SAID_FRACTION, '')
    .replace(/ ?\( ?(?:roughly|about|approximately|approx\.?) ?\)/gi, '')
    .replace(EATEN_PART, ' ')
    .replace(CUT_IN_BRACKETS, '$1 ')
    .replace(PARTS_OF_BIRD, birdFirst)
    .replace(THIN_IN_BRACKETS, '$1-$2')
    .replace(NUMBER_TWICE, '$1 ')
    .replace(MAKERS_NUMBER, '')
    .replace(/\b(?:optionn?al+e?|opitonal|optinal|optonal)(ly)?\b/gi, 'optional$1')
    .replace(/ \| /g, ' - ')
    .replace(/(?<=\p{L})\((e?s)\)/gu, '$1')
    .replace(/(?<=[a-z]) "([^"]*)"/gi, ', $1')
    .replace(/(?<=\d ?(?:lbs?|kg|pt))(?=\d)/gi, ' ')
    .replace(/\b(hard|soft) (boiled|cooked)\b/gi, '$1-$2')
    .replace(/ [-–—]{1,2} ?(?=optional\b)/gi, ', ')
    .replace(/\(\/ ?(?=[a-z])/gi, '(or ')
    .replace(/\bhalf(?: and | ?& ?)half\b/gi, 'half-and-half')
    .replace(/\band ?\/? ?or\b/gi, 'and/or')
    .replace(/\bluke warm\b/gi, 'lukewarm')
    .replace(/\b(crystal)i([sz]ed)\b/gi, '$1li$2')
    .replace(BEER_MAKER, 'ale')
    .replace(/\bgrape seed(?=,? (?:oil|or|and)\b|\W*$)/gi, 'grapeseed')
    .replace(/ (?:preferably|ideally|or preferably),? (?=or )/gi, ' ')
    .replace(/\b(bone|skin|shell|head|tail|peel|rind) (in|on|off)\b(?! (?:the|a|its|their)\b)/gi, '$1-$2')
    .replace(/^un['’](?=\p{L})/iu, 'una ')
    .replace(/^\(? ?optional ?\)?:? ?-? (?=\S)/i, '(optional) ');
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
  'ingredients?',
  'toppings?',
  'garnish(?:es)?',
  'fillings?',
  'marinade',
  'assembly',
  'base',
  'coating',
  'decoration',
  'extras',
  'optional',
  'main',
  'others?',
  'notes?',
  'accompaniments?',
  '(?:for|to) (?:serving|serve|garnish|finish|decorate)',
].join('|');
/** "For the sauce". */
const FOR_PART = "for (?:the )?[a-z' -]{2,40}";
const BEFORE_COLON = `${FOR_PART}|${HEADINGS}|dough|sauce|crust|batter|glaze|frosting|icing|dressing|salad|soup|streusel|crumble|pastry|brine|rub|syrup|(?:(?:other|fresh|dried) )?(?:herbs|spices|herbs (?:and|&) spices|seasonings?|condiments)(?: of (?:your )?choice)?`;
/** "Zutaten für 4 Portionen:" */
const INGREDIENTS_FOR =
  '(?:Zutaten|Ingrédients|Ingredientes|Ingredienti|Ingredients) (?:für|pour|para|per|for) .{1,40}';
const HEADING = new RegExp(
  `^(?:#{1,6} .*|=+.*=+|\\[[^\\]\\d]{2,60}\\]|-{2,}.*-{2,}|[^\\d:]{1,60}:|(?:${HEADINGS}|equipment|tools|${FOR_PART})[.,;]?|${INGREDIENTS_FOR})$`,
  'i',
);
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
