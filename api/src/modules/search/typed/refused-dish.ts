import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { isDishName } from './dish-words.ts';
import { groupOf, type FoodGroup } from './food-groups.ts';
import type { Piece } from './pieces.ts';
import { readHeld } from './read-piece.ts';

/**
 * "No dairy pancakes", "no onion chicken curry": what is refused, and the dish that is wanted without it. Pieces that name a food as a whole or
 * only list foods, as "no dairy eggs", stay as they are; the pasta of "no garlic pasta" is there.
 */
export function dishRefused(piece: Piece, names: FoodNames): Piece[] {
  const { text, stance, isBare, run } = piece;
  if ((stance !== 'unwanted' && stance !== 'allergic') || isOneFood(text, names)) return [piece];
  if (!isBare || stance === 'allergic') return dishBehindAllergens(piece, names);
  const words = text.split(' ');
  const length = lengthOfRefused(words, names);
  const [refused, rest] = [words.slice(0, length).join(' '), words.slice(length).join(' ')];
  if (length === 0 || !isDish(rest, groupOf(refused), names.find(refused), names))
    return dishBehindAllergens(piece, names);
  const isThere = isGrown(names.find(refused)) && names.find(rest)?.category === 'grains';
  return [
    { ...piece, text: refused },
    { text: rest, stance: isThere ? 'held' : 'wanted', link: 'start', run: run + 0.5, isBare: false },
  ];
}

/** "Free from milk eggs nuts birthday cake": allergens one after the other, and the dish that is wanted without them. */
function dishBehindAllergens(piece: Piece, names: FoodNames): Piece[] {
  const words = piece.text.split(' ');
  const end = words.findIndex((word) => !groupOf(word)?.allergens && names.find(word)?.category !== 'dairy');
  const rest = words.slice(Math.max(end, 0)).join(' ');
  if (end < 1 || !isDishName(rest)) return [piece];
  return [
    { ...piece, text: words.slice(0, end).join(' '), isBare: false },
    { text: rest, stance: 'wanted', link: 'start', run: piece.run + 0.5, isBare: false },
  ];
}

/** "No mushrooms, lasagne": a dish behind a comma, the last of its run, is wanted, and no more of what is refused. */
export function dishesBehindComma(pieces: readonly Piece[], names: FoodNames): Piece[] {
  return pieces.map((piece, at) => {
    const before = pieces.slice(0, at).filter(({ run }) => run === piece.run);
    const isLast = pieces[at + 1]?.run !== piece.run;
    const isWanted = isLast && mayBeWanted(piece) && before.every((one) => isRaw(one, names));
    return isWanted ? { ...piece, stance: 'wanted', link: 'start', run: piece.run + 0.5, isBare: false } : piece;
  });
}

/** Of "I avoid gluten, cake" no one knows whether cake is avoided, too; no one is allergic to lasagne. */
function mayBeWanted({ text, stance, link, isBare }: Piece): boolean {
  if (link !== 'pause' || !isDishName(text)) return false;
  return (
    stance === 'allergic' ||
    (stance === 'unwanted' &&
      (isBare || !/^(?:cakes?|cookies?|biscuits?|muffins?|p(?:izzas?|ies?)|burgers?)$/i.test(text)))
  );
}

/** Whether a piece refuses what dishes are made of, and no dish: in "no cake, biscuits" both are refused. */
function isRaw({ text }: Piece, names: FoodNames): boolean {
  const group = groupOf(text);
  const food = names.find(text);
  return group?.allergens !== undefined || group?.diet !== undefined || isGrown(food) || food?.category === 'dairy';
}

/** Whether a text is what a food is called, or a group; "cheese pizza" is only a by-name of one that is made. */
function isOneFood(text: string, names: FoodNames): boolean {
  const food = names.find(text);
  const isByName = food && isMade(food.category) && !isNamed(text, food) && groupOf(text.split(' ', 1)[0] ?? '');
  return groupOf(text) !== undefined || (food !== undefined && !isByName);
}

const isNamed = (text: string, { name, plural }: KnownFood): boolean => {
  const words = text.toLowerCase();
  return words === name.toLowerCase() || words === plural?.toLowerCase();
};

/** How many words name what is refused; 0 where the first ones name nothing. */
function lengthOfRefused(words: readonly string[], names: FoodNames): number {
  for (let length = words.length - 1; length > 0; length -= 1) {
    const text = words.slice(0, length).join(' ');
    if (groupOf(text) ?? names.find(text)) return length;
  }
  return 0;
}

/** Whether words behind what is refused ask for a dish: they are no list of more that is refused, which would go on with a raw food or a group. */
function isDish(text: string, refused: FoodGroup | undefined, left: KnownFood | undefined, names: FoodNames): boolean {
  const { named, unread } = readHeld(text, names);
  const [first] = named;
  const isList = groupOf(text.split(' ', 1)[0] ?? '') ?? (first?.food?.contains.length && !isMade(first.food.category));
  if (isList) return false;
  const isAllergen = left !== undefined && left.contains.length > 0 && !isMade(left.category) && isDishName(text);
  if (unread.length > 0) return isAllergen || refused !== undefined || isGrown(left) || text.includes(' ');
  const isOfDiet =
    isAllergen || refused?.allergens !== undefined || refused?.diet !== undefined || refused?.name === 'carbs';
  return (
    (isOfDiet || isGrown(left)) &&
    named.every(({ food }) => food && (isMade(food.category) || refused?.name === 'carbs'))
  );
}

/** Of these aisles nothing is made with what is told behind: "no garlic pasta" is pasta. */
const GROWN: ReadonlySet<string> = new Set(['vegetables', 'herbs', 'spices', 'fruit', 'mushrooms']);

const isGrown = (food: KnownFood | undefined): boolean => food !== undefined && GROWN.has(food.category);

const isMade = (category: string): boolean => MADE.has(category);

/** Of these aisles foods are called like dishes: pasta, granola, brownies. */
const MADE: ReadonlySet<string> = new Set(['bread', 'deli', 'frozen', 'grains', 'snacks-and-sweets']);
