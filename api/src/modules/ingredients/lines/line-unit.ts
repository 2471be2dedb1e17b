import { withoutSameAmount } from './line-size.ts';
import { findUnit, type LineUnit } from './line-units.ts';

/** A unit read at the beginning of a text, with what follows it. */
export interface ReadUnit {
  unit: LineUnit;
  rest: string;
}

const ADJECTIVES = [
  'additional',
  'heaping',
  'heaped',
  'level',
  'scant',
  'rounded',
  'generous',
  'overfilled',
  'overflowing',
  'large',
  'small',
  'medium',
  'big',
  'good',
  'full',
  'tiny',
  'little',
  'thick',
  'thin',
  'long',
  'short',
  'whole',
  'fresh',
  'healthy',
  'hefty',
  'fat',
  'nice',
  '(?:loosely |firmly |well[- ])?packed',
  'plump',
  'tight',
  'firm',
  '[a-z]+[- ]sized?',
  'mini',
  'standard',
  'regular',
  'giant',
  '[a-z]+-(?:thin|thick|cut)',
  '(?:\\d+[- ])?inch(?:[- ](?:thick|long))?',
  '(?:klein|groß|gehäuft|gestrichen|voll|halb|gut)e[rsnm]?',
  '(?:petit|grand)e?s?|gross?e?s?|bonnes?',
  'chic[oa]s?',
  '(?:pequeñ|buen|piccol|buon|colm|ras)[oa]s?',
];
const ADJECTIVE = new RegExp(`^(?:very |extra )?(?:${ADJECTIVES.join('|')})[ ,]+`, 'i');
/** One word, or two that belong together: "fl. oz.", "table spoons", "metric cups". */
const UNIT_WORDS =
  /^ ?-? ?((?:fl|fluid|table|tea|coffee|soup|dessert|salt|big|breakfast|cooking|serving|wine|bar|metric|imperial|australian|us)[. -]{0,2}(?:oz|ounces?|spoons?|spoonfuls?|cups?|pints?|glass(?:es)?)\.?|c(?:\.|uillères?)? ?à ?(?:soupe|café|s|c)\.?|[\p{L}#]+\.?)(?![\p{L}\p{M}\d])(?!-[a-z])/iu;
/** Behind spoons of other languages: "cuillère à soupe rase", "cucharada sopera". */
const HEAPED = ' (?:rases?|bombées?|soperas?|colmadas?|rasas?|colm[oi]|ras[oi]|gestrichen|gehäuft)';
const OF = new RegExp(
  `^(?:${HEAPED}(?= ))? ?(?:of |de la |de l['’]|de |du |des |del |della |dello |dell['’]|degli |delle |dei |di |d['’](?=\\p{L})|von |vom )`,
  'iu',
);
const IS_LAST = /^ ?(?:\([^()]*\) ?)?(?:$|[,;.]|to taste)/i;

/** Units that stand without a number ("Pinch salt"); the rest do only before "of" ("Bag of sugar"). */
const ALONE = new Set([
  'pinch',
  'dash',
  'handful',
  'splash',
  'drizzle',
  'sprinkle',
  'tsp',
  'tbsp',
  'cup',
  'bunch',
  'sprig',
  'knob',
  'dollop',
  'squeeze',
]);
/** Words that are a unit when several or "of" follows, but else begin a name: leaf lettuce, round steak, stem ginger. */
const BEGINS_NAME = new Set([
  'leaf',
  'round',
  'square',
  'stem',
  'wheel',
  'chunk',
  'fillet',
  'strip',
  'case',
  'tray',
  'bar',
  'fifth',
  'touch',
  'hint',
]);
/** Units that make a name with the noun behind them: "1 pound cake" is a cake ("2 pound cakes" are two), a bottle gourd a gourd, cube steak a steak. */
const MAKES_NAME =
  /^(?:pound cakes?|bottle gourds?|congo peas?|cubed? steaks?|pot (?:roasts?|pies?|barley|stickers?)|bouquets? garnis?|(?:bowl|pot|glass) noodles?|glass (?:marbles?|beads?|jars?|bowls?|bottles?)|head cheese|drop scones?|fett[ae] biscottat[ae]|spray (?:bottles?|cheese|cream)|part skim(?:med)?)\b/i;
const SIZED = /^ ?\(\d/;
/** A bar of chocolate is a bar of it; a bar cookie is a cookie. */
const CHOCOLATE = /^ ?(?:[\w%-]+ ){0,3}chocolate\b/i;
/** A rib is a stalk of these and a cut of meat elsewhere. */
const HAS_RIBS = /^ ?(?:of )?(?:\w+ )?(?:celery|chard|fennel|rhubarb|pak|bok)/i;

/** Reads the unit that a text begins with, past adjectives such as "heaping" or "large"; undefined when there is none. */
export function readUnit(text: string): ReadUnit | undefined {
  const match = UNIT_WORDS.exec(text);
  const written = match?.[1] ?? '';
  const unit = findUnit(written);
  const rest = text.slice(match?.[0].length ?? 0);
  if (unit && isUnitHere(unit, written, rest)) return { unit, rest };
  const later = text.trimStart();
  const adjective = ADJECTIVE.exec(later);
  return adjective ? readUnit(later.slice(adjective[0].length)) : undefined;
}

/** As `readUnit`, for a line that states no number. */
export function readUnitAlone(text: string): ReadUnit | undefined {
  const found = readUnit(text);
  const isMeant =
    found &&
    !/^ ?(?:$|[(,;.:]|(?:for|to|on|over)\b)/i.test(found.rest) &&
    (OF.test(found.rest) || ALONE.has(found.unit.name) || /^drops /i.test(text)); // "drop biscuits" are scones
  return isMeant ? found : undefined;
}

/** `text` without the "of" between unit and name. */
export function withoutOf(text: string): string {
  return text.replace(OF, '');
}

/** Whether no name follows; behind the amount told once more one may: "4 slices, or about 1/2 pound, cooked ham". */
function isLast(text: string): boolean {
  const behind = withoutSameAmount(text);
  return behind === text ? IS_LAST.test(text) : !/[a-z]/i.test(behind);
}

/** "3 cloves" has no unit, "2 leaf lettuces" and "1 round steak" neither. */
function isUnitHere(unit: LineUnit, written: string, rest: string): boolean {
  if (unit.kind === 'piece' && isLast(rest)) return false;
  if (/^ribs?$/i.test(written)) return HAS_RIBS.test(rest);
  if (/^(?:nut|lump)s?$/i.test(written)) return OF.test(rest); // "a nut of butter"
  if (MAKES_NAME.test(written + rest)) return false;
  return (
    !BEGINS_NAME.has(unit.name) || OF.test(rest) || /\ws\.?$/i.test(written) || SIZED.test(rest) || CHOCOLATE.test(rest)
  ); // "1 bar (100 g) chocolate"
}
