import { plural } from './plural.ts'

/** Sentences of a recipe card. */
export const recipeCard = {
  match: (percentage: number) => `${percentage}% match`,
  uses: (names: readonly string[]) => `Uses ${names.join(', ')}`,
  // Chicken stands in for cooked chicken, whose line says "chicken, cooked".
  standsIn: (held: string, wanted: string) => (held === wanted ? held : `${held} for ${wanted}`),
  needs: 'needs',
  more: (count: number) => `+${count} more`,
  moreSwaps: (count: number) => `+${plural(count, 'swap', 'swaps')}`,
  haveEverything: 'you have everything',
} as const
