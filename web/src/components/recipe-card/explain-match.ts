import type { MatchState } from '../../gql/graphql.ts';

/** One line of a recipe as the server judged it for the cook's ingredients. */
export interface JudgedLine {
  state: MatchState;
  /** The held food that the line is covered by, where one is. */
  via: string | null;
  /** What to know about a swap, where it was asked for. */
  note?: string | null;
  ingredient: { name: string };
}

/** Why a recipe is shown, in names. */
export interface MatchReason {
  /** Held foods that the recipe uses, each once. */
  uses: string[];
  /** Held foods that stand in for others. */
  swaps: { held: string; wanted: string; note: string | null }[];
}

/** Gathers from judged lines what is used and what stands in for what, in the order of the recipe. */
export function explainMatch(lines: readonly JudgedLine[]): MatchReason {
  const uses = new Set<string>();
  const swaps = new Map<string, { held: string; note: string | null }>();
  for (const { state, via, note = null, ingredient } of lines) {
    if (state === 'HAVE' || state === 'HAVE_BROADER') uses.add(via ?? ingredient.name);
    if (state === 'SUBSTITUTE' && via) swaps.set(ingredient.name, { held: via, note });
  }
  return { uses: [...uses], swaps: [...swaps].map(([wanted, swap]) => ({ wanted, ...swap })) };
}
