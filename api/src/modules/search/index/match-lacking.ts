import {
  compareKeys,
  EXAMPLES,
  type Completed,
  type Example,
  type Lacking,
  type Together,
} from '../match/search-engine.ts';
import type { IndexFoods } from './index-foods.ts';
import { BLOCK } from './block-facts.ts';
import { PARTS, type Postings } from './index-postings.ts';
import type { RecipeRows } from './index-rows.ts';
import type { Segment } from './index-segment.ts';
import { countLacks, type SegmentLacks } from './lacking-counts.ts';
import { countTogether, countTwos } from './lacking-few.ts';
import type { MatchPlan } from './match-plan.ts';
import { endOf, startOf } from './match-tally.ts';

/* Positions are in range by construction, which the types cannot say: `as number` costs nothing in these loops. */

/** What recipes lack, and what some foods would complete. */
export class LackingInIndex implements Lacking {
  readonly alone: ReadonlyMap<number, number>;
  readonly #plan: MatchPlan;
  readonly #foods: IndexFoods;
  readonly #lacks: readonly SegmentLacks[];

  constructor(segments: readonly Segment[], plan: MatchPlan, foods: IndexFoods) {
    this.#plan = plan;
    this.#foods = foods;
    this.#lacks = countLacks(segments, plan, foods);
    this.alone = new Map(
      foods.numbers().flatMap((number, slot) => {
        const recipes = this.#lacks.reduce((sum, { singles }) => sum + (singles.lengths[slot] as number), 0);
        return recipes > 0 ? [[number, recipes]] : [];
      }),
    );
  }

  completedBy(numbers: ReadonlySet<number>): Completed {
    const slots = [...numbers]
      .flatMap((number) => this.#foods.find(number) ?? [])
      .filter((slot) => this.#plan.credits[slot] === 0)
      .sort((a, b) => this.#foods.needing(b) - this.#foods.needing(a));
    const completed = new CompletedSoFar();
    for (const lacks of this.#lacks)
      if (lacks.singles.areListed) this.#completeSparing(slots, lacks, completed);
      else this.#completeWith(slots, lacks, completed);
    return completed;
  }

  eachTwo(visit: (one: number, other: number, recipes: number) => void): void {
    const numbers = this.#foods.numbers();
    for (const [two, recipes] of countTwos(this.#lacks, this.#plan, numbers.length))
      visit(numbers[Math.floor(two / numbers.length)] as number, numbers[two % numbers.length] as number, recipes);
  }

  together(sets: readonly ReadonlySet<number>[]): Together {
    const slots = sets.map((numbers) => [...numbers].flatMap((number) => this.#foods.find(number) ?? []));
    return countTogether(this.#lacks, this.#plan, slots);
  }

  /**
   * The food that most recipes ask for has by far the longest postings. Where few recipes lack little these need not be gone through: what
   * lacks it alone is listed, and what lacks it with others of the foods is met in the postings of these.
   */
  #completeSparing(slots: readonly number[], lacks: SegmentLacks, completed: CompletedSoFar): void {
    const [commonest, ...others] = slots;
    if (commonest === undefined) return;
    lacks.singles.each(commonest, (at) => completed.add(lacks.segment.rows, at));
    if (others.length > 0) this.#completeWith(others, lacks, completed, commonest);
  }

  /** Takes over what lacks some of the foods and nothing more, but perhaps the spared one. */
  #completeWith(
    slots: readonly number[],
    { counts, segment }: SegmentLacks,
    completed: CompletedSoFar,
    spared: number | null = null,
  ): void {
    const { rows, postings } = segment;
    const { assumeStaples, factsFilter } = this.#plan;
    const parts = (assumeStaples ? NEEDED : PARTS).map((part) => postings[part]);
    const complete = (at: number, left: number): void => {
      if (left === 0 || (spared !== null && asksFor(rows, at, spared, assumeStaples))) completed.add(rows, at);
    };
    const most = spared === null ? 0 : 1;
    for (let block = 0; block < postings.named.blocks; block++) {
      if (!rows.mayPass(block, factsFilter)) continue;
      for (const part of parts) for (const food of slots) takeOff(part, food, block, counts);
      for (const part of parts) for (const food of slots) putBack(part, food, block, { counts, most, complete });
    }
  }
}

/** What else than staples a recipe asks for. */
const NEEDED = ['named', 'others'] as const;

function asksFor(rows: RecipeRows, at: number, food: number, assumeStaples: boolean): boolean {
  const to = assumeStaples ? rows.splitAt(at) : (rows.foodsAt[at + 1] as number);
  for (let i = rows.foodsAt[at] as number; i < to; i++) if (rows.foods[i] === food) return true;
  return false;
}

/** Takes a food off what recipes lack. What lacked nothing before goes to 255. */
function takeOff(part: Postings, food: number, block: number, counts: Uint8Array): void {
  const base = block * BLOCK;
  const { offsets } = part;
  const to = endOf(part, food, block);
  for (let i = startOf(part, food, block); i < to; i++) {
    const at = base + (offsets[i] as number);
    counts[at] = (counts[at] as number) - 1;
  }
}

/** Recipes that lack at most `most` foods after some were taken off, and what is called with each. */
interface Completing {
  counts: Uint8Array;
  most: 0 | 1;
  complete: (at: number, left: number) => void;
}

/**
 * Undoes {@link takeOff}, and calls `complete` with the recipes that have at most `most` foods left. A recipe that had none left is passed once
 * more, with one, when a second food is put back: none of its foods is the spared one, which is how it is told from those that had one left.
 */
function putBack(part: Postings, food: number, block: number, { counts, most, complete }: Completing): void {
  const base = block * BLOCK;
  const { offsets } = part;
  const to = endOf(part, food, block);
  for (let i = startOf(part, food, block); i < to; i++) {
    const at = base + (offsets[i] as number);
    const left = counts[at] as number;
    counts[at] = left + 1;
    if (left <= most) complete(at, left);
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
