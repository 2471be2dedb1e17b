import type { MatchState } from '../../gql/operations.ts'

/** One line of a recipe as the server judged it for the cook's ingredients. */
export interface JudgedLine {
  state: MatchState
  /** The held food that the line is covered by, where one is. */
  via: string | null
  ingredient: { name: string }
}

/** Why a recipe is shown, in names. */
export interface MatchReason {
  /** Held foods that the recipe uses, each once. */
  uses: string[]
  /** Held foods that stand in for others. */
  swaps: { held: string; wanted: string }[]
}

/** Gathers from judged lines what is used and what stands in for what, in the order of the recipe. */
export function explainMatch(lines: readonly JudgedLine[]): MatchReason {
  const uses = new Set<string>()
  const swaps = new Map<string, string>()
  for (const { state, via, ingredient } of lines) {
    if (state === 'HAVE' || state === 'HAVE_BROADER') uses.add(via ?? ingredient.name)
    if (state === 'SUBSTITUTE' && via) swaps.set(ingredient.name, via)
  }
  return { uses: [...uses], swaps: [...swaps].map(([wanted, held]) => ({ held, wanted })) }
}
