/** Sentences of a recipe card. */
export const recipeCard = {
  match: (percentage: number) => `${percentage}% match`,
  uses: (names: readonly string[]) => `Uses ${names.join(', ')}`,
  standsIn: (held: string, wanted: string) => `${held} for ${wanted}`,
  needs: 'needs',
  more: (count: number) => `+${count} more`,
  haveEverything: 'you have everything',
} as const
