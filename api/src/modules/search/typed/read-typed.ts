import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { foodFree } from './free-of.ts';
import { groupOfEater } from './food-groups.ts';
import { leftOut, leftOutGroup, type FoodBook, type LeftOut } from './left-out.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { plainText } from './plain-text.ts';
import { readHeld, readLeftOut, saysNothing, type Named, type ReadPiece } from './read-piece.ts';
import { tokensOf } from './tokens.ts';

/** A food that a text says is there, as it was written. */
export interface HeldFood {
  text: string;
  food: KnownFood;
}

/** What a typed text says. */
export interface TypedReading {
  /** The foods that are there, each once. */
  held: HeldFood[];
  /** What must not be used. */
  left: LeftOut[];
  /** The words of it that name nothing we know. */
  unread: string[];
}

/**
 * Reads what a cook typed: a food, several in a breath, a sentence, and what must not be used. What is said against a food is never taken for
 * having it; what is not clear is left unread. Works in one pass over the text.
 */
export function readTyped(text: string, book: FoodBook): TypedReading {
  const { pieces, isSentence } = piecesOf(tokensOf(plainText(text), book.names));
  const isPlain = pieces.every(({ stance }) => stance === 'held');
  if (!isSentence && isPlain && (pieces.length < 2 || text.includes('('))) return asOne(text, pieces, book) ?? readPieces(pieces, isSentence, book);
  const reading = readPieces(pieces, isSentence, book);
  const isWhole = isPlain && reading.held.length < 2 && reading.left.length === 0 && reading.unread.length > 0;
  return (isWhole ? asOne(text, pieces, book) : undefined) ?? reading;
}

/** The reading of a text that is the name of one food. */
function asOne(text: string, pieces: readonly Piece[], book: FoodBook): TypedReading | undefined {
  const isLeft = pieces.some((piece) => foodFree(piece.text, book) !== undefined);
  const food = isLeft ? undefined : book.names.resolve(text)?.food;
  return food && { held: [{ text, food }], left: [], unread: [] };
}

function readPieces(pieces: readonly Piece[], isSentence: boolean, book: FoodBook): TypedReading {
  const reading: TypedReading = { held: [], left: [], unread: [] };
  const runs = Map.groupBy(pieces, ({ run }) => run);
  for (const run of runs.values()) readRun(run, book, reading);
  const isList = isSentence || reading.left.length > 0 || pieces.some(({ link }) => link === 'pause');
  // "Bubble and squeak" may be a dish: of its parts nothing is held.
  if (!isList && reading.unread.length > 0) return { held: [], left: [], unread: pieces.map(({ text }) => text) };
  return { ...reading, held: distinct(reading.held, ({ food }) => food), left: distinct(reading.left, ({ name }) => name) };
}

function readRun(run: readonly Piece[], book: FoodBook, reading: TypedReading): void {
  const isFirm = run.some(({ isBare, link }) => !isBare || link === 'or');
  let head: Named | undefined;
  let isLinked = true;
  for (const piece of run) {
    if (piece.stance === 'held' || piece.stance === 'open') takeHeld(piece, book, reading);
    else {
      const { named, unread } = readLeftOut(piece.text, book.names);
      isLinked &&= piece.link !== 'pause';
      for (const [at, one] of named.entries()) {
        head ??= one;
        if (isFirm || (at === 0 && isLinked) || isAkin(one, head)) reading.left.push(leftOut(one, piece.stance, book));
        else reading.unread.push(one.text);
      }
      takeUnread(piece, unread, named, reading);
    }
  }
}

function takeHeld(piece: Piece, book: FoodBook, reading: TypedReading): void {
  const free = foodFree(piece.text, book);
  const group = groupOfEater(piece.text);
  if (free) {
    if (free.before !== '') takeHeld({ ...piece, text: free.before }, book, reading);
    reading.left.push(...free.left);
  } else if (group) reading.left.push(leftOutGroup(piece.text, group, 'unwanted', book));
  else if (!saysNothing(piece.text) || book.names.find(piece.text)) takeNamed(piece, readHeld(piece.text, book.names), reading);
}

/** Of "chicken tikka masala" nothing is held: it may be a dish. */
function takeNamed({ text, stance }: Piece, { named, unread }: ReadPiece, reading: TypedReading): void {
  if (unread.length > 0 || stance === 'open') reading.unread.push(text);
  else reading.held.push(...named.flatMap(({ text: told, food }) => (food ? [{ text: told, food }] : [])));
}

/** "Chicken without skin" leaves nothing out. */
function takeUnread({ text }: Piece, unread: readonly string[], named: readonly Named[], reading: TypedReading): void {
  const isPart = named.length === 0 && reading.held.length > 0 && PARTS.test(text);
  if (!isPart && (unread.length > 0 || named.length === 0)) reading.unread.push(unread.length > 0 ? unread.join(' ') : text);
}

const PARTS = /^(?:(?:the|any|its|added|extra|much) )*(?:skins?|bones?|seeds?|pips|stones?|pits?|shells?|peel|rind|crusts?|stalks?|stems?|heads?|tails?|guts|scales|fat|pith|tops|label|sauce|dressing|additives|preservatives|hurry)(?: (?:on|off|added))?$/i;

/** Whether two foods are of a kind, so that who lists them behind "no" means both: "no onions, garlic". */
function isAkin(one: Named, other: Named): boolean {
  if (one.group?.allergens && other.group?.allergens) return true;
  return one.food !== null && one.food.category === other.food?.category;
}

function distinct<T>(all: readonly T[], key: (one: T) => unknown): T[] {
  return [...new Map(all.toReversed().map((one) => [key(one), one])).values()].toReversed();
}
