/*
 * The inner loops of a search in AssemblyScript, which becomes WebAssembly: counting takes four recipes at a time, which JavaScript cannot.
 * `npm run kernel` compiles it into `api/src/modules/search/index/kernel-code.ts`, where `match-kernel.ts` gives it its types.
 *
 * Its memory has room for one block of 65,536 recipes: a tally for each, then the facts of each, then the positions of one list.
 */
const SUMS: usize = 0;
const FACTS: usize = 0x40000;
const LIST: usize = 0x80000;
/** Where `countOn` leaves the recipe that is next and how many results there were. */
const COUNT: usize = 0xa0000;

/** Adds a tally to the recipes at the first `length` positions of the list. */
export function addToAll(length: i32, tally: i32): void {
  const to = LIST + (<usize>length << 1);
  let from = LIST;
  for (; from + 8 <= to; from += 8) {
    add(load<u16>(from), tally);
    add(load<u16>(from, 2), tally);
    add(load<u16>(from, 4), tally);
    add(load<u16>(from, 6), tally);
  }
  for (; from < to; from += 2) add(load<u16>(from), tally);
}

/** Adds a tally to those recipes of the list that have one already. */
export function addToUsed(length: i32, tally: i32): void {
  const to = LIST + (<usize>length << 1);
  for (let from = LIST; from < to; from += 2) addWhereAny(load<u16>(from), tally);
}

function add(position: usize, tally: i32): void {
  const sum = SUMS + (position << 2);
  store<i32>(sum, load<i32>(sum) + tally);
}

/** Which recipes have a tally is as good as random, and guessing it wrong costs more than all the rest: so there is no branch. */
function addWhereAny(position: usize, tally: i32): void {
  const sum = SUMS + (position << 2);
  const value = load<i32>(sum);
  store<i32>(sum, value + (tally & (-value >> 31)));
}

/**
 * Counts results from one position up to another, or up to and with the first recipe whose tally reaches `bar`, result or not. A recipe is a
 * result when its tally reaches `floor` and those bits of its facts that are `relevant` differ from the wanted ones by `most` at most.
 * @returns whether a recipe reaches the bar; it is the one before the next
 */
export function countOn(from: i32, to: i32, floor: i32, wanted: i32, relevant: i32, most: i32, bar: i32): bool {
  const floors = i32x4.splat(floor);
  const wants = i32x4.splat(wanted);
  const masks = i32x4.splat(relevant);
  const mosts = i32x4.splat(most);
  const bars = i32x4.splat(bar);
  let counts = i32x4.splat(0);
  let at = from;
  for (; at + 8 <= to; at += 8) {
    const here = <usize>at << 2;
    const a = v128.load(here, SUMS);
    const b = v128.load(here, SUMS + 16);
    if (v128.any_true(i32x4.ge_s(i32x4.max_s(a, b), bars))) break;
    const areA = i32x4.le_s(v128.and(v128.xor(v128.load(here, FACTS), wants), masks), mosts);
    const areB = i32x4.le_s(v128.and(v128.xor(v128.load(here, FACTS + 16), wants), masks), mosts);
    // A lane that is true is minus one.
    counts = i32x4.sub(counts, v128.and(areA, i32x4.ge_s(a, floors)));
    counts = i32x4.sub(counts, v128.and(areB, i32x4.ge_s(b, floors)));
  }
  let count = i32x4.extract_lane(counts, 0) + i32x4.extract_lane(counts, 1) + i32x4.extract_lane(counts, 2) + i32x4.extract_lane(counts, 3);
  let isMet = false;
  for (; at < to && !isMet; at++) {
    const here = <usize>at << 2;
    const sum = load<i32>(here, SUMS);
    count += i32(((load<i32>(here, FACTS) ^ wanted) & relevant) <= most) & i32(sum >= floor);
    isMet = sum >= bar;
  }
  store<i32>(COUNT, at);
  store<i32>(COUNT, count, 4);
  return isMet;
}
