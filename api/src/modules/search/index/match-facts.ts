import { ALLERGENS, EIGHT_ALLERGENS, type Allergen } from '../../ingredients/dietary.ts';
import { Difficulty, Meal } from '../../recipes/recipe-enums.ts';
import { CUISINES } from '../../recipes/cuisine.ts';
import { fitsDiet, RESTRICTING_DIETS } from '../../ingredients/foods/food-knowledge.ts';
import type { IndexedRecipe } from './index-recipe.ts';
import type { MatchFilters } from '../match/search-engine.ts';

/*
 * Everything that filters ask about a recipe, in 30 bits: cook time in the lowest, so that one comparison tells
 * whether every fact that matters is as wanted and the time short enough.
 *
 *   29    28..24   23..22      21..19    18..11     10..0
 *   gone  cuisine  difficulty  not diet  allergens  cook time
 *
 * The allergens are the eight that are asked about most. The others and the meals have a column of their own, see `packOtherFacts`.
 */
const COOK_TIME_MAX = 0x7ff;
/** Minutes that cooks bound their time by. */
const LONG_FROM = [30, 45, 60];
const ALLERGEN_SHIFT = 11;
const DIET_SHIFT = 19;
const DIFFICULTY_SHIFT = 22;
const CUISINE_SHIFT = 24;

/** Marks a recipe that is no longer in the index. */
export const GONE = 1 << 29;

const DIFFICULTIES = Object.values(Difficulty);

/** What a recipe's facts must be, see `passes`. */
export interface FactsFilter {
  wanted: number;
  relevant: number;
  /** Minutes; times of 2,047 minutes and over count as one. */
  maxCookTime: number;
  /** Bits of the other facts that must not be there, see `packOtherFacts`; 0 where none is asked about. */
  unwanted: number;
}

/** Packs what filters ask about a recipe. */
export function packFacts(recipe: IndexedRecipe): number {
  const breaks = RESTRICTING_DIETS.map((diet, at) => (fitsDiet(recipe.diet, diet) ? 0 : 1 << (DIET_SHIFT + at)));
  return (
    Math.min(recipe.cookTime, COOK_TIME_MAX) |
    allergenBits(recipe.allergens) |
    breaks.reduce((bits, bit) => bits | bit, 0) |
    (DIFFICULTIES.indexOf(recipe.difficulty) << DIFFICULTY_SHIFT) |
    ((recipe.cuisine === null ? 0 : CUISINES.indexOf(recipe.cuisine) + 1) << CUISINE_SHIFT)
  );
}

/** What `packFacts` must have packed for a recipe to pass the filters. */
export function factsFilter(filters: MatchFilters): FactsFilter {
  const { diet, difficulty, cuisine } = filters;
  let relevant = GONE | COOK_TIME_MAX | allergenBits(filters.allergies);
  let wanted = 0;
  if (RESTRICTING_DIETS.includes(diet)) relevant |= 1 << (DIET_SHIFT + RESTRICTING_DIETS.indexOf(diet));
  if (difficulty !== null) {
    relevant |= 0b11 << DIFFICULTY_SHIFT;
    wanted |= DIFFICULTIES.indexOf(difficulty) << DIFFICULTY_SHIFT;
  }
  if (cuisine !== null) {
    relevant |= 0b11111 << CUISINE_SHIFT;
    wanted |= (CUISINES.indexOf(cuisine) + 1) << CUISINE_SHIFT;
  }
  const maxCookTime = Math.min(filters.maxCookTime, COOK_TIME_MAX);
  const unwanted = moreAllergenBits(filters.allergies) | (filters.meal === null ? 0 : notFor(filters.meal));
  return { wanted, relevant, maxCookTime, unwanted };
}

/** Whether packed facts pass a filter. */
export function passes({ wanted, relevant, maxCookTime }: FactsFilter, facts: number): boolean {
  return ((facts ^ wanted) & relevant) <= maxCookTime;
}

/** How many minutes a recipe takes less than the most that packed facts tell. */
export const minutesToSpare = (facts: number): number => COOK_TIME_MAX - (facts & COOK_TIME_MAX);

/** What several recipes have in common. */
export interface CommonFacts {
  /** Packed facts of one of them. */
  facts: number;
  /** The bits that are the same in all. */
  common: number;
  /** The most of `minutesToSpare`. */
  spare: number;
}

/** Whether a filter lets none of several recipes pass. */
export function refuses(
  { wanted, relevant, maxCookTime }: FactsFilter,
  { facts, common, spare }: CommonFacts,
): boolean {
  return COOK_TIME_MAX - spare > maxCookTime || ((facts ^ wanted) & relevant & common & ~COOK_TIME_MAX) !== 0;
}

/**
 * A class of recipes that many filters let in or keep out together, from 0 to 15: the strictest diet that it fits, and whether it cooks for
 * up to 30, 45 or 60 minutes or longer.
 */
export function filterClass(facts: number): number {
  const minutes = facts & COOK_TIME_MAX;
  const diets = (facts >>> DIET_SHIFT) & 0b111;
  const broken = (diets & 1) + ((diets >>> 1) & 1) + (diets >>> 2);
  return broken * (LONG_FROM.length + 1) + LONG_FROM.filter((from) => minutes > from).length;
}

/** The columns of recipes that a filter looks at. */
interface FilteredColumns {
  facts: Int32Array;
  otherFacts: Uint16Array;
}

/** All bits when a recipe passes a filter, its other facts included, else none: for loops without a branch. */
export function passMask(filter: FactsFilter, { facts, otherFacts }: FilteredColumns, at: number): number {
  const { wanted, relevant, maxCookTime, unwanted } = filter;
  const isWanted = ((((facts[at] as number) ^ wanted) & relevant) - maxCookTime - 1) >> 31;
  return isWanted & ((((otherFacts[at] as number) & unwanted) - 1) >> 31);
}

/** What may keep a recipe out besides, a bit each, in sixteen: the allergens beyond the eight, and the meals that it is not eaten as. */
export function packOtherFacts({ allergens, meals }: Pick<IndexedRecipe, 'allergens' | 'meals'>): number {
  const others = MEALS.filter((meal) => !meals.includes(meal));
  return others.reduce((bits, meal) => bits | notFor(meal), moreAllergenBits(allergens));
}

const MEALS = Object.values(Meal);
const MORE_ALLERGENS = ALLERGENS.slice(EIGHT_ALLERGENS.length);

const moreAllergenBits = (allergens: readonly Allergen[]): number => bitsOf(allergens, MORE_ALLERGENS);
const notFor = (meal: Meal): number => 1 << (MORE_ALLERGENS.length + MEALS.indexOf(meal));

function allergenBits(allergens: readonly Allergen[]): number {
  return bitsOf(allergens, EIGHT_ALLERGENS) << ALLERGEN_SHIFT;
}

function bitsOf(allergens: readonly Allergen[], among: readonly Allergen[]): number {
  return among.reduce((bits, allergen, at) => (allergens.includes(allergen) ? bits | (1 << at) : bits), 0);
}
