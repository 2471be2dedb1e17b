import { Allergen, KINDS_OF_SHELLFISH } from '../dietary.ts';
import type { Facts } from './food-knowledge.ts';

/** What eating an allergen rules out: a food that contains it cannot fit that diet. */
const RULED_OUT: Record<'vegan' | 'vegetarian' | 'pescatarian', Allergen[]> = {
  vegan: [Allergen.DAIRY, Allergen.EGGS, Allergen.FISH, Allergen.SHELLFISH, ...KINDS_OF_SHELLFISH],
  vegetarian: [Allergen.FISH, Allergen.SHELLFISH, ...KINDS_OF_SHELLFISH],
  pescatarian: [],
};

/** The allergens that a food contains and its diet rules out: a vegan food contains no dairy. */
export function contradictions({ diet, contains }: Facts): Allergen[] {
  return diet === 'none' || diet === 'unknown' ? [] : RULED_OUT[diet].filter((allergen) => contains.includes(allergen));
}
