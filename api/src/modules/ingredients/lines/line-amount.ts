import { convertAmount } from '../units/conversion.ts';
import { readQuantity } from './line-quantity.ts';
import { type SizedText, takeSize, takeSizeBehind, withoutSameAmount } from './line-size.ts';
import { type ReadUnit, readUnit, readUnitAlone, withoutOf } from './line-unit.ts';
import { findUnit, type LineUnit } from './line-units.ts';
import { unitOf } from '../units/units.ts';

/** The amount at the start of a line and what follows it. */
export interface LineAmount {
  quantity: number | null;
  quantityMax: number | null;
  unit: LineUnit | null;
  /** Size of one, as "14 oz" in "2 (14 oz) cans". */
  size: string | null;
  rest: string;
}

const ABOUT = [
  'about',
  'approximately',
  'approx\\.?',
  'around',
  'roughly',
  'circa',
  'ca?\\.',
  'up to',
  'at least',
  'between',
  '(?:an? )?additional',
  'another',
  'from',
  'only',
  'just',
  'max\\.?',
  'min\\.?',
  'maybe',
  'perhaps',
  'a total of',
  '(?:an? )?(?:tiny|teensy|teeny|wee|small|little) (?:bit|amount|quantity) of',
  '(?:any|some) (?:kind|type|sort) of',
  '(?:a )?few',
  'several',
  'a little(?: bit(?: of)?)?',
  'a bit of',
  'some',
  'a lot of',
  'a (?:good|fair) bit of',
  'a (?:thin|light) (?:coating|layer|film) of',
  'as (?:much|many)(?= \\S+ as\\b)',
  'lots of',
  'plenty of',
  'enough',
  'etwa|ungefähr|etwas|ein wenig|ein paar|einige|evtl\\.?|n\\. ?B\\.',
  "environ|quelques|un peu de|un peu(?= d['’])",
  'unos|unas|aproximadamente|un poco de|algun[oa]s',
  "un po['’] di|qualche|alcun[ei]|q\\.? ?b\\.?(?: di)?",
];
const BEFORE_NUMBER = 'generous|scant|heaping|heaped|good|level|rounded|overfilled|full|nearly|almost';
const APPROXIMATELY = new RegExp(`^(?:(?:${ABOUT.join('|')}) |[~≈±<>] ?|(?:${BEFORE_NUMBER}) (?=[\\d½¼¾⅓⅔⅛]))`, 'i');
const BETWEEN = /^between (\S{1,9}(?: \d\/\d)?) and /i;
const OR_SO = /^ ?or (?:more|less|so)(?= )/i;
const TO = /^ ?(?:-|–|—|−|to|or) ?(?=[\d½¼¾⅓⅔⅛])/i;
const RECIPE_OF = /^ ?(?:recipes?|batch(?:es)?) (?:of |for )?(?=[a-z])/i;

/** Reads amount, size and unit at the start of a cleaned line. */
export function readAmount(text: string): LineAmount {
  const start = withoutApproximation(text);
  const quantity = readQuantity(start);
  if (!quantity) return unitOnly(start);
  const after = start.slice(quantity.length);
  const length = LENGTH.exec(after);
  const packets = PACKETS_OF.exec(start);
  if (packets) return readAmount(`${packets[1] ?? ''} (${packets[2] ?? ''}) ${start.slice(packets[0].length)}`);
  if (length) return withLength(start.slice(0, quantity.length), length[1] ?? '', after.slice(length[0].length));
  const sized = takeSize(after);
  const unit = readUnit(sized.rest);
  const behind =
    sized.size === null && unit ? sizeBehind(unit, quantity.low === 1 && quantity.high === null) : undefined;
  const found = unit && behind ? { ...unit, rest: behind.rest } : unit;
  const upper = quantity.high === null && found ? upperEnd(quantity.low, found) : undefined;
  const amount = {
    quantity: quantity.low,
    quantityMax: upper?.high ?? quantity.high,
    unit: found?.unit ?? null,
    size: sized.size ?? behind?.size ?? null,
    rest: tidyRest(upper?.rest ?? found?.rest ?? sized.rest),
  };
  return rounded(withVessel(withFurther(withPart(amount))));
}

/** What one package weighs; of parts and bundles only where there is one, as brackets behind several tell the weight of all. */
function sizeBehind({ unit, rest }: ReadUnit, isOne: boolean): SizedText | undefined {
  if (unit.kind === 'container') return takeSizeBehind(rest);
  const said = isOne && unit.kind === 'piece' ? takeSizeBehind(rest) : undefined;
  return /\d ?(?:g|grams?|kg|oz|ounces?)$/i.test(said?.size ?? '') ? said : undefined;
}

