import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { withAllergyLists } from './allergy-list.ts';
import { BEFORE_WITH, DISH, dishWith, kindOfDish, phraseOf, type KindOfDish } from './dish-words.ts';
import { groupOf, groupOfEater } from './food-groups.ts';
import { foodFree, freeBefore, freeDish, freeOfAll, freeProduct, isDishFree, type FreeOf } from './free-of.ts';
import { concerns, isOfNoDiet, sparing, type FoodBook, type LeftOut } from './left-out.ts';
import { LEFTOVER, leftoverOf } from './leftovers.ts';
import { mealsBeforeIllness } from './meal-before-illness.ts';
import { PEOPLE } from './people.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { plainText } from './plain-text.ts';
import { readAll } from './read-all.ts';
import { isTwoFoods, resolveWhole } from './read-piece.ts';
import { dishesBehindComma, dishRefused } from './refused-dish.ts';
import { tokensOf, type Token } from './tokens.ts';
import { mealAlone, NO_WISHES, readWishes, type Wishes } from './wishes.ts';

/** A food that a text says is there, as it was written. */
export interface HeldFood {
  text: string;
  food: KnownFood;
}

/** Whether a text is nothing but a food's name: most are, and need no second look. */
export const isNamed = (text: string, { name, plural }: KnownFood): boolean =>
  [name, plural].includes(text.toLowerCase());

/** What a typed text says. */
export interface TypedReading {
  /** The foods that are there, each once. */
  held: HeldFood[];
  /** What must not be used. */
  left: LeftOut[];
  /** The words of it that name nothing we know. */
  unread: string[];
  /** Those of them that say what is wanted: the curry of "curry, no nuts". */
  wanted: string[];
  /** What of it may be the name of a dish; null where that is the whole text, or nothing. */
  phrase: string | null;
  /** Whether it only refuses what is no food: the soup of "no soup" is the name of no dish. */
  isRefused: boolean;
  /** Where it is no sentence and names nothing as a whole: the kind of dish that it may ask for. */
  dish: KindOfDish | null;
  /** What it asks of a dish besides its foods. */
  wishes: Wishes;
  /** What it says without these. */
  rest: string;
}

const NOTHING: TypedReading = {
  held: [],
  left: [],
  unread: [],
  wanted: [],
  phrase: null,
  isRefused: false,
  dish: null,
  wishes: NO_WISHES,
  rest: '',
};

/**
 * Reads what a cook typed: a food, several in a breath, a sentence, and what must not be used. What is said against a food is never taken for
 * having it; what is not clear is left unread. Works in one pass over the text.
 */
export function readTyped(text: string, book: FoodBook): TypedReading {
  const { wishes, rest } = readWishes(text, book.names);
  const reading = { ...readFoods(rest, book), wishes, rest };
  return (reading.held.length === 0 && wishes.meal === null ? readMeal(reading, book) : undefined) ?? reading;
}

/** "Vegan dinner", "lunchbox ideas for kids": the meal, where nothing else of the text is unclear. */
function readMeal({ rest, wishes }: TypedReading, book: FoodBook): TypedReading | undefined {
  const found = mealAlone(rest);
  const reading = found && readFoods(found.rest, book);
  if (!reading || reading.held.length + reading.unread.length > 0) return undefined;
  return { ...reading, wishes: { ...wishes, meal: found.meal }, rest: found.rest };
}

function readFoods(text: string, book: FoodBook): TypedReading {
  const isName = NAME.test(text) && !groupOfEater(text) && !SOMEBODY.test(text);
  const free = isName ? freeDish(text, book) : undefined;
  if (free) return dishFreeOf(free, book);
  const named = isName ? book.names.find(text) : undefined;
  if (named && !isTwoFoods(text, named, book.names) && !isDishFree(text, book)) return readName(text, named, book);
  const reading = withoutItsOwn(readBehindColon(text, book) ?? readSentence(text, book), book);
  const all = reading.held.length + reading.left.length > 0 || !NAME.test(text) ? undefined : freeOfAll(text, book);
  return all && all.rest !== '' ? dishFreeOf(all, book) : reading;
}

