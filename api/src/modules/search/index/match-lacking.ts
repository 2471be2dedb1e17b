import { compareKeys, EXAMPLES, type Completed, type Example, type Lacking } from '../match/search-engine.ts';
import type { IndexFoods } from './index-foods.ts';
import { BLOCK } from './block-facts.ts';
import type { Postings } from './index-postings.ts';
import type { RecipeRows } from './index-rows.ts';
import type { Segment } from './index-segment.ts';
import { passMask } from './match-facts.ts';
import type { Coin, MatchPlan } from './match-plan.ts';
import { endOf, startOf, tallyLacking } from './match-tally.ts';

/*
 * Positions are in range by construction, which the types cannot say: `as number` costs nothing in these loops.
 *
 * What a recipe lacks is one whole number: how many foods in the lowest bits, above them the sum of their slots. So where one food is
 * lacking, the number tells which. A recipe has at most 100 lines.
 */
const SLOT_SHIFT = 8;
const COUNT_MASK = 0xff;

/** What recipes lack: one pass over the postings of all that nothing covers. */
export class LackingInIndex implements Lacking {
  readonly alone: ReadonlyMap<number, number>;
  readonly #segments: readonly Segment[];
  readonly #plan: MatchPlan;
  readonly #slotOf: (food: number) => number | undefined;
  /** For each segment by position: how many foods are lacking; 0 where none is, or the recipe is no result. */
  readonly #lacks: readonly Uint8Array[];

  constructor(segments: readonly Segment[], plan: MatchPlan, foods: IndexFoods) {
    this.#segments = segments;
    this.#plan = plan;
    this.#slotOf = (food) => foods.find(food);
    const coins: Coin[] = [];
    for (let slot = 0; slot < foods.size; slot++)
      if (plan.credits[slot] === 0) coins.push({ food: slot, tally: (slot << SLOT_SHIFT) | 1 });
    const alone = new Uint32Array(foods.size);
    this.#lacks = segments.map((segment) => lacksOf(segment, coins, plan, alone));
    this.alone = new Map(
      foods.numbers().flatMap((number, slot) => ((alone[slot] as number) > 0 ? [[number, alone[slot] as number]] : [])),
    );
  }

  completedBy(numbers: ReadonlySet<number>): Completed {
    const slots = [...numbers].flatMap((number) => this.#slotOf(number) ?? []);
    const completed = new CompletedSoFar();
    for (const [i, { rows, postings }] of this.#segments.entries()) {
      const { named, others, staples } = postings;
      const lacks = this.#lacks[i] as Uint8Array;
      const parts = this.#plan.assumeStaples ? [named, others] : [named, others, staples];
      for (let block = 0; block < named.blocks; block++) {
        for (const part of parts) for (const food of slots) takeOff(part, food, block, rows, lacks, completed);
        for (const part of parts) for (const food of slots) putBack(part, food, block, lacks);
      }
    }
    return completed;
  }
}

/** All bits for 0, none for what is more. */
const isZero = (value: number): number => (value - 1) >> 31;

/** Without a branch but the last: which recipes are results is as good as random. */
function lacksOf(segment: Segment, coins: readonly Coin[], plan: MatchPlan, alone: Uint32Array): Uint8Array {
  const { rows } = segment;
  const lacks = new Uint8Array(rows.size);
  for (let base = 0; base < rows.size; base += BLOCK) {
    if (!rows.mayPass(base / BLOCK, plan.factsFilter)) continue;
    const size = Math.min(BLOCK, rows.size - base);
    const sums = tallyLacking(segment, base / BLOCK, size, coins, plan);
    for (let at = 0; at < size; at++) {
      const sum = sums[at] as number;
      const count =
        sum & COUNT_MASK & passMask(plan.factsFilter, rows, base + at) & isZero(rows.unlinked[base + at] as number);
      lacks[base + at] = count;
      if (count === 1) alone[sum >>> SLOT_SHIFT] = (alone[sum >>> SLOT_SHIFT] as number) + 1;
    }
  }
  return lacks;
}

/** Takes a food off what recipes lack, and takes over those that then lack nothing. One that lacked nothing before goes to 255. */
function takeOff(
  part: Postings,
  food: number,
  block: number,
  rows: RecipeRows,
  lacks: Uint8Array,
  completed: CompletedSoFar,
): void {
  const base = block * BLOCK;
  const { offsets } = part;
  const to = endOf(part, food, block);
  for (let i = startOf(part, food, block); i < to; i++) {
    const at = base + (offsets[i] as number);
    const left = (lacks[at] as number) - 1;
    lacks[at] = left;
    if (left === 0) completed.add(rows, at);
  }
}

/** Undoes {@link takeOff}. */
function putBack(part: Postings, food: number, block: number, lacks: Uint8Array): void {
  const base = block * BLOCK;
  const { offsets } = part;
  const to = endOf(part, food, block);
  for (let i = startOf(part, food, block); i < to; i++) {
    const at = base + (offsets[i] as number);
    lacks[at] = (lacks[at] as number) + 1;
  }
}

/** Counts recipes and keeps the best of them. */
class CompletedSoFar implements Completed {
  recipes = 0;
  examples: Example[] = [];

  add(rows: RecipeRows, at: number): void {
    this.recipes++;
    const worst = this.examples[EXAMPLES - 1];
    const rating = rows.ratingScores[at] as number;
    if (worst && rating < (worst.key[0] as number)) return;
    const number = rows.numbers[at] as number;
    this.examples = bestExamples([...this.examples, { number, key: [rating, rows.quickness[at] as number, -number] }]);
  }
}

/** The best of some examples. */
export const bestExamples = (examples: readonly Example[]): Example[] =>
  examples.toSorted((a, b) => compareKeys(a.key, b.key)).slice(0, EXAMPLES);