function withoutApproximation(text: string): string {
  const shorter = text.replace(BETWEEN, '$1 to ').replace(APPROXIMATELY, '');
  return shorter === text ? text : withoutApproximation(shorter.trimStart());
}

/** A spoon or cup of which is told how full it is: one. */
const HOW_FULL = /^(?:heap(?:ed|ing)|scant|rounded|overfilled|level) /i;

function unitOnly(start: string): LineAmount {
  const found = readUnitAlone(start);
  return {
    quantity: found?.unit.kind === 'volume' && HOW_FULL.test(start) ? 1 : null,
    quantityMax: null,
    unit: found?.unit ?? null,
    size: null,
    rest: found ? tidyRest(found.rest) : start.replace(/^d['’](?=\p{L})/iu, ''),
  };
}

/** "A pound or two of chicken" */
const OR_TWO = /^ or (two|three)(?= of\b| ?[,;)]|$)/i;

/** "100g-150g", "800g-1kg": a range that says its unit twice; "a pound or two": one that says it first. */
function upperEnd(low: number, { unit, rest }: ReadUnit): { high: number; rest: string } | undefined {
  const [orTwo, word = ''] = OR_TWO.exec(rest) ?? [];
  if (orTwo !== undefined && low === 1) return { high: readQuantity(word)?.low ?? low, rest: rest.slice(orTwo.length) };
  const joint = TO.exec(rest)?.[0] ?? '';
  const next = joint === '' ? undefined : readQuantity(rest.slice(joint.length));
  const found = next && readUnit(rest.slice(joint.length + next.length));
  const high = next && found && (found.unit.name === unit.name ? next.low : larger(next.low, found.unit, unit));
  return high !== undefined && found && high > low ? { high, rest: found.rest } : undefined;
}

/** So much of a larger unit in the smaller one of the same kitchen. */
function larger(amount: number, from: LineUnit, to: LineUnit): number | undefined {
  return unitOf(from.name)?.system === unitOf(to.name)?.system ? convertAmount(amount, from.name, to.name) : undefined;
}

function tidyRest(text: string): string {
  const rest = withoutOf(withoutSameAmount(text).replace(OR_SO, '')).replace(RECIPE_OF, '');
  return rest.replace(/^[ .:,/-]+/, '').trim();
}

const INCHES = 'inch(?:es)?|in\\.|cm|mm|["″”]';
const OTHER_INCHES = `[\\d.½¼¾⅓⅔⅛]+[ -]?(?:${INCHES}|in)`;
/** "5 cm", "2-inch-thick", and both measures at once: "5cm/2in", "5 cm (2 inch)". A bare "in" is a word unless the other measure follows. */
const LENGTH = new RegExp(
  `^ ?-? ?((?:${INCHES}|in(?= ?/ ?\\d))(?: ?/ ?${OTHER_INCHES}| ?\\(${OTHER_INCHES}\\))?)(?:[- ](?:thick|long|wide|square|length))*(?= [^x×])`,
  'i',
);

/** "2 1/4-ounce packets" and "2 1/4 oz (7 g) packets" are two: yeast and gelatine are sold by the quarter ounce. */
const PACKETS_OF =
  /^(\d{1,2}) ((?:1\/4|¼)[ -](?:ounces?|oz\.?))[ -](?:\([\d ]{1,3}(?:g|grams?)\) ?)?(?=(?:active |dry )?(?:packets?|envelopes?|packages?|pkgs?\.?|sachets?)\b)/i;

const MIXED = /^(?:(\d+) ?(?:-|–|to|or) ?)?(\d+) (\d+ ?\/ ?\d+|[½¼¾⅓⅔⅛])$/;

/** "12 3/4-inch slices" are twelve, "5 cm ginger" is one piece so long. */
function withLength(written: string, unit: string, after: string): LineAmount {
  const [mixed, low, count, fraction] = MIXED.exec(written) ?? [];
  const found = readUnit(after);
  const piece = mixed ? null : (findUnit('piece') ?? null);
  const quantityMax = low === undefined ? null : Number(count);
  return {
    quantity: Number(low ?? count ?? 1),
    quantityMax,
    unit: found?.unit ?? piece,
    size: `${fraction ?? written} ${unit}`,
    rest: tidyRest(found?.rest ?? after),
  };
}

const VESSELS =
  'piece|section|chunk|block|slab|bag|can|tin|package|packet|pkg\\.?|pack|jar|box|container|carton|bottle|tub|pouch|wedge|head|bunch|hunk|knob|log|ball|punnet|pot|sachet|envelope|tube';
const VESSEL = new RegExp(`^((?:${VESSELS})(?:e?s)?)(?: of (?:an? |the )?| (?=[a-z])| ?(?=,))`, 'i');

/** "400 g tin of tomatoes" is measured by its weight; the tin is shown beside it. */
function withVessel(amount: LineAmount): LineAmount {
  const isMeasured = amount.unit?.kind === 'weight' || /^(?:ml|cl|l|fl oz)$/.test(amount.unit?.name ?? '');
  const vessel = isMeasured && amount.size === null ? VESSEL.exec(amount.rest) : null;
  return vessel ? { ...amount, size: vessel[1] ?? null, rest: tidyRest(amount.rest.slice(vessel[0].length)) } : amount;
}

const PART = /^and (?:an? |one[ -])?(half|quarter|third)(?: of)? (?!and half\b)/i;
const PARTS: Record<string, number> = { half: 1 / 2, quarter: 1 / 4, third: 1 / 3 };

/** "A cup and a half of flour" */
function withPart(amount: LineAmount): LineAmount {
  const { quantity, quantityMax, unit, rest } = amount;
  const [all = '', word = ''] = PART.exec(rest) ?? [];
  const part = PARTS[word.toLowerCase()];
  if (quantity === null || quantityMax !== null || !unit || part === undefined) return amount;
  return { ...amount, quantity: quantity + part, rest: tidyRest(rest.slice(all.length)) };
}

const FURTHER = /^(?:(plus|\+|and|&|to|-|–|minus|less) ?(?:about |another |an additional )?|(?=[\d½¼¾⅓⅔⅛]))/i;

/** Butter is sold by the stick and cut by the tablespoon, so that any of its measures goes with any other: "1 stick plus 2 tablespoons butter". */
const BUTTER = /^ (?:of )?(?:(?!peanut|almond|cashew|nut|apple)[a-z-]+,? ){0,3}(?:butter|margarine)\b/i;
const WEIGHED_BUTTER = { weights: { stick: 113.4, cup: 226.8, tbsp: 14.175, tsp: 4.725 } };

/**
 * "1 cup plus 2 tablespoons flour" and "1 lb 4 oz potatoes" are added up, "1 cup less 1 tablespoon" is that much less, "2 tablespoons to 1/4 cup"
 * is a range; what does not convert is shown beside the amount.
 */
function withFurther(amount: LineAmount): LineAmount {
  const { quantity, quantityMax, unit, rest } = amount;
  const joint = quantity !== null && unit ? FURTHER.exec(rest) : null;
  const next = joint && readQuantity(rest.slice(joint[0].length));
  const found = joint && next && furtherUnit(rest.slice(joint[0].length + next.length), unit);
  if (quantity === null || !unit || !joint || !next || !found) return amount;
  const weighed = BUTTER.test(found.rest) ? WEIGHED_BUTTER : undefined;
  const converted = convertAmount(next.low, found.unit.name, unit.name, weighed);
  const isLess = /^(?:minus|less)$/i.test(joint[1] ?? '');
  const more = converted !== undefined && isLess ? -converted : converted;
  const most = next.high === null || isLess ? undefined : convertAmount(next.high, found.unit.name, unit.name, weighed);
  if (more !== undefined && quantity + more <= 0) return amount;
  if (joint[0] === '' && !isPartOf(found.unit, unit, more)) return amount;
  const later = { ...amount, rest: tidyRest(found.rest) };
  if (more === undefined) return { ...later, size: rest.slice(0, rest.length - found.rest.length).trim() };
  if (!/^(?:to|-|–)$/.test(joint[1] ?? ''))
    return withFurther({
      ...later,
      quantity: quantity + more,
      quantityMax: quantityMax === null && most === undefined ? null : (quantityMax ?? quantity) + (most ?? more),
    });
  return quantityMax === null && more > quantity ? { ...later, quantityMax: more } : amount;
}

/** The unit of what is added; of more cans of another size it is the can: "1 35-ounce can plus 1 28-ounce can". */
function furtherUnit(text: string, unit: LineUnit | null): ReadUnit | undefined {
  const sized = readUnit(takeSize(text).rest);
  return sized?.unit.kind === 'container' && sized.unit.name === unit?.name ? sized : readUnit(text);
}

/** Whether an amount of `small`, converted to less than one of `unit`, goes on with it: ounces behind pounds; grams there say the same again. */
function isPartOf(small: LineUnit, unit: LineUnit, converted: number | undefined): boolean {
  return (
    converted !== undefined &&
    converted < 1 &&
    small.name !== unit.name &&
    unitOf(small.name)?.system === unitOf(unit.name)?.system
  );
}

const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;

function rounded(amount: LineAmount): LineAmount {
  const { quantity, quantityMax } = amount;
  return {
    ...amount,
    quantity: quantity === null || (quantity === 0 && quantityMax === null) ? null : toThousandths(quantity), // "0 to taste"
    quantityMax: quantityMax === null ? null : toThousandths(quantityMax),
  };
}
