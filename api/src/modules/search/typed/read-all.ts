import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { DISH, isDishName } from './dish-words.ts';
import { groupOf, groupOfEater, type FoodGroup } from './food-groups.ts';
import { areAllergens, endOfList, isAkin, isCutBehind, isPlain, mayFollow, mealBehind } from './end-of-list.ts';
import { foodFree, freeBefore, isFreeToo, isReadyWith, isSafeFood, tellsFree } from './free-of.ts';
import { concerns, isOfNoDiet, leftOut, leftOutGroup, type FoodBook, type LeftOut } from './left-out.ts';
import { LEFTOVER } from './leftovers.ts';
import type { Piece } from './pieces.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { isForeign, readHeld, readLeftOut, saysNothing, type Named, type ReadPiece } from './read-piece.ts';

/** What the pieces of a text say, in their order. */
export interface ReadPieces {
  held: { text: string; food: KnownFood }[];
  /** Those of the held foods that are taken out of what is left out. */
  spared: KnownFood[];
  left: LeftOut[];
  unread: string[];
  /** Those of the unread texts that say what is wanted: the curry of "curry, no nuts". */
  wanted: string[];
}

/** Reads pieces one after the other; what there is hardly any of counts where nothing else is there. */
export function readAll(pieces: readonly Piece[], book: FoodBook): ReadPieces {
  const reader = new Reader(book);
  const [scarce, others] = [true, false].map((isScarce) =>
    pieces.filter(({ stance }) => (stance === 'scarce') === isScarce),
  );
  for (const run of Map.groupBy(others ?? [], (piece) => piece.run).values()) reader.takeRun(run);
  if (reader.read.held.length === 0) reader.takeRun((scarce ?? []).map((piece) => ({ ...piece, stance: 'held' })));
  return reader.read;
}

class Reader {
  readonly read: ReadPieces = { held: [], spared: [], left: [], unread: [], wanted: [] };
  readonly #book: FoodBook;
  /** Whether the run before is one food behind a bare "no". */
  #isBehindNo = false;

  constructor(book: FoodBook) {
    this.#book = book;
  }