/**
 * A text that is the name of a food: what it is free of is left out of the results, too, as recipes are made with the plain food; but beside other
 * foods it is one of those that are there.
 */
function readName(text: string, food: KnownFood, book: FoodBook): TypedReading {
  const held = [{ text, food }];
  const free = book.isAlone ? freeProduct(text, food, book) : undefined;
  if (!free) return { ...NOTHING, held, dish: dishOfFoods(text, book) };
  return { ...dishFreeOf(free, book), ...((book.isUsed?.(food) ?? true) && { held, unread: [] }) };
}

/** "Dairy free pesto, no nuts": the same where a sentence tells of no other food that is there. */
function withoutItsOwn(reading: TypedReading, book: FoodBook): TypedReading {
  const [only, ...others] = reading.held;
  const free = only && others.length === 0 && book.isAlone ? freeProduct(only.text, only.food, book) : undefined;
  return free ? { ...reading, left: [...reading.left, free.left] } : reading;
}

/** "Vegan fish and chips" is a dish without what its first word leaves out. */
function dishFreeOf({ rest, left }: FreeOf, { names }: FoodBook): TypedReading {
  const food = names.find(rest);
  // "Icecream" is spelt so by no recipe.
  const phrase = food?.name.replaceAll(' ', '') === rest.toLowerCase() ? food.name : rest;
  const isKind = food === undefined || DISH.test(rest);
  return {
    ...NOTHING,
    left: [left],
    unread: [phrase],
    wanted: [phrase],
    phrase,
    dish: isKind ? kindOfDish([{ text: rest }], names) : null,
  };
}

/**
 * "No nuts or sesame: noodles, broccoli": behind a colon stands what is there, where what stands before is whole and leaves something out;
 * but for a list of just that: "no dairy: milk, cheese".
 */
function readBehindColon(text: string, book: FoodBook): TypedReading | undefined {
  const at = text.indexOf(':');
  if (at < 0) return undefined;
  const before = readSentence(text.slice(0, at), book);
  if (before.left.length === 0 || before.unread.length > 0) return undefined;
  const reading = readSentence(`${text.slice(0, at)}; ${text.slice(at + 1)}`, book);
  const isSpelt = reading.held.some(({ food }) => reading.left.some((left) => concerns(left, food)));
  return isSpelt ? readSentence(`${text.slice(0, at)}, ${text.slice(at + 1)}`, book) : reading;
}

function readSentence(text: string, book: FoodBook): TypedReading {
  const tokens = tokensOf(plainText(text), book.names);
  const { pieces: told, isSentence } = piecesOf(tokens);
  const ill = mealsBeforeIllness(withAllergyLists(told, book), book.names);
  const pieces = heldByDish(
    dishesBehindComma(ill, book.names).flatMap((piece) => dishRefused(piece, book.names)),
    book.names,
  );
  const reading = readPiecesOf(text, { pieces, isSentence }, book);
  if (reading.left.length === 0 && tokens.some((token) => isAlarm(token, book))) return { ...NOTHING, unread: [text] };
  const { held, left, unread } = reading;
  const wanted = reading.wanted.length > 0 ? reading.wanted : dishesHeld(pieces, reading, book);
  const [phrase = null, ...others] = wanted;
  const isRefused = left.length === 0 && (pieces.some(isRefusing) || (pieces.length === 0 && REFUSES.test(text)));
  if (left.length > 0 || isRefused) {
    const asked = pieces
      .map((piece) => ({ text: nameOfDish(piece, book) }))
      .filter(({ text: name }) => name === phrase);
    return { ...reading, isRefused, phrase: others.length > 0 ? null : phrase, dish: kindOfDish(asked, book.names) };
  }
  const areFoods = unread.length === 0 && held.length === 2 && !isSentence && pieces.length === 1;
  if (areFoods) return { ...reading, phrase: phraseOf(tokens), dish: dishOfFoods(text, book) };
  const mayBeKind =
    unread.length > 0 && !isSentence && (held.length === 0 || pieces.length === 1 || BEFORE_WITH.test(text));
  return {
    ...reading,
    phrase: phraseOf(tokens),
    dish: mayBeKind ? (dishOf(text, held) ?? dishWith(text, book.names) ?? kindOfDish(pieces, book.names)) : null,
  };
}

