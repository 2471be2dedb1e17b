import type { Allergen } from '../gql/graphql.ts';
import { filters } from '../messages/filters.ts';

/** Allergens as a sentence names them; shellfish goes unnamed beside a kind of it. */
export function allergenNames(allergens: readonly Allergen[]): string[] {
  const isKindNamed = allergens.includes('CRUSTACEANS') || allergens.includes('MOLLUSCS');
  return allergens
    .filter((allergen) => allergen !== 'SHELLFISH' || !isKindNamed)
    .map((allergen) => filters.allergies[allergen].toLowerCase());
}
