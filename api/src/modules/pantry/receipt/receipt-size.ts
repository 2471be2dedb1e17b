import { unitOf } from '../../ingredients/units/units.ts';
import type { PantryAmount } from '../pantry-amounts.ts';

/** How shops write units on packages. */
const UNITS: Record<string, string> = {
  g: 'g',
  gm: 'g',
  gr: 'g',
  grm: 'g',
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  ml: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  lt: 'l',
  ltr: 'l',
  ltrs: 'l',
  litre: 'l',
  liter: 'l',
  floz: 'fl oz',
  oz: 'oz',
  z: 'oz',
  '#': 'lb',
  lb: 'lb',
  lbs: 'lb',
  pt: 'pint',
  pint: 'pint',
  pints: 'pint',
  qt: 'quart',
  gal: 'gallon',
  gallon: 'gallon',
  gl: 'gallon',
  hg: 'gallon',
  bunch: 'bunch',
  bunches: 'bunch',
};
const COUNTED = 'per pack|u|uds?|pk|pks|pack|packs|ct|cnt|count|pc|pcs|ea|er|st|stk|stück|s';
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const PACKS = /^(?:pk|pack)s?$/i;
/** A word ends where no letter follows, of any alphabet: "012871 Südt." is no size in "s". */
const END = String.raw`(?![\p{L}\p{N}])`;
const WORDS = String.raw`fl\.?\s?oz|${Object.keys(UNITS).join('|')}|${COUNTED}`;
/** "4/1LB" is four packs of a pound; "3/4 LB" is a part of one. */
const PACKS_OF = String.raw`(?!(?:1\/[2348]|[23]\/[34])(?!\d))(\d{1,2})\/`;
const SIZE = new RegExp(
  String.raw`(?:^|\s|\()(?:(\d{1,2})\s?[x×*]\s?|${PACKS_OF})?(${NUMBER})\s?-?(${WORDS})(?:[x×*](\d{1,2}))?${END}\.?\)?`,
  'iu',
);
/** "KG2", "LT1,5": the unit stands before the number. */
const UNIT_FIRST = new RegExp(
  String.raw`(?:^|\s|\()(?:(kg|gr|ml|cl|lt)\.?\s?|(g|l)(?=\d))(${NUMBER})(?:\s?[x×*](\d{1,2}))?${END}\.?\)?`,
  'iu',
);
/** "1K" for a kilo. */
const KILO = /(?:^|\s)(\d{1,2}(?:[.,]\d)?)k(?![\p{L}\p{N}'&-])/iu;
/** "4X80": so many packages, each of so many grams or millilitres. */
const WITHOUT_UNIT = /(?:^|\s)(\d{1,2})\s?[x×*]\s?(\d{2,3})(?![\p{L}\p{N}.,/%])/iu;
/** Between a word and the size of its pack: "WATER40PK", "EP.50CL". */
const GLUED = new RegExp(
  String.raw`(?<=\p{L}{3})(?=\d{1,3}(?:pk|ct)(?!\p{L}))|(?<=\p{L}\.)(?=${NUMBER}\s?(?:${WORDS})${END})`,
  'giu',
);
const TWIN = /\stwin[\s-]?(?:pk|pack)s?(?!\p{L})\.?/iu;
/** Without a number it says nothing of how many, and is no pork. */
const PACK_BEHIND = /(?<=\p{L})(?<!twin)\s+pk\.?$/iu;
const DOZEN = /(?:^|\s)(?:(\d{1,2})\s?)?(?:dz|doz|dozen)\b\.?/i;
const HALF_GALLON = /(?:^|\s)(?:(?:1\/2|½|half|hf)\s?(?:gal|gallon|gl)\b\.?|hg$)/i;
/** A unit behind the name is one of it: "HALF & HALF PINT". */
const ONE = /\s(gal|gallon|pint|quart)$/i;
/** A number that says nothing else: so many pieces, where the food is one that is counted. */
const BARE = /^(\d{1,2})\s+(?=\p{L})|\s(?:x{0,2}[ls]|m)?(\d{1,2})[*#\s]*$/iu;
const BARE_MOST = 36;

/** The size of a package and the name without it. */
export interface Sized {
  name: string;
  /** Of one package; null where none is printed. */
  size: PantryAmount | null;
  /** The size is a number of grams or millilitres, by what is in the package: so many in each of its parts. */
  bareOfEach?: number;
  /** The size is a number of packages that hang together, of what is not counted in pieces: "PEANUT BUTTER 2PK". */
  isPacks?: boolean;
  /** A number of pieces, of what is counted: "EGGS 24", "EGGS L12", "EGGS 700G 12PK". */
  bare?: number;
}

/** Takes the size of the package from the name of an item: "MILK 2L", "EGGS 12CT", "YOGURT 4 X 125G". */
export function takeSize(printed: string): Sized {
  return sizeWithin(printed.replaceAll(GLUED, ' ').replace(PACK_BEHIND, ''));
}

function sizeWithin(text: string): Sized {
  return special(text) ?? sized(text) ?? unitFirst(text) ?? withoutUnit(text) ?? bare(text);
}

/** Sizes that are words. */
function special(text: string): Sized | null {
  const half = HALF_GALLON.exec(text);
  if (half) return { name: without(text, half), size: { amount: 0.5, unit: 'gallon' } };
  const dozen = DOZEN.exec(text);
  if (dozen) return { name: without(text, dozen), size: { amount: 12 * Number(dozen[1] ?? 1), unit: null } };
  if (SIZE.test(text)) return null;
  const twin = TWIN.exec(text);
  if (twin) return { name: without(text, twin), size: { amount: 2, unit: null }, isPacks: true };
  const one = ONE.exec(text);
  return one && { name: without(text, one), size: sizeOf(1, '1', one[1] ?? '') };
}

function sized(text: string): Sized | null {
  const found = SIZE.exec(text);
  if (!found) return null;
  const [, before, packs, amount = '', word = '', behind = '1'] = found;
  const other = sizeWithin(without(text, found));
  const times = Number(before ?? packs ?? 1) * Number(behind);
  const size = sizeOf(times, amount, word);
  const pieces =
    size?.unit && other.size?.unit === null && other.bareOfEach === undefined ? other.size.amount : other.bare;
  return { name: other.name, size, isPacks: PACKS.test(word), ...(pieces !== undefined && { bare: pieces }) };
}

function unitFirst(text: string): Sized | null {
  const first = UNIT_FIRST.exec(text);
  if (first) {
    const [, long, short, amount = '', times = '1'] = first;
    const size = sizeOf(Number(times), amount, long ?? short ?? '');
    const isSizeOfPiece = short?.toLowerCase() === 'l' && Number.isInteger(Number(amount));
    return { name: without(text, first), size, ...(isSizeOfPiece && { bare: Number(amount) }) };
  }
  const kilo = KILO.exec(text);
  return kilo && { name: without(text, kilo), size: sizeOf(1, kilo[1] ?? '', 'kg') };
}

function withoutUnit(text: string): Sized | null {
  const found = WITHOUT_UNIT.exec(text);
  if (!found) return null;
  const size = { amount: Number(found[1]) * Number(found[2]), unit: null };
  return { name: without(text, found), size, bareOfEach: Number(found[2]) };
}

function bare(text: string): Sized {
  const found = BARE.exec(text);
  const number = Number(found?.[1] ?? found?.[2] ?? 0);
  return found && number > 1 && number <= BARE_MOST
    ? { name: without(text, found), size: null, bare: number }
    : { name: text, size: null };
}

function sizeOf(times: number, amount: string, word: string): PantryAmount | null {
  const unit = UNITS[word.toLowerCase().replaceAll(/[.\s]/g, '')] ?? null;
  const total = times * Number(amount.replace(',', '.'));
  return total > 0 ? { amount: total, unit: unit && (unitOf(unit)?.name ?? null) } : null;
}

const without = (text: string, { index, 0: found }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`.trim();
