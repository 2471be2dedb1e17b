import { dueFoods, type DueFood } from './due.ts';
import { plural } from './plural.ts';

/** Sentences of a recipe card. */
export const recipeCard = {
  match: (percentage: number) => `${percentage}% match`,
  /** How many of the foods that it needs the cook has. */
  have: (have: number, needed: number, hasAll: boolean) =>
    hasAll ? (needed === 1 ? 'You have what it needs' : `You have all ${needed}`) : `You have ${have} of ${needed}`,
  /** For how many what is at home is enough, in halves. */
  enoughFor: (servings: number) =>
    servings < 1 ? 'not enough for one' : `enough for ${Math.floor(servings)}${Number.isInteger(servings) ? '' : '½'}`,
  usesDue: (foods: readonly DueFood[]) => `uses your ${dueFoods(foods)}`,
  uses: (names: readonly string[]) => `uses ${names.join(', ')}`,
  // Chicken stands in for cooked chicken, whose line says "chicken, cooked".
  standsIn: (held: string, wanted: string) => (held === wanted ? held : `${held} for ${wanted}`),
  buy: 'buy',
  more: (count: number) => `+${count} more`,
  moreSwaps: (count: number) => `+${plural(count, 'swap', 'swaps')}`,
  /** By how many foods are missing: none, one, or more. */
  groups: ['Cook now', 'One thing missing', 'Worth shopping'],
  haveEverything: 'You have everything',
} as const;
