import type { Allergen, Diet } from '../../ingredients/dietary.ts';
import type { Difficulty, Meal } from '../../recipes/recipe-enums.ts';
import type { Cuisine } from '../../recipes/cuisine.ts';
import type { Coverage } from './coverage.ts';
import type { Telling } from './telling.ts';

/** What results are ordered by, see {@link SearchEngine}. */
export type SortOrder = 'relevance' | 'time' | 'rating' | 'popularity' | 'use_first';

/** Where a result stands in its order: compared from left to right, larger first. The last part is unique. */
export type RankKey = readonly number[];

/** What every result must satisfy. */
export interface MatchFilters {
  diet: Diet;
  allergies: readonly Allergen[];
  /** Minutes; bounds a recipe's cook time. */
  maxCookTime: number;
  cuisine: Cuisine | null;
  difficulty: Difficulty | null;
  meal: Meal | null;
  /** Most needed foods that may be missing or unknown. */
  maxMissing: number | null;
  /** For each food that a result must use, the numbers of all that it covers: a result asks for one of them. */
  mustUse: readonly ReadonlySet<number>[];
  /** Numbers of foods that a result must not need, kinds included. */
  excluded: ReadonlySet<number>;
}

/** A search as an engine sees it: everything resolved to numbers. */
export interface MatchQuery {
  coverage: Coverage;
  /** What each held food that is not a staple tells of the kitchen, by number. */
  telling: Telling;
  /** Numbers of the held foods that are due, which `use_first` counts. */
  due: ReadonlySet<number>;
  assumeStaples: boolean;
  filters: MatchFilters;
  sort: SortOrder;
}

/** The part of the results to return. */
export interface MatchPage {
  /** How many results, 1 or more. */
  first: number;
  /** Results after this place; null starts at the top. */
  after: RankKey | null;
}

/** One result. */
export interface MatchHit {
  /** The recipe's number. */
  number: number;
  percentage: number;
  key: RankKey;
}

/** Recipes that lack nothing but certain foods. */
export interface Completed {
  recipes: number;
  /** The best rated of them, at most {@link EXAMPLES}; the quicker first where they are rated alike. */
  examples: Example[];
}

/** One of them; keys compare as those of results. */
export interface Example {
  /** The recipe's number. */
  number: number;
  key: RankKey;
}

/** How many of the recipes that a food completes are named. */
export const EXAMPLES = 3;

/** What stands between a kitchen and the recipes that pass the filters of a search; as the recipes were when it was asked. */
export interface Lacking {
  /** By the number of what is asked for: how many recipes lack nothing else. */
  readonly alone: ReadonlyMap<number, number>;
  /** The recipes that lack something, and nothing but what has these numbers. */
  completedBy(numbers: ReadonlySet<number>): Completed;
  /** Goes through what recipes lack exactly two of: calls `visit` with the numbers of the two and how many recipes lack just these. Recipes of two indexes come apart. */
  eachTwo(visit: (one: number, other: number, recipes: number) => void): void;
  /** How many recipes each two of some sets of numbers complete together, counted for all at once. @param sets at most {@link SETS_MAX} */
  together(sets: readonly ReadonlySet<number>[]): Together;
}

/** How many recipes lack something, and nothing but what is in either of two sets, by their places; the same place twice asks for one set alone. */
export type Together = (one: number, other: number) => number;

/** Of how many sets it is counted at once what they complete together. */
export const SETS_MAX = 31;

/** A page of the results of a search. */
export interface MatchAnswer {
  hits: MatchHit[];
  /** How many results the whole search has. */
  total: number;
  hasNext: boolean;
}

/**
 * Ranks the published recipes for a kitchen. A recipe is a result when it uses at least one held food that is not a
 * staple and passes every filter. `relevance` orders by percentage, held foods used, rating score, total time
 * (shorter first), number; the other orders put theirs before these: `rating` the rating that is shown, then the number of ratings;
 * `use_first` the percentage with {@link DUE_POINTS} more for each due food that is used.
 */
export interface SearchEngine {
  search(query: MatchQuery, page: MatchPage): Promise<MatchAnswer>;
  /** How many results a search would have. */
  count(query: MatchQuery): Promise<number>;
  /** What recipes lack that pass the filters of a search, whatever `maxMissing` says. */
  lacking(query: MatchQuery): Promise<Lacking>;
  /**
   * Numbers of the published recipes that share most with one, foods weighted by their rarity; best first.
   * @param needs for each food that it needs, the numbers by which recipes ask for it
   */
  similar(recipe: number, needs: readonly (readonly number[])[], first: number): Promise<number[]>;
  /** In how many published recipes each food is needed. */
  popularity(food: number): number;
  /** How many published recipes there are. */
  size(): number;
}

/** Mean rating in thousandths with a prior of 10 votes at 3.5, so that one vote of five stars does not lead. */
export function ratingScore(sum: number, count: number): number {
  return Math.floor((1000 * (sum + 35)) / (count + 10));
}

/** The mean rating as it is shown, in tenths: 0 to 50, 0 while there are none. */
export function shownRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.floor((20 * sum + count) / (2 * count));
}

/** What a due food that a recipe uses counts for in the order `use_first`, in points of percentage: as much as two of ten foods that are missing. */
export const DUE_POINTS = 20;

/** What the orders rank by. */
export interface RankFacts {
  percentage: number;
  used: number;
  /** How many of the used foods are due. */
  due: number;
  shownRating: number;
  ratingScore: number;
  reviewCount: number;
  totalTime: number;
  number: number;
}

/** The place of a result in an order. */
export function rankKey(sort: SortOrder, facts: RankFacts): RankKey {
  const relevance = [facts.percentage, facts.used, facts.ratingScore, -facts.totalTime, -facts.number];
  if (sort === 'time') return [-facts.totalTime, ...relevance];
  if (sort === 'rating') return [facts.shownRating, facts.reviewCount, ...relevance];
  if (sort === 'popularity') return [facts.reviewCount, ...relevance];
  if (sort === 'use_first') return [pointsWithDue(facts), ...relevance];
  return relevance;
}

/** What `use_first` goes by. */
export const pointsWithDue = ({ percentage, due }: Pick<RankFacts, 'percentage' | 'due'>): number =>
  percentage + DUE_POINTS * due;

/** Negative when `a` comes before `b`. */
export function compareKeys(a: RankKey, b: RankKey): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
