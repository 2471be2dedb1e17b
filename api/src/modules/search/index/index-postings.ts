import { BLOCK } from './block-facts.ts';
import type { RecipeRows } from './index-rows.ts';
import { SLICE_ROWS, touch } from './index-slices.ts';

/** For every food and block, the recipes that ask for it. */
export interface Postings {
  blocks: number;
  /** Where the list of `slot * blocks + block` begins in `offsets`; it ends where the next begins. */
  starts: Uint32Array;
  /** Positions within their block, ascending. */
  offsets: Uint16Array;
}

/** A recipe's foods, each in one part: what the dish is named for, what else it needs, and its staples. */
export const PARTS = ['named', 'others', 'staples'] as const;

/** One of {@link PARTS}. */
export type Part = (typeof PARTS)[number];

/** Lists the recipes of each food, in slices; `foods` is the number of slots given so far. */
export function* buildPostings(rows: RecipeRows, part: Part, foods: number): Generator<void, Postings> {
  const blocks = Math.ceil(rows.size / BLOCK);
  const starts = new Uint32Array(foods * blocks + 1);
  for (let from = 0; from < rows.size; from += SLICE_ROWS) {
    count(rows, part, from, blocks, starts);
    yield;
  }
  const offsets = new Uint16Array(accumulate(starts));
  yield* touch(offsets);
  const next = starts.slice();
  for (let from = 0; from < rows.size; from += SLICE_ROWS) {
    fill(rows, part, from, blocks, next, offsets);
    yield;
  }
  return { blocks, starts, offsets };
}

function count(rows: RecipeRows, part: Part, from: number, blocks: number, starts: Uint32Array): void {
  const end = Math.min(from + SLICE_ROWS, rows.size);
  for (let at = from; at < end; at++) {
    const block = Math.floor(at / BLOCK);
    const to = lastFood(rows, part, at);
    for (let i = firstFood(rows, part, at); i < to; i++) {
      const list = (rows.foods[i] ?? 0) * blocks + block;
      starts[list] = (starts[list] ?? 0) + 1;
    }
  }
}

/** Turns counts into starts; returns their sum. */
function accumulate(starts: Uint32Array): number {
  let sum = 0;
  for (let list = 0; list < starts.length; list++) {
    const length = starts[list] ?? 0;
    starts[list] = sum;
    sum += length;
  }
  return sum;
}

function fill(
  rows: RecipeRows,
  part: Part,
  from: number,
  blocks: number,
  next: Uint32Array,
  offsets: Uint16Array,
): void {
  const end = Math.min(from + SLICE_ROWS, rows.size);
  for (let at = from; at < end; at++) {
    const block = Math.floor(at / BLOCK);
    const to = lastFood(rows, part, at);
    for (let i = firstFood(rows, part, at); i < to; i++) {
      const list = (rows.foods[i] ?? 0) * blocks + block;
      const place = next[list] ?? 0;
      offsets[place] = at % BLOCK;
      next[list] = place + 1;
    }
  }
}

function firstFood(rows: RecipeRows, part: Part, at: number): number {
  if (part === 'staples') return rows.splitAt(at);
  return (rows.foodsAt[at] ?? 0) + (part === 'named' ? 0 : (rows.named[at] ?? 0));
}

function lastFood(rows: RecipeRows, part: Part, at: number): number {
  if (part === 'named') return (rows.foodsAt[at] ?? 0) + (rows.named[at] ?? 0);
  return part === 'others' ? rows.splitAt(at) : (rows.foodsAt[at + 1] ?? 0);
}