/**
 * What is there and called like a dish, the sponge cake of "oil instead of butter for a sponge cake"; it may be one. Where no other food is
 * there but behind a "with", so may a few words: "butter chicken not too spicy".
 */
function dishesHeld(pieces: readonly Piece[], { held, left }: TypedReading, book: FoodBook): string[] {
  const there = pieces.filter(({ stance }) => stance === 'held');
  const [first, next] = there;
  const called = there.filter(({ text }) => DISH.test(text));
  const areMore = next === undefined && held.some(({ text }) => !first?.text.includes(text));
  const isAlone = first !== undefined && !areMore && (next === undefined || next.link === 'with');
  const isName = isAlone && first.text.includes(' ') && !left.some(({ text }) => first.text.includes(text));
  return (called.length === 0 && isName ? [first] : called).map((piece) => nameOfDish(piece, book));
}

/** A piece without what it is free of: the cookies of "sugar free cookies with oats". */
const nameOfDish = ({ text }: Piece, book: FoodBook): string => freeBefore(text, book)?.rest ?? text;

/**
 * What stands behind the "with" of a dish is there, the potato of "no garlic sabzi with potato"; and so is what is joined to a food that is:
 * "no mushrooms pasta and bacon".
 */
function heldByDish(pieces: readonly Piece[], names: FoodNames): Piece[] {
  const read: Piece[] = [];
  for (const piece of pieces) {
    const before = read.at(-1);
    const isBehindDish = before !== undefined && !Number.isInteger(before.run);
    const isDish = before?.stance === 'held' || (before?.stance === 'wanted' && !mayBeRefused(piece, names));
    const isJoined = isBehindDish && isDish && piece.link === 'and' && piece.run < before.run;
    const isMore = before?.stance === 'held' && piece.run === before.run && piece.link === 'and';
    const isHeld = isJoined || (piece.stance === 'open' && (isBehindDish || isMore));
    read.push(isHeld ? { ...piece, stance: 'held', run: isJoined ? before.run : piece.run } : piece);
  }
  return read;
}

/** Whether a piece may be more of what is refused: the cheese of "no dairy pasta and cheese". */
const mayBeRefused = ({ text }: Piece, names: FoodNames): boolean =>
  groupOf(text)?.allergens !== undefined || (names.find(text)?.contains.length ?? 0) > 0;

/** The kind of dish whose name is known as that of food, too: the burger of "salmon burger", the cake of "banana cake". */
function dishOfFoods(text: string, { names }: FoodBook): KindOfDish | null {
  return DISH.test(text) ? kindOfDish([{ text }], names) : null;
}

/** The kind of dish before a "with", where what stands behind it was read. */
function dishOf(text: string, held: readonly HeldFood[]): KindOfDish | null {
  const [, kind] = BEFORE_WITH.exec(text) ?? [];
  return kind === undefined || held.length === 0 ? null : { kind, foods: held.map(({ food }) => food) };
}

/** Whether a word warns of what somebody must not eat. Where nothing is left out for it, nothing of its text is held: what is unclear must be seen. */
const isAlarm = ({ sign, text }: Token, { names }: FoodBook): boolean =>
  sign === 'word' && ALARM.test(text) && !names.find(text);

