import { compareKeys, EXAMPLES, type Completed, type Example, type Lacking } from '../match/search-engine.ts';
import type { IndexFoods } from './index-foods.ts';
import { BLOCK } from './block-facts.ts';
import type { Postings } from './index-postings.ts';
import type { RecipeRows } from './index-rows.ts';
import type { Segment } from './index-segment.ts';
import { passesAt } from './match-facts.ts';
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

/** By position within the block: how many of the foods that are counted a recipe asks for; all 0 between two uses. */
const hits = new Uint16Array(BLOCK);

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
      const parts = this.#plan.assumeStaples ? [named, others] : [named, others, staples];
      for (let block = 0; block < named.blocks; block++) {
        for (const part of parts) for (const food of slots) countHits(part, food, block);
        for (const part of parts)
          for (const food of slots) takeHits(part, food, block, rows, this.#lacks[i] as Uint8Array, completed);
      }
    }
    return completed;
  }
}

function lacksOf(segment: Segment, coins: readonly Coin[], plan: MatchPlan, alone: Uint32Array): Uint8Array {
  const { rows } = segment;
  const lacks = new Uint8Array(rows.size);
  for (let base = 0; base < rows.size; base += BLOCK) {
    if (!rows.mayPass(base / BLOCK, plan.factsFilter)) continue;
    const size = Math.min(BLOCK, rows.size - base);
    const sums = tallyLacking(segment, base / BLOCK, size, coins, plan);
    for (let at = 0; at < size; at++) {
      const sum = sums[at] as number;
      if (sum === 0 || rows.unlinked[base + at] !== 0 || !passesAt(plan.factsFilter, rows, base + at)) continue;
      const count = sum & COUNT_MASK;
      lacks[base + at] = count;
      if (count === 1) alone[sum >>> SLOT_SHIFT] = (alone[sum >>> SLOT_SHIFT] as number) + 1;
    }
  }
  return lacks;
}

function countHits(part: Postings, food: number, block: number): void {
  const { offsets } = part;
  const to = endOf(part, food, block);
  for (let i = startOf(part, food, block); i < to; i++) {
    const at = offsets[i] as number;
    hits[at] = (hits[at] as number) + 1;
  }
}

/** Takes over the recipes of a list that lack as many foods as were counted, each once, and leaves nothing counted. */
function takeHits(
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
    const at = offsets[i] as number;
    const count = hits[at] as number;
    if (count === 0) continue;
    hits[at] = 0;
    if (count === lacks[base + at]) completed.add(rows, base + at);
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
