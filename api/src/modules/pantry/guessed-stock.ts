import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { convertAmount } from '../ingredients/units/conversion.ts';
import { packageOf } from './package-sizes.ts';
import type { PantryAmount } from './pantry-amounts.ts';
import { PantryLevel } from './pantry-enums.ts';

/** What is guessed of how much of a food there is, in grams. A level follows from it; it is never shown as an amount. */
export interface GuessedStock {
  left: number;
  /** What there was when it was stocked up. */
  full: number;
  /** What is bought at a time: as the catalogue guesses, or as this kitchen has shown. */
  pack: number;
  /** Whether what was bought was weighed or counted, so that only what is taken is guessed. */
  isMeasured: boolean;
  /** The day on which the cook, who was asked, last said what is left. */
  saidOn?: string;
}

/** Low is less than this share of a package. */
const LOW_SHARE = 0.2;
/** Crumbs: less than this share of a package is nothing. */
const CRUMBS = 0.04;
/** What is left where the cook says "some", and "low", as a share of a package. */
const SAID = { [PantryLevel.HAVE]: 0.6, [PantryLevel.LOW]: 0.12, [PantryLevel.OUT]: 0 } as const;
/** What was still there of a food that is bought again, of what was thought to be: who buys it has seen that it runs low. */
const STILL_THERE = 0.2;
/** A use of which nothing says how much, as a share of a package. */
const SOME = 0.05;
/** A kitchen's own package differs from the ordinary one by so much at most. */
const PACK_RANGE = 4;
/** From so much of it used on, a stock says something of its package; how far that is believed; and by how much at most. */
const LEARNED_FROM = 0.3;
const BELIEF = 0.5;
const LEARNED_MOST = 1.6;
/** From so much doubt on a cook is asked. */
const WORTH_ASKING = 0.5;
/** How far a guessed stock may be out, as a share of what there was. */
const DOUBT = 0.3;

/** The guess after something was bought. @param asked whether the amount is what a list asked for: then it is bought in whole packages */
export function stocked(
  former: GuessedStock | null,
  level: PantryLevel,
  { food, amount, isAsked }: { food: KnownFood | null; amount: PantryAmount | null; isAsked: boolean },
  knowledge: FoodKnowledge,
): GuessedStock | null {
  const pack = former?.pack ?? packageOf(food, knowledge);
  if (pack === null) return null;
  const grams = amount === null ? undefined : gramsOf(amount, food);
  // Two bunches are counted in bunches: no guess in grams knows better.
  if (amount !== null && grams === undefined && !isAsked) return null;
  const isMeasured = grams !== undefined && !isAsked;
  const bought = isMeasured ? grams : wholePackages(grams ?? 0, pack);
  const rest = former === null ? 0 : Math.min(former.left * STILL_THERE, restOf(level, pack));
  const left = rest + bought;
  return {
    left,
    full: left,
    pack: isMeasured ? ownPackage(grams, food, knowledge) : pack,
    isMeasured,
    ...(former?.saidOn !== undefined && { saidOn: former.saidOn }),
  };
}

/** The guess after something was taken. */
export function taken(
  stock: GuessedStock,
  amounts: readonly (PantryAmount | null)[],
  food: KnownFood | null,
): GuessedStock {
  const used = amounts.map((amount) => (amount && gramsOf(amount, food)) ?? SOME * stock.pack);
  return { ...stock, left: stock.left - used.reduce((sum, one) => sum + one, 0) };
}

/** The guess once the cook has said how much is left. What has run out sooner or later than thought was another package. */
export function said(stock: GuessedStock, level: PantryLevel): GuessedStock {
  if (levelBy(stock) === level) return { ...stock, left: Math.max(0, stock.left) };
  const pack = learned(stock, level);
  return { ...stock, pack, left: SAID[level] * pack };
}

/** The guess once the cook has said how much there is; null where that is not to be had in grams, and is counted as it was said. */
export function measured(stock: GuessedStock, amount: PantryAmount, food: KnownFood | null): GuessedStock | null {
  const grams = gramsOf(amount, food);
  return grams === undefined ? null : { ...stock, left: grams, full: grams, isMeasured: true };
}

/** The package that would have left what is said, half believed; as it was where hardly anything was used, or what was bought was measured. */
function learned({ left, full, pack, isMeasured }: GuessedStock, level: PantryLevel): number {
  const used = full - left;
  if (isMeasured || used < LEARNED_FROM * full) return pack;
  const ratio = (used + SAID[level] * pack) / full;
  return pack * Math.min(Math.max(ratio ** BELIEF, 1 / LEARNED_MOST), LEARNED_MOST);
}

/** The level that a guess stands for. */
export function levelBy({ left, pack, isMeasured }: GuessedStock): PantryLevel {
  if (left <= (isMeasured ? 0 : CRUMBS * pack)) return PantryLevel.OUT;
  return left < LOW_SHARE * pack ? PantryLevel.LOW : PantryLevel.HAVE;
}

/** How much a guess is worth asking about: above 0 where another level is as likely, 0 where it is sure enough. */
export function doubtOf({ left, full, pack, isMeasured }: GuessedStock): number {
  if (isMeasured) return 0;
  const distance = Math.min(Math.abs(left - CRUMBS * pack), Math.abs(left - LOW_SHARE * pack));
  return Math.max(0, 1 - distance / (DOUBT * full));
}

/** Whether a cook is asked how much is left. */
export const isWorthAsking = (stock: GuessedStock): boolean => doubtOf(stock) >= WORTH_ASKING;

const restOf = (level: PantryLevel, pack: number): number =>
  level === PantryLevel.HAVE ? Infinity : SAID[level] * pack;

const wholePackages = (grams: number, pack: number): number => pack * Math.max(1, Math.ceil(grams / pack - LOW_SHARE));

function ownPackage(grams: number, food: KnownFood | null, knowledge: FoodKnowledge): number {
  const usual = packageOf(food, knowledge) ?? grams;
  return Math.min(Math.max(grams, usual / PACK_RANGE), usual * PACK_RANGE);
}

const gramsOf = ({ amount, unit }: PantryAmount, food: KnownFood | null): number | undefined =>
  convertAmount(amount, unit, 'g', food ?? undefined);
