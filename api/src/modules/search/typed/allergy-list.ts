import { groupOf } from './food-groups.ts';
import { isFreeToo } from './free-of.ts';
import type { FoodBook } from './left-out.ts';
import type { Piece } from './pieces.ts';

/**
 * "Egg, nut and milk allergies" is one list: what makes ill and stands before commas belongs to it. Who lists "chicken, eggs, nut allergy" has
 * the eggs: only where two allergies are told already, a plural is one more.
 */
export function withAllergyLists(pieces: readonly Piece[], book: FoodBook): Piece[] {
  const read = [...pieces];
  for (let at = read.length - 1; at > 0; at -= 1) {
    const [before, piece] = [read[at - 1], read[at]];
    if (piece?.stance !== 'allergic' || piece.link === 'start' || before?.stance !== 'held') continue;
    if (piece.link === 'pause' && !isAllergen(piece.text, book) && read[at + 1]?.link === 'and') {
      // "Chicken, rice and nut allergy" may have the rice.
      read[at] = { ...piece, stance: 'open' };
      continue;
    }
    const areSeveral = read[at + 1]?.stance === 'allergic' && read[at + 1]?.run === piece.run;
    const isOne = isCounted(before.text, book);
    if (isOne && !areSeveral && piece.link === 'pause') read[at - 1] = { ...before, stance: 'open' };
    if (makesIll(before.text, areSeveral, book) || (isOne && areSeveral))
      read[at - 1] = { ...before, stance: 'allergic' };
  }
  return read;
}

function isAllergen(text: string, { names }: FoodBook): boolean {
  return groupOf(text)?.allergens !== undefined || (names.find(text)?.contains.length ?? 0) > 0;
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
