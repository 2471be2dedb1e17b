import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { DISH, isDishName } from './dish-words.ts';
import { groupOf, type FoodGroup } from './food-groups.ts';
import type { Piece } from './pieces.ts';
import { isMadeFood } from './made-food.ts';
import { readHeld, resolveWhole } from './read-piece.ts';

/**
 * "No dairy pancakes", "no onion chicken curry": what is refused, and the dish that is wanted without it. Pieces that name a food as a whole or
 * only list foods, as "no dairy eggs", stay as they are; the pasta of "no garlic pasta" is there.
 */
export function dishRefused(piece: Piece, names: FoodNames): Piece[] {
  const { text, stance, isBare } = piece;
  if ((stance !== 'unwanted' && stance !== 'allergic') || isOneFood(text, names)) return [piece];
  if (!isBare || stance === 'allergic') return dishBehindAllergens(piece, names);
  const words = text.split(' ');
  const plain = plainRefused(words, names);
  if (plain > 0) return withoutPlain(piece, { words, length: plain }, names);
  const length = lengthOfRefused(words, names);
  const [refused, rest] = [words.slice(0, length).join(' '), words.slice(length).join(' ')];
  if (length === 0 || !isDish(rest, groupOf(refused), names.find(refused), names))
    return dishBehindAllergens(piece, names);
  const isThere = isGrown(names.find(refused)) && names.find(rest)?.category === 'grains';
  return [
    { ...piece, text: refused },
    { ...wantedBehind(piece, rest), ...(isThere && { stance: 'held' }) },
  ];
}

/** A dish that is wanted without what is refused before it. */
const wantedBehind = (piece: Piece, text: string): Piece => ({
  ...piece,
  text,
  stance: 'wanted',
  link: 'start',
  run: piece.run + 0.5,
  isBare: false,
});

/** "Free from milk eggs nuts birthday cake": allergens one after the other, and the dish that is wanted without them. */
function dishBehindAllergens(piece: Piece, names: FoodNames): Piece[] {
  const words = piece.text.split(' ');
  const end = words.findIndex((word) => !groupOf(word)?.allergens && names.find(word)?.category !== 'dairy');
  const rest = words.slice(Math.max(end, 0)).join(' ');
  if (end < 1 || !isDishName(rest)) return [piece];
  return [{ ...piece, text: words.slice(0, end).join(' '), isBare: false }, wantedBehind(piece, rest)];
}

/** Where more words name a food as well, the milk chocolate of "no milk chocolate cake", that is left out, too. Who wants a cake without sugar wants it without honey. */
function withoutPlain(
  piece: Piece,
  { words, length }: { words: readonly string[]; length: number },
  names: FoodNames,
): Piece[] {
  const [refused, rest] = [words.slice(0, length).join(' '), words.slice(length).join(' ')];
  const longest = words.slice(0, lengthOfRefused(words, names)).join(' ');
  return [
    { ...piece, text: SUGAR.test(refused) ? 'added sugar' : refused },
    ...(longest === refused ? [] : [{ ...piece, text: longest, link: 'or' as const }]),
    wantedBehind(piece, rest),
  ];
}

/** "No mushrooms, lasagne": a dish behind a comma, the last of its run, is wanted, and no more of what is refused. */
export function dishesBehindComma(pieces: readonly Piece[], names: FoodNames): Piece[] {
  return pieces.map((piece, at) => {
    const before = pieces.slice(0, at).filter(({ run }) => run === piece.run);
    const isLast = pieces[at + 1]?.run !== piece.run;
    const isMade = pieces[at + 1]?.stance === 'open';
    const isWanted = isLast && mayBeWanted(piece, isMade) && before.every((one) => isRaw(one, names));
    return isWanted ? wantedBehind(piece, piece.text) : piece;
  });
}

/** Of "I avoid gluten, cake" no one knows whether cake is avoided, too, but of a cake with oats; no one is allergic to lasagne. */
function mayBeWanted({ text, stance, link, isBare }: Piece, isMade: boolean): boolean {
  if ((link !== 'pause' && stance !== 'spared') || !isDishName(text)) return false;
  return (
    stance === 'allergic' ||
    stance === 'spared' ||
    (stance === 'unwanted' &&
      (isBare || isMade || !/^(?:cakes?|cookies?|biscuits?|muffins?|p(?:izzas?|ies?)|burgers?)$/i.test(text)))
  );
}

/** Whether a piece refuses what dishes are made of, or spares it, and no dish: in "no cake, biscuits" both are refused. */
function isRaw({ text, stance }: Piece, names: FoodNames): boolean {
  if (stance === 'spared') return !isDishName(text);
  const group = groupOf(text);
  const food = names.find(text);
  return group?.allergens !== undefined || group?.diet !== undefined || (food !== undefined && !isMadeFood(food));
}

const SUGAR = /^sugar$/i;

/** Whether a text is what a food is called, or a group; "cheese pizza" is only a by-name of one that is made. */
function isOneFood(text: string, names: FoodNames): boolean {
  const food = names.find(text);
  const words = text.split(' ');
  const isDishBehind = groupOf(words[0] ?? '') !== undefined || plainRefused(words, names) > 0;
  const isByName = food && isMadeFood(food) && !isNamed(text, food) && isDishBehind;
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
  const isList = groupOf(text.split(' ', 1)[0] ?? '') ?? (first?.food?.contains.length && !isMadeFood(first.food));
  if (isList) return false;
  const isAllergen = left !== undefined && left.contains.length > 0 && !isMadeFood(left) && isDishName(text);
  if (unread.length > 0) return isAllergen || refused !== undefined || isGrown(left) || text.includes(' ');
  const isOfDiet =
    isAllergen || refused?.allergens !== undefined || refused?.diet !== undefined || refused?.name === 'carbs';
  return (
    (isOfDiet || isGrown(left)) && named.every(({ food }) => food && (isMadeFood(food) || refused?.name === 'carbs'))
  );
}

/** Of these aisles nothing is made with what is told behind: "no garlic pasta" is pasta. */
const GROWN: ReadonlySet<string> = new Set(['vegetables', 'herbs', 'spices', 'fruit', 'mushrooms']);

const isGrown = (food: KnownFood | undefined): boolean => food !== undefined && GROWN.has(food.category);

/**
 * How many of the first words are one of the plain things in what is baked or cooked without it: "no butter cookies", "no sugar chocolate cake",
 * "no sugar apple crumble", whatever else the two words may name; 0 where they are none.
 */
function plainRefused(words: readonly string[], names: FoodNames): number {
  for (let length = 1; length < words.length; length += 1) {
    const refused = names.find(words.slice(0, length).join(' '));
    const rest = words.slice(length).join(' ');
    const dish = refused && PLAIN.has(refused.category) ? resolveWhole(rest, names) : undefined;
    if (dish && isBaked(dish, rest)) return length;
  }
  return 0;
}

const isBaked = (food: KnownFood, text: string): boolean =>
  isMadeFood(food) && (DISH.test(text) || BREAD.test(text) || isSweet(food));

/** Banana bread is a dish; bread alone may be more of a list. */
const BREAD = /\S bread$/i;

const isSweet = ({ category, contains }: KnownFood): boolean => category === 'snacks-and-sweets' && contains.length > 0;

/** Aisles of what is in a dish and is seldom what it is of. */
const PLAIN: ReadonlySet<string> = new Set(['baking', 'basics', 'dairy', 'oils-and-vinegars']);
