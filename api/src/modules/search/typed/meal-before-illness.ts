import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { DISH } from './dish-words.ts';
import { groupNear, groupOf } from './food-groups.ts';
import type { Piece } from './pieces.ts';
import { readHeld } from './read-piece.ts';

/**
 * Of "lentil soup celery allergy" only the celery makes ill: what is cooked stands before it, and so does all that is joined to that. Foods that one
 * lists as making ill stay a list: "egg milk nut allergy".
 */
export function mealsBeforeIllness(pieces: readonly Piece[], names: FoodNames): Piece[] {
  const read: Piece[] = [];
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at];
    const meal = piece && mealBefore(piece, names);
    if (!piece) continue;
    if (!meal) {
      read.unshift(...withWordAlone(piece, names));
      continue;
    }
    read.unshift(
      { ...piece, text: meal.text, stance: 'held' },
      { ...piece, text: meal.ill, link: 'start', run: piece.run + 0.5 },
    );
    for (; isJoined(pieces[at], pieces[at - 1]); at -= 1) {
      const before = pieces[at - 1];
      if (before) read.unshift({ ...before, stance: before.toldBehind ?? before.stance });
    }
  }
  return read;
}

/** Who tells of a "rice milk allergy" may have rice, and be ill of milk: then both are left out, the rice milk and milk. */
function withWordAlone(piece: Piece, names: FoodNames): Piece[] {
  const food = piece.toldBehind === undefined ? undefined : names.find(piece.text);
  const word = food && piece.stance === 'allergic' ? MILK_OR_EGG.exec(piece.text)?.[1] : undefined;
  const alone = word === undefined ? undefined : names.find(word);
  if (word === undefined || !alone || alone.contains.every((allergen) => food?.contains.includes(allergen)))
    return [piece];
  return [piece, { ...piece, text: word, link: 'and' }];
}

const MILK_OR_EGG = / (milk|eggs?)$/i;

/** Whether the piece before was told with this one. */
const isJoined = (piece: Piece | undefined, before: Piece | undefined): boolean =>
  piece?.link === 'and' && before?.toldBehind !== undefined && before.run === piece.run;

/** The meal that a piece begins with, and the food behind it that makes ill; undefined where it names nothing else. */
function mealBefore({ text, stance, toldBehind }: Piece, names: FoodNames): { text: string; ill: string } | undefined {
  if (stance !== 'allergic' || toldBehind === undefined || isOneThing(text, names)) return undefined;
  const words = text.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const [meal, ill] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (isIllness(ill, names) && isMeal(meal, ill, names)) return { text: meal, ill };
  }
  return undefined;
}

/** Whether a text names one food or group; "oats milk" does not: it is oats, and milk. */
function isOneThing(text: string, names: FoodNames): boolean {
  const food = names.find(text);
  return groupOf(text) !== undefined || (food !== undefined && !(MILK_OR_EGG.test(text) && isSeveral(text, food)));
}

const isSeveral = (text: string, { name }: KnownFood): boolean => text.split(' ', 1)[0] === `${name.split(' ', 1)[0]}s`;

const isIllness = (text: string, names: FoodNames): boolean => (groupOf(text) ?? names.find(text)) !== undefined;

/** Whether words name a dish, or what meals are made of and is of another aisle than what makes ill. */
function isMeal(text: string, ill: string, names: FoodNames): boolean {
  const food = names.find(text);
  if (DISH.test(text)) return true;
  if (food === undefined) return isMadeOfSeveral(text, names);
  return COOKED.has(food.category) && !groupOf(text)?.allergens && !isAlike(food, ill, names);
}

/** "Chicken korma", "salmon pasta": what is cooked with a word that names no food, or before what fills. */
function isMadeOfSeveral(text: string, names: FoodNames): boolean {
  const { named, unread } = readHeld(text, names);
  const foods = named.flatMap(({ food }) => food ?? []);
  if (foods.length === 0 || named.some((one) => groupOf(one.text)?.allergens)) return false;
  // A word that nothing is known of may be what makes ill, misspelt.
  if (unread.length > 0)
    return foods.some(({ category }) => COOKED.has(category)) && !unread.some((word) => groupNear(word));
  return foods.length > 1 && foods.at(-1)?.category === 'grains';
}

/** Whether what makes ill may go with a food in one list: "rice oat allergy", "chicken beef allergy"; eggs are of chickens. */
function isAlike(food: KnownFood, ill: string, names: FoodNames): boolean {
  const category = names.find(ill)?.category ?? '';
  const areAnimals = ANIMALS.has(food.category) && ANIMALS.has(category);
  return category === food.category || areAnimals || (food.category === 'poultry' && /^eggs?$/i.test(ill));
}

const ANIMALS: ReadonlySet<string> = new Set(['meat', 'poultry']);

const COOKED: ReadonlySet<string> = new Set(['grains', 'bread', 'meat', 'poultry']);
