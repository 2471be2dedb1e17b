import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { joined } from './food-words.ts';

/** What there is to say about what was made. */
export interface MakingFacts {
  /** Dishes in all. */
  total: number;
  /** Dishes that were asked for. */
  wanted: number;
  held: readonly KnownFood[];
  unused: readonly KnownFood[];
  areStrangers: boolean;
}

/** Why there are fewer dishes than were asked for, in a sentence for the cook; null when there are enough. */
export function creativeNote({ total, wanted, held, unused, areStrangers }: MakingFacts): string | null {
  if (total >= wanted) return null;
  const names = joined(held.map(({ name }) => name));
  if (held.length === 0) return 'Add something to cook with, such as eggs, pasta or a vegetable.';
  if (total === 0)
    return `We know no good dish for ${names} within these filters. Add something to go with ${held.length === 1 ? 'it' : 'them'}, or lift a filter.`;
  const count = total === 1 ? 'Only one dish makes' : `Only ${total} dishes make`;
  if (areStrangers) return `${count} sense here: ${names} do not belong together in one dish.`;
  const left =
    unused.length > 0 && unused.length < held.length
      ? ` Nothing good uses the ${joined(unused.map(({ name }) => name))}.`
      : '';
  return `${count} sense of these ingredients and filters.${left}`;
}
