import { recipeNeeds, type LineNeed } from '../../recipes/needed-foods.ts';
import type { Cover, Coverage } from './coverage.ts';
import { matchScore, NAMED_CREDIT, percentageOf } from './match-percentage.ts';
import { MatchState } from './match-state.ts';
import { toldBy, type Telling } from './telling.ts';
import type { TypedFood } from '../typed/typed-amount.ts';
import { sum } from '../../../shared/sum.ts';

/** The cook's side of a judgement. */
export interface Kitchen {
  coverage: Coverage;
  /** What each held food tells of the kitchen, by number, staples and the pantry left out. */
  telling: Telling;
  isStaple: (food: number) => boolean;
  /** Whether staples are taken to be there. */
  assumeStaples: boolean;
  /** Whether what is held is a cook's pantry; not unless given. */
  isPantry?: boolean;
  /** What was typed, with how much of it is there. */
  typed?: readonly TypedFood[];
}

/** What of a recipe is judged. */
export interface JudgedRecipe<L extends LineNeed> {
  lines: readonly L[];
  /** Numbers of the foods that the dish is named for, which count twice. */
  namedFoods: readonly number[];
}

/** One line with its state, and how it is covered. */
export interface JudgedLine<L extends LineNeed> {
  line: L;
  state: MatchState;
  cover: Cover | null;
}

/** How a recipe fits a kitchen. */
export interface Judgement<L extends LineNeed> {
  /** Coverage × fit, read off the curve of `percentageOf`: 0 to 100. */
  percentage: number;
  /** Numbers of the held foods that a needed food is covered through; the pantry and staples are not among them. */
  used: number[];
  /** How many foods and lines that could not be linked count. */
  needed: number;
  /** Needed foods that are neither covered nor known. */
  missing: number;
  hasAll: boolean;
  lines: JudgedLine<L>[];
}

/** A recipe's needed foods, and whether each line counts, for a cook who assumes staples or not. */
function needsOf(lines: readonly LineNeed[], kitchen: Kitchen): { needed: number[]; unlinked: number } {
  const { needed, staples, unlinked } = recipeNeeds(lines, kitchen.isStaple);
  return { needed: kitchen.assumeStaples ? needed : [...needed, ...staples], unlinked };
}

/**
 * Judges one recipe for one kitchen. This function is the definition of a match: the index and the SQL statement
 * must agree with it exactly.
 */
export function judgeRecipe<L extends LineNeed>(
  { lines, namedFoods }: JudgedRecipe<L>,
  kitchen: Kitchen,
): Judgement<L> {
  const { needed, unlinked } = needsOf(lines, kitchen);
  const covers = needed.flatMap((food) => kitchen.coverage.get(food) ?? []);
  const missing = needed.length - covers.length + unlinked;
  const isNeeded = new Set(needed);
  const used = toldByUsed(covers, kitchen.telling);
  return {
    percentage: percentageOf(
      matchScore({
        credit: creditOf([...needed, ...namedFoods], kitchen.coverage),
        weight: needed.length + namedFoods.length + unlinked,
        told: sum([...used.values()]),
        named: namedFoods.length,
        namedMissing: namedFoods.filter((food) => (kitchen.coverage.get(food)?.credit ?? 0) < NAMED_CREDIT).length,
      }),
    ),
    used: [...used.keys()].sort((a, b) => a - b),
    needed: needed.length + unlinked,
    missing,
    hasAll: missing === 0,
    lines: lines.map((line) => judgeLine(line, isNeeded, kitchen)),
  };
}

/** Sum of the credits of some foods, in tenths. */
function creditOf(foods: readonly number[], coverage: Coverage): number {
  return foods.reduce((sum, food) => sum + (coverage.get(food)?.credit ?? 0), 0);
}

/** What each held food tells that something needed is covered through: once, however much it covers. */
function toldByUsed(covers: readonly Cover[], telling: Telling): Map<number, number> {
  const told = new Map<number, number>();
  for (const { via, state } of covers) {
    const share = telling.get(via);
    if (share !== undefined) told.set(via, Math.max(told.get(via) ?? 0, toldBy(share, state)));
  }
  return told;
}

function judgeLine<L extends LineNeed>(line: L, isNeeded: ReadonlySet<number>, kitchen: Kitchen): JudgedLine<L> {
  const cover = line.food === null ? null : (kitchen.coverage.get(line.food) ?? null);
  if (line.food === null) return { line, state: line.isOptional ? MatchState.OPTIONAL : MatchState.UNKNOWN, cover };
  if (isNeeded.has(line.food)) return { line, state: cover?.state ?? MatchState.MISSING, cover };
  return line.isOptional
    ? { line, state: MatchState.OPTIONAL, cover }
    : { line, state: MatchState.STAPLE, cover: null };
}
