import { convertAmount } from './conversion.ts';
import { readQuantity } from './line-quantity.ts';
import { findUnit, type LineUnit } from './line-units.ts';

/** The amount at the start of a line and what follows it. */
export interface LineAmount {
  quantity: number | null;
  quantityMax: number | null;
  unit: LineUnit | null;
  /** Size of one, as "14 oz" in "2 (14 oz) cans". */
  size: string | null;
  rest: string;
}

interface Unit {
  unit: LineUnit;
  rest: string;
}

const APPROXIMATELY = /^(?:(?:about|approximately|approx\.?|around|roughly|circa|ca?\.|up to|at least|between|an? additional|additional|another|from|only|just|max\.?|min\.?|maybe|perhaps|a total of|small amount of|a few|few|several|a little(?: bit(?: of)?)?|a bit of|some|a lot of|lots of|plenty of|enough) |[~≈±<>] ?|(?:generous|scant|heaping|heaped|good|level|rounded|overfilled|full|nearly|almost) (?=[\d½¼¾⅓⅔⅛]))/i;
const UNIT_ADJECTIVE = /^(?:very |extra )?(?:heaping|heaped|level|scant|rounded|generous|overfilled|overflowing|large|small|medium|big|good|full|tiny|little|thick|thin|long|short|whole|fresh|healthy|hefty|fat|nice|packed|loosely packed|firmly packed|plump|medium-sized?|large-sized?|mini|standard|regular|giant|(?:\d+[- ])?inch(?:[- ](?:thick|long))?)[ ,]+/i;
const UNIT_WORDS = /^ ?-? ?((?:fl|fluid|table|tea|coffee|soup|dessert|big|wine|metric|imperial)[. -]{0,2}(?:oz|ounces?|spoons?|spoonfuls?|cups?|pints?|glass(?:es)?)\.?|[a-zℓ#]+\.?)(?![a-z0-9])(?!-[a-z])/i;
const MEASURE_UNIT = '(?:fl\\.? ?oz|fluid ounces?|ounces?|oz|pounds?|lbs?|grams?|gr?|kg|kilos?|ml|milliliters?|millilitres?|cl|dl|l|lit(?:er|re)s?|quarts?|qt|pints?|pt|inch(?:es)?|in|cm|mm|cups?|gallons?|inch-thick|"|″|”)';
const SIZE_NUMBER = '(?:\\d[\\d ./,½¼¾⅓⅔⅛-]*|[½¼¾⅓⅔⅛]|one|two|three|four|five|six|eight|ten|twelve)';
const SIZE_TEXT = `(?:about |approximately |approx\\.? |~ ?)?${SIZE_NUMBER}(?: ?(?:-|to|or|–) ?-? ?${SIZE_NUMBER})?(?:[ -]*${MEASURE_UNIT})\\.?(?: ?[-,] ?\\d+[ -]?(?:ounces?|oz)\\.?)?`;
const SIZE_IN_BRACKETS = new RegExp(`^ ?(?:(?:large|small|medium|big) )?\\( ?(${SIZE_TEXT})(?:[ -](?:each|net|drained|apiece|size|sized|in size|can|tin|jar|bag|box))* ?\\)`, 'i');
const SIZE_BARE = new RegExp(`^ (?:x |× ?)?(${SIZE_TEXT})(?:-(?:thick|long|wide|square|size|sized))?(?= )`, 'i');
const TIMES = new RegExp(`^ ?(?:x|×) ?(?=\\d|[½¼¾])`, 'i');
const TIMES_ONLY = /^ ?[x×](?= )/i;
const SAME_AMOUNT = new RegExp(`^ ?(?:(?:\\/|\\||=|or|-) ?(?:about |~ ?)?(?:${SIZE_NUMBER})[ -]?(?:${MEASURE_UNIT}|sticks?|tbsps?|tsps?|tablespoons?|teaspoons?|jars?|cans?|tins?|bottles?|packages?|boxes?|bags?)\\.?(?![a-z]))`, 'i');
const BRACKETED_AMOUNT = new RegExp(`^ ?\\( ?(?:about |approximately |approx\\.? |~ ?|= ?)?${SIZE_NUMBER}[^()a-z]*(?:${MEASURE_UNIT}|sticks?|tbsps?|tsps?|tablespoons?|teaspoons?)\\.?(?: ?[/|,-] ?${SIZE_NUMBER}[^()a-z]*${MEASURE_UNIT}\\.?)* ?\\)`, 'i');
const OF = /^ ?(?:of |de )/i;

/** Units that stand without a number ("Pinch salt"); the rest do only before "of" ("Bag of sugar"). */
const ALONE = new Set(['pinch', 'dash', 'handful', 'splash', 'drizzle', 'sprinkle', 'tsp', 'tbsp', 'cup', 'bunch', 'sprig', 'knob', 'dollop', 'squeeze']);
/** Words that are a unit when several or "of" follows, but else begin a name: leaf lettuce, round steak, stem ginger. */
const BEGINS_NAME = new Set(['leaf', 'round', 'square', 'stem', 'part', 'ball', 'nest', 'wheel', 'portion', 'chunk', 'fillet', 'strip', 'segment', 'pot', 'case', 'tray', 'cube', 'bar', 'link', 'log', 'bowl', 'fifth', 'shot', 'strand', 'disc', 'touch', 'hint']);
const NAME_GOES_ON = /^ (?:gourds?|roast|stickers?|steaks?|pies?)\b/i;

/** Reads amount, size and unit at the start of a cleaned line. */
export function readAmount(text: string): LineAmount {
  const start = withoutApproximation(text);
  const quantity = readQuantity(start);
  if (!quantity) return readUnitAlone(start);
  const after = start.slice(quantity.length);
  const long = LENGTH.exec(after);
  if (long) return withLength(start.slice(0, quantity.length), long[1] ?? '', after.slice(long[0].length));
  const sized = readSize(after);
  const found = readUnit(sized.rest);
  const size = sized.size ?? sizeBehind(found);
  const amount: LineAmount = { quantity: quantity.low, quantityMax: quantity.high, unit: found?.unit ?? null, size, rest: tidyRest(found?.rest ?? sized.rest) };
  return withFurther(withVessel(amount));
}

const LENGTH = /^ ?-? ?(inch(?:es)?|in\.|cm|mm|"|″|”)(?:[- ](?:thick|long|wide|square|length))*(?= [^x×])/i;

/** "12 3/4-inch slices" are twelve, "5 cm ginger" is one piece so long. */
function withLength(written: string, unit: string, after: string): LineAmount {
  const mixed = /^(\d+) (\d+ ?\/ ?\d+|[½¼¾⅓⅔⅛])$/.exec(written);
  const found = readUnit(after);
  const piece = found?.unit ?? findUnit('piece') ?? null;
  const size = `${mixed?.[2] ?? written} ${unit}`;
  return { quantity: Number(mixed?.[1] ?? 1), quantityMax: null, unit: mixed && !found ? null : piece, size, rest: tidyRest(found?.rest ?? after) };
}

const VESSEL = /^((?:piece|section|chunk|block|slab|bag|can|tin|package|packet|pkg\.?|pack|jar|box|container|carton|bottle|tub|wedge|head|bunch|hunk|knob|log|ball|punnet|pot|sachet|envelope|tube)s?)(?: of (?:an? |the )?| (?=[a-z])| ?(?=,))/i;

/** "400 g tin of tomatoes" is measured by its weight; the tin is told beside it. */
function withVessel(amount: LineAmount): LineAmount {
  const isMeasured = amount.unit?.kind === 'weight' || /^(?:ml|cl|l|fl oz)$/.test(amount.unit?.name ?? '');
  const vessel = isMeasured && amount.size === null ? VESSEL.exec(amount.rest) : null;
  return vessel ? { ...amount, size: vessel[1] ?? null, rest: tidyRest(amount.rest.slice(vessel[0].length)) } : amount;
}

const FURTHER = /^(plus|\+|and|&|to|-|–) ?(?:about |another |an additional )?/i;

/** "1 cup plus 2 tablespoons flour" is added up, "2 tablespoons to 1/4 cup" a range, when the two measures convert. */
function withFurther(amount: LineAmount): LineAmount {
  const match = amount.quantity !== null && amount.unit ? FURTHER.exec(amount.rest) : null;
  const next = match && readQuantity(amount.rest.slice(match[0].length));
  const found = next && match && readUnit(amount.rest.slice(match[0].length + next.length));
  const more = next && found && amount.unit && convertAmount(next.low, found.unit.name, amount.unit.name);
  if (!match || !found || amount.quantity === null) return amount;
  const rest = tidyRest(found.rest);
  const isRange = /^(?:to|-|–)$/.test(match[1] ?? '');
  if (!more) return { ...amount, size: amount.rest.slice(0, amount.rest.length - found.rest.length).trim(), rest };
  if (isRange) return more > amount.quantity ? { ...amount, quantityMax: toThousandths(more), rest } : amount;
  return { ...amount, quantity: toThousandths(amount.quantity + more), rest };
}

const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;

function withoutApproximation(text: string): string {
  const shorter = text.replace(APPROXIMATELY, '');
  return shorter === text ? text : withoutApproximation(shorter.trimStart());
}

function readUnitAlone(start: string): LineAmount {
  const none: LineAmount = { quantity: null, quantityMax: null, unit: null, size: null, rest: start };
  const found = readUnit(start);
  if (!found || /^ ?(?:$|[(,;.:])/.test(found.rest)) return none;
  const isMeant = OF.test(found.rest) || ALONE.has(found.unit.name);
  return isMeant ? { ...none, unit: found.unit, rest: tidyRest(found.rest) } : none;
}

/** A size between number and unit or name: "(14 oz)", "14-ounce", "x 400 g". */
function readSize(text: string): { size: string | null; rest: string } {
  const bracketed = SIZE_IN_BRACKETS.exec(text);
  if (bracketed) return { size: sizeText(bracketed[1]), rest: text.slice(bracketed[0].length) };
  const times = TIMES.exec(text);
  const bare = SIZE_BARE.exec(times ? ` ${text.slice(times[0].length)} ` : text);
  if (bare) return { size: sizeText(bare[1]), rest: (times ? ` ${text.slice(times[0].length)}` : text).slice(bare[0].length) };
  return { size: null, rest: text.replace(TIMES_ONLY, '') };
}

/** The size behind a package: "1 can (14 ounces)". */
function sizeBehind(found: Unit | undefined): string | null {
  const size = found?.unit.kind === 'container' ? SIZE_IN_BRACKETS.exec(found.rest) : null;
  return size ? sizeText(size[1]) : null;
}

const sizeText = (written: string | undefined): string => (written ?? '').replace(/ ?- ?(?=[a-z"])/gi, ' ').replace(/ +/g, ' ').trim();

function readUnit(text: string): Unit | undefined {
  const match = UNIT_WORDS.exec(text);
  const unit = match && findUnit(match[1] ?? '');
  if (match && unit) {
    const rest = text.slice(match[0].length);
    if (isUnitHere(unit, match[1] ?? '', rest)) return { unit, rest };
  }
  const adjective = UNIT_ADJECTIVE.exec(text.trimStart());
  return adjective ? readUnit(text.trimStart().slice(adjective[0].length)) : undefined;
}

/** "3 cloves" has no unit, "2 leaf lettuces" and "1 round steak" neither. */
function isUnitHere(unit: LineUnit, written: string, rest: string): boolean {
  const isLast = /^ ?(?:\([^()]*\) ?)?(?:$|[,;.]|to taste)/i.test(rest);
  if (isLast && unit.kind === 'piece') return false;
  if (/^ribs?$/i.test(written)) return /^ ?(?:of )?(?:\w+ )?(?:celery|chard|fennel|rhubarb|pak|bok)/i.test(rest);
  if (NAME_GOES_ON.test(rest)) return false;
  if (BEGINS_NAME.has(unit.name)) return OF.test(rest) || (/s\.?$/i.test(written) && written.length > 2);
  return true;
}

/** What follows the unit, without "of" and without the same amount in other measures: "150 g (1/3 lb) of bacon". */
function tidyRest(text: string): string {
  const rest = text.replace(SAME_AMOUNT, '').replace(BRACKETED_AMOUNT, '').replace(SAME_AMOUNT, '').replace(/^ ?or (?:more|less|so)(?= )/i, '').replace(OF, '').replace(/^ ?(?:recipes?|batch(?:es)?) (?:of |for )?(?=[a-z])/i, '');
  return rest.replace(/^[ .:,/-]+/, '').trim();
}