const ALARM =
  /allerg|intol+er|c[oe]+liac|^vegans?$|vegetar|pescat|anaphyl|epi-?pen|^cmpa$|^(?:gluten|dairys?|lactose)$|(?:nut|dairy|gluten|egg|milk|soy|wheat)[ -]?free|^(?:deadly|dangerous?|unsafe|poison|hospital|ambulance|hives|swells?|vomits?|reaction|reacted)$/i;

function readPiecesOf(
  text: string,
  { pieces, isSentence }: { pieces: readonly Piece[]; isSentence: boolean },
  book: FoodBook,
): TypedReading {
  const isPlain = pieces.every(({ stance }) => stance === 'held');
  if (!isSentence && isPlain && (pieces.length < 2 || text.includes('(')))
    return asOne(text, pieces, book) ?? readPieces(pieces, isSentence, book);
  const reading = readPieces(pieces, isSentence, book);
  const isOne = isPlain && pieces.length < 3 && reading.held.length < 2 && reading.left.length === 0;
  const isUnclear = reading.unread.length > 0 && !pieces.some((piece) => LEFTOVER.test(piece.text));
  const one = isOne && isUnclear ? asOne(text, pieces, book) : undefined;
  const isPartOnly = pieces.length > 1 && one?.held[0]?.food === reading.held[0]?.food;
  return isPartOnly ? reading : (one ?? reading);
}

const isRefusing = ({ stance }: Piece): boolean => stance !== 'held' && stance !== 'spared';

/** Words that refuse something that is no food: "no oven". */
const REFUSES = /^(?:no|not|without|i? ?do ?n[o']?t|never)\b/i;

/** "Coeliac daughter wants cake" is no name of a cake. */
const SOMEBODY = new RegExp(`(?:^| )${PEOPLE} (?:wants?|needs?|likes?|loves?|asks?|has|have|is|are) `, 'i');

/** What may be a name as it stands; signs such as "-" or "🚫" may take it away. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .'’%&-]*$/u;

/** The reading of a text that is the name of one food. */
function asOne(text: string, pieces: readonly Piece[], book: FoodBook): TypedReading | undefined {
  const isLeft = pieces.some(
    ({ text: told }) =>
      leftoverOf(told, book.names) ?? groupOfEater(told) ?? foodFree(told, book) ?? freeBefore(told, book),
  );
  const food = isLeft ? undefined : resolveWhole(text, book.names);
  return food && !isTwoFoods(text, food, book.names) ? { ...NOTHING, held: [{ text, food }] } : undefined;
}

function readPieces(pieces: readonly Piece[], isSentence: boolean, book: FoodBook): TypedReading {
  const { held, spared, left, unread, wanted } = readAll(pieces, book);
  const isList =
    isSentence || left.length > 0 || pieces.some(({ link, text }) => link === 'pause' || LEFTOVER.test(text));
  // "Bubble and squeak" may be a dish: of its parts nothing is held.
  if (!isList && unread.length > 0 && held.length < 2)
    return readBehindWith(pieces, book) ?? { ...NOTHING, unread: pieces.map(({ text }) => text) };
  const foods = new Set<KnownFood>();
  const once = held.filter(({ food }) => !foods.has(food) && foods.add(food));
  const isThere = (one: LeftOut): KnownFood[] =>
    isOfNoDiet(one) ? once.map(({ food }) => food).filter((food) => food !== one.food) : [];
  const kept = left.map((one) => sparing(one, [...spared, ...isThere(one)], book.knowledge));
  return { ...NOTHING, held: once, left: kept, unread, wanted };
}

/** "Traybake with ham and leeks": what a dish of any kind is made with is there, where all of it names foods. */
function readBehindWith(pieces: readonly Piece[], book: FoodBook): TypedReading | undefined {
  const at = pieces.findIndex(({ link }) => link === 'with');
  if (at < 1) return undefined;
  const behind = readPieces(pieces.slice(at), true, book);
  if (behind.unread.length > 0) return undefined;
  const before = readPieces(pieces.slice(0, at), true, book);
  return { ...behind, held: [...before.held, ...behind.held], unread: before.unread };
}
