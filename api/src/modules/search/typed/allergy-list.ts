import { groupOf } from './food-groups.ts';
import { isFreeToo } from './free-of.ts';
import type { FoodBook } from './left-out.ts';
import type { Piece, Stance } from './pieces.ts';

/**
 * "Egg, nut and milk allergies" is one list: what makes ill and stands before commas belongs to it. Who lists "chicken, eggs, nut allergy" has
 * the eggs: only where two allergies are told already, a plural is one more.
 */
export function withAllergyLists(pieces: readonly Piece[], book: FoodBook): Piece[] {
  const read = [...pieces];
  for (let at = read.length - 1; at > 0; at -= 1) {
    const [before, piece, after] = [read[at - 1], read[at], read[at + 1]];
    if (piece?.stance !== 'allergic' || piece.link === 'start' || before?.stance !== 'held') continue;
    // "Chicken, rice and nut allergy" may have the rice.
    const isUnclear = piece.link === 'pause' && after?.link === 'and' && mayBeThere(piece.text, book);
    if (isUnclear) read[at] = { ...piece, stance: 'open' };
    else read[at - 1] = { ...before, stance: stanceBefore(before.text, piece, after, book) };
  }
  return read;
}

/** What is said of the food before one that makes ill. */
function stanceBefore(text: string, piece: Piece, after: Piece | undefined, book: FoodBook): Stance {
  const areSeveral = after?.stance === 'allergic' && after.run === piece.run;
  const isOne = isCounted(text, book);
  if (makesIll(text, areSeveral, book) || (isOne && areSeveral)) return 'allergic';
  return isOne && piece.link === 'pause' ? 'open' : 'held';
}

/** Neither an allergen nor told in the singular. */
function mayBeThere(text: string, book: FoodBook): boolean {
  const isAllergen = groupOf(text)?.allergens ?? (book.names.find(text)?.contains.length ?? 0) > 0;
  return !isAllergen && !isCounted(text, book);
}

/** "Kiwi, egg and banana allergies": who has a kiwi seldom says so beside an allergy. */
function isCounted(text: string, { names }: FoodBook): boolean {
  const food = names.find(text);
  return (
    food?.plural != null &&
    food.plural !== food.name &&
    food.plural.toLowerCase() !== text.toLowerCase() &&
    COUNTED.has(food.category)
  );
}

const COUNTED: ReadonlySet<string> = new Set(['fruit', 'vegetables', 'nuts-and-seeds', 'pulses']);

function makesIll(text: string, isPlural: boolean, book: FoodBook): boolean {
  if (isPlural && groupOf(text)?.allergens) return true;
  return isFreeToo(text, book)?.allergens !== undefined || book.names.find(text)?.category === 'fish';
}
