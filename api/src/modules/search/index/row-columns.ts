import { emptyBlocks } from './block-facts.ts';

/** Columns of recipes, a position each, as one thread hands them to another. */
export interface RowColumns {
  numbers: Uint32Array;
  /** See `packFacts`. */
  facts: Int32Array;
  /** See `packOtherFacts`. */
  otherFacts: Uint16Array;
  /** Minus the total time in minutes: as in the next two, more is better. */
  quickness: Int32Array;
  /** In tenths, see `shownRating`. */
  shownRatings: Int32Array;
  ratingScores: Int32Array;
  reviewCounts: Int32Array;
  unlinked: Uint16Array;
  /** How many foods the dish is named for: the first of its needed foods. */
  named: Uint16Array;
  staples: Uint16Array;
  /** Where a recipe's foods begin; they end where those of the next begin. */
  foodsAt: Uint32Array;
  /** Slots of the needed foods of each recipe, then of its staples. */
  foods: Uint32Array;
  /** Open addressing by recipe number: position + 1, or 0. */
  places: Uint32Array;
  /** See `BlockFacts`. */
  blocks: Int32Array;
}

/** Columns without a recipe yet, with room for so many recipes and foods. */
export function emptyColumns(capacity: number, foodCapacity: number): RowColumns {
  return {
    numbers: new Uint32Array(capacity),
    facts: new Int32Array(capacity),
    otherFacts: new Uint16Array(capacity),
    quickness: new Int32Array(capacity),
    shownRatings: new Int32Array(capacity),
    ratingScores: new Int32Array(capacity),
    reviewCounts: new Int32Array(capacity),
    unlinked: new Uint16Array(capacity),
    named: new Uint16Array(capacity),
    staples: new Uint16Array(capacity),
    foodsAt: new Uint32Array(capacity + 1),
    foods: new Uint32Array(foodCapacity),
    places: new Uint32Array(2 ** (33 - Math.clz32(capacity))),
    blocks: emptyBlocks(capacity),
  };
}
