import { FULL_CREDIT } from '../match/match-percentage.ts';
import type { MatchQuery } from '../match/search-engine.ts';
import { toldBy } from '../match/telling.ts';
import type { IndexFoods } from './index-foods.ts';
import { factsFilter, type FactsFilter } from './match-facts.ts';

/*
 * A recipe's tally is one whole number, so that a tally of another food is one addition: how many of its foods are covered, below that
 * their credit in tenths, below that what they tell in fourths, rounded up. Count and credit are exact; a held food that covers two foods
 * of a recipe tells twice in a tally, which is why that is only a bound. A recipe has at most 100 lines, and each has its place in these bits.
 *
 *   30..24   23..13   12..0
 *   covered  credit   told
 */
const COUNT_SHIFT = 24;
const CREDIT_SHIFT = 13;
const CREDIT_MASK = 0x7ff;
const TOLD_MASK = 0x1fff;
const TOLD_STEP = 4;

/** The tally of one covered food. */
function tallyOf(credit: number, told: number): number {
  return (1 << COUNT_SHIFT) | (credit << CREDIT_SHIFT) | Math.ceil(told / TOLD_STEP);
}

/** Sum of credits, in tenths, of a tally. */
export function creditOf(tally: number): number {
  return (tally >>> CREDIT_SHIFT) & CREDIT_MASK;
}

/** What the foods of a tally tell at most. */
export function toldAtMost(tally: number): number {
  return (tally & TOLD_MASK) * TOLD_STEP;
}

/** A food that a dish is named for has its credit twice, but counts and tells once. */
export function creditTwice(tally: number): number {
  return tally + (creditOf(tally) << CREDIT_SHIFT);
}

/** No tally is larger. */
const TALLY_MAX = 2 ** 31 - 1;

/** The largest tally of fewer covered foods; 0 where none need be. */
export function largestBelow(covered: number): number {
  return covered <= 0 ? 0 : Math.min(TALLY_MAX, covered * 2 ** COUNT_SHIFT - 1);
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
  /** Slots of the foods that are covered through a due one. */
  due: readonly number[];
  /** Slots of foods that a result must not ask for. */
  excluded: readonly number[];
  /** For each food that must be used, the slots of what it covers. */
  required: readonly (readonly number[])[];
  assumeStaples: boolean;
  /** Most needed foods that may be missing or unknown; Infinity when any number may. */
  maxMissing: number;
  factsFilter: FactsFilter;
  /** By slot: the credit of a food, in tenths; 0 where nothing covers it. */
  credits: Uint8Array;
  /** By slot: the place, from 1 on, of the held food that covers a food and counts as used; 0 where none does. */
  held: Uint16Array;
  /** By the place of a held food: 1 where it is due. */
  isDue: Uint8Array;
  /** By slot: what that held food tells by covering it. */
  told: Uint16Array;
}

/** Puts a query in terms of an index; null when nothing there can match. */
export function planMatch(query: MatchQuery, foods: IndexFoods): MatchPlan | null {
  const plan = planQuery(query, foods);
  return plan.coins.length === 0 ? null : plan;
}

/** The same, whether anything can match or not. */
export function planQuery(query: MatchQuery, foods: IndexFoods): MatchPlan {
  const { filters, telling } = query;
  const places = new Map([...telling.keys()].map((food, at) => [food, at + 1]));
  const held = new Uint16Array(foods.size);
  const told = new Uint16Array(foods.size);
  const credits = new Uint8Array(foods.size);
  const isDue = Uint8Array.from([0, ...[...telling.keys()].map((food) => Number(query.due.has(food)))]);
  const coins: Coin[] = [];
  const due: number[] = [];
  const extras: Coin[] = [];
  for (const [number, { credit, via, state }] of query.coverage) {
    const food = foods.find(number);
    if (food === undefined) continue;
    const place = places.get(via) ?? 0;
    const tells = place === 0 ? 0 : toldBy(telling.get(via) ?? 0, state);
    credits[food] = credit;
    held[food] = place;
    told[food] = tells;
    if (isDue[place] === 1) due.push(food);
    (place === 0 ? extras : coins).push({ food, tally: tallyOf(credit, tells) });
  }
  return {
    coins,
    extras,
    due,
    excluded: slotsOf(filters.excluded, foods),
    required: filters.mustUse.map((covered) => slotsOf(covered, foods)),
    assumeStaples: query.assumeStaples,
    maxMissing: filters.maxMissing ?? Infinity,
    factsFilter: factsFilter(filters),
    credits,
    held,
    isDue,
    told,
  };
}

/** Largest credit of so many foods, in tenths. */
export function fullCredit(weight: number): number {
  return FULL_CREDIT * weight;
}

function slotsOf(numbers: ReadonlySet<number>, foods: IndexFoods): number[] {
  return [...numbers].map((food) => foods.find(food)).filter((slot) => slot !== undefined);
}
