import type { IndexFoods } from './index-foods.ts';
import { factsGate, type FactsGate } from './match-facts.ts';
import type { MatchQuery } from '../match/search-engine.ts';

/*
 * A recipe's tally is one whole number: how many of its foods are covered, above what is lost by covering them less
 * than fully. So a tally of another food is one addition, and fewer covered foods always means a smaller number.
 */
const COVERED_SHIFT = 16;
const LOSS_MASK = 0xffff;

/** Tally of one fully covered food. */
export const ONE_COVERED = 1 << COVERED_SHIFT;

/** Tenths of credit that a fully covered food brings. */
const FULL_CREDIT = 10;

/** Sum of credits, in tenths, of a tally. */
export function creditOf(tally: number): number {
  return FULL_CREDIT * (tally >>> COVERED_SHIFT) - (tally & LOSS_MASK);
}

/** No tally is larger. */
const COVERED_MAX = 0x7fff;

/** Smallest tally of a recipe of which at least so many foods are covered. */
export function smallestTally(covered: number): number {
  return Math.min(covered, COVERED_MAX) << COVERED_SHIFT;
}

/** What covering a food adds to the tally of every recipe that asks for it. */
export interface Coin {
  /** Slot of the food. */
  food: number;
  tally: number;
}

/** A query in terms of one index. */
export interface MatchPlan {
  /** Foods covered through a held food that counts as used. */
  coins: readonly Coin[];
  /** Foods covered through anything else, the pantry or a typed staple: they add to a match, but do not make one. */
  extras: readonly Coin[];
  /** Slots of foods that a result must not ask for. */
  excluded: readonly number[];
  /** For each food that must be used, the slots of what it covers. */
  required: readonly (readonly number[])[];
  assumeStaples: boolean;
  /** Most needed foods that may be missing or unknown. */
  maxMissing: number;
  gate: FactsGate;
  /** By slot: bit of the held food that covers it, or 0. */
  heldBits: Int32Array;
}

/** Puts a query in terms of an index; null when nothing there can match. */
export function planMatch(query: MatchQuery, foods: IndexFoods): MatchPlan | null {
  const { filters, held } = query;
  const heldBits = new Int32Array(foods.size);
  const coins: Coin[] = [];
  const extras: Coin[] = [];
  for (const [number, { credit, via }] of query.coverage) {
    const food = foods.find(number);
    if (food === undefined) continue;
    const isUse = held.includes(via);
    (isUse ? coins : extras).push({ food, tally: ONE_COVERED + FULL_CREDIT - credit });
    if (isUse) heldBits[food] = 1 << held.indexOf(via);
  }
  if (coins.length === 0) return null;
  return {
    coins,
    extras,
    excluded: slotsOf(filters.excluded, foods),
    required: filters.mustUse.map((covered) => slotsOf(covered, foods)),
    assumeStaples: query.assumeStaples,
    maxMissing: filters.maxMissing ?? Infinity,
    gate: factsGate(filters),
    heldBits,
  };
}

function slotsOf(numbers: ReadonlySet<number>, foods: IndexFoods): number[] {
  return [...numbers].map((food) => foods.find(food)).filter((slot) => slot !== undefined);
}
