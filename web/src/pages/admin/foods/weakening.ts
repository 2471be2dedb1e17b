import { CombinedGraphQLErrors } from '@apollo/client';

/** What a change would take away, for which the server wants a yes. */
export interface Weakening {
  weakened: { food: string; allergens: string[]; diets: string[] }[];
  /** How many recipes name these foods. */
  recipes: number;
}

/** The question that a change was answered with; null when it failed otherwise. */
export function weakeningOf(error: unknown): Weakening | null {
  const current = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['current'] : undefined;
  return typeof current === 'object' && current !== null && 'weakened' in current ? (current as Weakening) : null;
}
