import { Diet } from '../dietary.ts';
import type { DietFact } from '../food.entity.ts';

/** The strictest diet that a fact allows: meat fits only omnivores, and of the unknown nothing is said. */
export function dietOfFact(fact: DietFact): Diet | null {
  if (fact === 'unknown') return null;
  return fact === 'none' ? Diet.OMNIVORE : (fact as Diet);
}