  /** Pieces of one run have one stance. */
  takeRun(told: readonly Piece[]): void {
    const isOfPart = told[0] !== undefined && this.#isPart(told[0]);
    const isHeld = (piece: Piece): boolean =>
      this.#isSafe(piece) || isEater(piece) || (isOfPart && piece.link === 'pause');
    const run = told.map((piece): Piece => (isHeld(piece) ? { ...piece, stance: 'held' } : piece));
    const free = freePieces(run, this.#book);
    for (const piece of run) if (!isTaken(piece) && !this.#isPart(piece)) this.#hold(piece, free.get(piece));
    const taken = run.filter((piece) => isTaken(piece) && !this.#isPart(piece));
    const isRow = this.#isBehindNo && taken.length === run.length && this.read.left.every(isOfNoDiet);
    const refused = isRow ? this.#listBehindRow(taken) : taken;
    const there = this.read.held.map(({ food }) => food);
    const end = endOfList(refused, this.#book.names, there);
    this.#leaveOut(refused.slice(0, end));
    const isOfFood = refused.slice(0, end).some(({ text }) => readLeftOut(text, this.#book.names).named.length > 0);
    for (const piece of refused.slice(end)) this.#holdBehind(piece, isOfFood);
    this.#isBehindNo = run.length === 1 && isBareFood(run[0], this.#book.names);
  }

  /**
   * "No garlic no onion courgette and feta": where each "no" takes one food, what follows the last of them is there; but no
   * group of allergens, and nothing where an allergen is refused.
   */
  #listBehindRow(run: readonly Piece[]): readonly Piece[] {
    const { names } = this.#book;
    const [first, ...others] = run;
    const { named, unread } = readLeftOut(first?.text ?? '', names);
    const [refused, ...rest] = named;
    const follow = [...rest, ...others.flatMap(({ text }) => readLeftOut(text, names).named)];
    const isList = first?.isBare && rest.length > 0 && unread.length === 0 && others.every(({ link }) => link !== 'or');
    if (!isList || !refused || !follow.every((one) => isThereBehind(one, refused))) return run;
    for (const one of follow) this.#hold({ ...first, text: one.text, stance: 'held' });
    return [{ ...first, text: refused.text }];
  }

  /** "Allergic to milk, dairy-free cheese": behind a comma stands what is there. */
  #isSafe({ text, link, stance }: Piece): boolean {
    return link === 'pause' && stance !== 'lacking' && isSafeFood(text, this.#book);
  }

  /** "Chicken without skin" leaves nothing out; the seeds of "oats, seeds" are a food. */
  #isPart(piece: Piece): boolean {
    const isFood = !isTaken(piece) && this.#book.names.find(piece.text) !== undefined;
    return this.read.held.length > 0 && PARTS.test(piece.text) && !isFood;
  }

  #hold(piece: Piece, isFree?: FoodGroup): void {
    const free = foodFree(piece.text, this.#book) ?? freeBefore(piece.text, this.#book);
    const group = isFree ?? groupOfEater(piece.text);
    const kind = this.#kindOfLeft(piece);
    if (kind) this.read.held.push({ text: piece.text, food: kind });
    else if (free) {
      if (free.rest !== '') this.#holdFree({ ...piece, text: free.rest }, free.left);
      this.read.left.push(free.left);
    } else if (group) this.read.left.push(leftOutGroup(piece.text, group, 'unwanted', this.#book));
    else if (!saysNothing(piece.text) || LEFTOVER.test(piece.text) || this.#book.names.find(piece.text))
      this.#holdFoods(piece);
  }

  /** Several foods in one breath may be the name of a dish: the butter chicken of "vegan butter chicken"; an ice cream that is vegan is one to make. */
  #holdFree(piece: Piece, left: LeftOut): void {
    const { held, unread, wanted } = this.read;
    const { length } = held;
    this.#hold(piece);
    const [food, ...others] = held.slice(length).map((one) => one.food);
    if (food && isReadyWith(food, left)) {
      const name = this.#book.names.find(piece.text) ? piece.text : food.name;
      held.length = length;
      unread.push(name);
      wanted.push(name);
    } else if (others.length > 0 || (food && DISH.test(piece.text))) wanted.push(piece.text);
  }

  /** Of "chicken tikka masala" nothing is held: it may be a dish. */
  #holdFoods(piece: Piece): void {
    const { text, stance } = piece;
    const { named, unread } = readHeld(text, this.#book.names, this.#book.isUsed);
    if (unread.length > 0 && this.#heedEater(piece)) return;
    if (stance === 'held' && this.#isList(text, { named, unread })) {
      this.read.held.push(...named.flatMap(({ text: told, food }) => (food ? { text: told, food } : [])));
      this.read.unread.push(unread.join(' '));
      this.read.wanted.push(text);
      return;
    }
    if (named.length === 0 || unread.length > 0 || stance === 'open' || stance === 'wanted') {
      this.read.unread.push(text);
      if (stance === 'held' || stance === 'wanted') this.read.wanted.push(text);
      return;
    }
    for (const { text: told, food } of named) {
      if (!food) continue;
      this.read.held.push({ text: told, food });
      if (stance === 'spared') this.read.spared.push(food);
    }
  }

  /**
   * Whether most words of a piece name foods, and are no dish: "aubergine mince feta umbrella". In another language a word that is unknown may
   * refuse what is behind it.
   */
  #isList(text: string, { named, unread }: ReadPiece): boolean {
    const isEnglish = !named.some((one) => isForeign(one, this.#book.names));
    return (
      unread.length > 0 &&
      named.length > 1 &&
      unread.length <= named.length &&
      isEnglish &&
      !text.split(' ').some(isDishName)
    );
  }

  /** "Rice chicken coeliac", "him coeliac": who eats it is heeded wherever the word stands, and the rest is read. */
  #heedEater(piece: Piece): boolean {
    const words = piece.text.split(' ');
    const eater = words.find((word) => groupOfEater(word));
    const group = eater === undefined ? undefined : groupOfEater(eater);
    if (eater === undefined || !group || words.length === 1) return false;
    this.read.left.push(leftOutGroup(eater, group, 'unwanted', this.#book));
    this.#hold({ ...piece, text: words.filter((word) => word !== eater).join(' ') });
    return true;
  }

  /** What is there instead of what was left out: the tinned tomatoes of "no fresh tomatoes, only tinned". */
  #kindOfLeft({ text, stance }: Piece): KnownFood | undefined {
    const { names } = this.#book;
    const left = this.read.left.at(-1);
    if (!left?.food || left.isAllergy || stance !== 'held' || names.find(text) || text.includes(' ')) return undefined;
    return names.find(`${text} ${left.text.split(' ').at(-1) ?? ''}`);
  }

  /** A kind or a cut of what is there, which is no name alone: "chicken but not thighs", "tomatoes but not tinned". */
  #kindLeftOut(text: string): ReadPiece | undefined {
    const { names } = this.#book;
    if (groupOf(text) || names.find(text)) return undefined;
    for (const { text: held, food } of this.read.held)
      for (const name of [`${held} ${text}`, `${food.name} ${text}`, `${text} ${held}`, `${text} ${food.name}`]) {
        const kind = names.find(name);
        if (kind && kind !== food) return { named: [{ text, food: kind }], unread: [] };
      }
    return undefined;
  }

  /** "Chicken but not chicken curry": what is there is not left out with a dish of it. */
  #isDishOf(named: readonly Named[]): boolean {
    return named.some(({ food }) => this.read.held.some((held) => held.food === food));
  }

  /**
   * What stands behind the end of a list is there, but for what is left out by name or by a group of it. Where what was refused is no food, as in
   * "don't have an oven, chicken, rice", nothing that may make ill is.
   */
  #holdBehind(piece: Piece, isOfFood: boolean): void {
    const { left } = this.read;
    const { named } = readLeftOut(piece.text, this.#book.names);
    const isListed = isOfFood && left.some(({ allergens }) => allergens.length > 0);
    if (isListed && named.some(({ group }) => group?.allergens)) return this.#leaveOut([{ ...piece, isBare: false }]);
    const isSafe = isOfFood || piece.stance === 'lacking' || named.every(isPlain);
    const isLeft = named.some(({ food }) => food && left.some((one) => concerns(one, food)));
    this.#hold({ ...piece, stance: isSafe && !isLeft ? 'held' : 'open' });
  }

  /** Behind a small "no" only what is joined to the first food, stands before an "or", or goes on with its kind, is left out for certain: "no eggs, flour and milk" leaves milk open. */
  #leaveOut(run: readonly Piece[]): void {
    const lastOr = run.findLastIndex(({ link }) => link === 'or');
    let head: Named | undefined;
    let isLinked = true;
    let isOpen = false;
    const cooked = mealBehind(run, this.#book.names);
    for (const [place, piece] of run.entries()) {
      const { text, stance, link, isBare } = piece;
      isLinked &&= link !== 'pause';
      const { named, unread } = this.#kindLeftOut(text) ?? readLeftOut(text, this.#book.names);
      if (unread.length > 0 && this.#isDishOf(named)) {
        this.read.unread.push(text);
        continue;
      }
      for (const [at, one] of named.entries()) {
        head ??= one;
        isOpen ||= isBare && place > lastOr && !(at === 0 && isLinked) && !isAkin(one, head);
        const isBehind = cooked && (place > cooked.place || (place === cooked.place && at > 0));
        if (isBehind && (mayFollow(one, cooked.head) || isCutBehind(one, cooked)))
          this.#hold({ ...piece, text: one.text, stance: 'held' });
        else if (isOpen && !areAllergens(one, head)) this.read.unread.push(one.text);
        else this.read.left.push(leftOut(one, stance, this.#book));
      }
      if (unread.length > 0) this.read.unread.push(unread.join(' '));
    }
  }
}

/** "No meat for vegetarians and dairy for my wife": who eats it is among what is refused, and is no part of it. */
const isEater = ({ text, link }: Piece): boolean => link !== 'start' && groupOfEater(text) !== undefined;

/** Whether a piece is one plain food behind a bare "no". */
function isBareFood(piece: Piece | undefined, names: FoodNames): boolean {
  if (piece?.stance !== 'unwanted' || !piece.isBare) return false;
  const { named, unread } = readLeftOut(piece.text, names);
  return named.length === 1 && unread.length === 0 && named.every(isPlain);
}

const isThereBehind = ({ food, group }: Named, refused: Named): boolean =>
  food !== null && !group?.allergens && !group?.diet && isPlain(refused);

const isTaken = ({ stance }: Piece): boolean => stance === 'unwanted' || stance === 'allergic' || stance === 'lacking';

/** The pieces of a run that are free of something only by what stands behind them: the gluten and the egg of "gluten, egg and dairy free pancakes". */
function freePieces(run: readonly Piece[], book: FoodBook): Map<Piece, FoodGroup> {
  const free = new Map<Piece, FoodGroup>();
  for (let at = run.length - 1; at > 0; at -= 1) {
    const [before, piece] = [run[at - 1], run[at]];
    const isLinked = piece && (tellsFree(piece.text) ? piece.link !== 'pause' : free.has(piece));
    const group = before && isLinked ? isFreeToo(before.text, book) : undefined;
    if (before && group) free.set(before, group);
  }
  return free;
}

/** Parts of a food. */
const PARTS =
  /^(?:(?:the|any|its|added|extra|much) )*(?:skins?|bones?|seeds?|pips|stones?|pits?|shells?|peel|rind|crusts?|stalks?|stems?|heads?|tails?|guts|scales|fat|pith|tops|label|additives|preservatives)(?: (?:on|off|added))?$/i;
