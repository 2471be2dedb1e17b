import { recipeNeeds, type LineNeed } from '../../recipes/needed-foods.ts';
import type { Cover, Coverage } from './coverage.ts';
import { MatchState } from './match-state.ts';

/** The cook's side of a judgement. */
export interface Kitchen {
  coverage: Coverage;
  /** Numbers of the distinct held foods, staples and the pantry left out. */
  held: readonly number[];
  isStaple: (food: number) => boolean;
  /** Whether staples are taken to be there. */
  assumeStaples: boolean;
}

/** One line with its state, and how it is covered. */
export interface JudgedLine<L extends LineNeed> {
  line: L;
  state: MatchState;
  cover: Cover | null;
}

/** How a recipe fits a kitchen. */
export interface Judgement<L extends LineNeed> {
  /** floor(100 × sum of credits / needed foods), 0 to 100. */
  percentage: number;
  /** Numbers of the held foods that a needed food is covered through; the pantry and staples are not among them. */
  used: number[];
  /** How many foods and lines that could not be linked count. */
  needed: number;
  /** Needed foods that are neither covered nor could be told. */
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
export function judgeRecipe<L extends LineNeed>(lines: readonly L[], kitchen: Kitchen): Judgement<L> {
  const { needed, unlinked } = needsOf(lines, kitchen);
  const covers = needed.map((food) => kitchen.coverage.get(food)).filter((cover) => cover !== undefined);
  const missing = needed.length - covers.length + unlinked;
  const credit = covers.reduce((sum, cover) => sum + cover.credit, 0);
  const isNeeded = new Set(needed);
  return {
    percentage: matchPercentage(credit, needed.length + unlinked),
    used: [...new Set(covers.map((cover) => cover.via))].filter((food) => kitchen.held.includes(food)).sort((a, b) => a - b),
    needed: needed.length + unlinked,
    missing,
    hasAll: missing === 0,
    lines: lines.map((line) => judgeLine(line, isNeeded, kitchen)),
  };
}

/** floor(100 × credit / needed), with credit in tenths; 0 when nothing is needed. */
export function matchPercentage(creditTenths: number, needed: number): number {
  return needed === 0 ? 0 : Math.floor((10 * creditTenths) / needed);
}

function judgeLine<L extends LineNeed>(line: L, isNeeded: ReadonlySet<number>, kitchen: Kitchen): JudgedLine<L> {
  const cover = line.food === null ? null : (kitchen.coverage.get(line.food) ?? null);
  if (line.food === null) return { line, state: line.isOptional ? MatchState.OPTIONAL : MatchState.UNKNOWN, cover };
  if (isNeeded.has(line.food)) return { line, state: cover?.state ?? MatchState.MISSING, cover };
  return line.isOptional ? { line, state: MatchState.OPTIONAL, cover } : { line, state: MatchState.STAPLE, cover: null };
}
