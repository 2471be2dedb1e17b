/**
 * Share of the recipes that ask for the food of each rank: the first in half of them, then falling as in real
 * kitchens, where a recipe asks for eight or nine foods and most foods are rare.
 */
export function shareOfRank(rank: number): number {
  return 1.25 / (rank + 2.5);
}

/** How likely a draw falls on the food of each rank, so that the draws for a recipe give it its share. */
export function weightOfRank(rank: number): number {
  return -Math.log(1 - shareOfRank(rank));
}

/** Draws whole numbers with given weights, in constant time (Walker's alias method, in the form given by Vose). */
export class Skew {
  readonly #keep: Float64Array;
  readonly #other: Uint32Array;

  constructor(weights: readonly number[]) {
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    const left = weights.map((weight) => weight / mean);
    this.#keep = new Float64Array(weights.length).fill(1);
    this.#other = new Uint32Array(weights.length);
    const [small, large]: [number[], number[]] = [[], []];
    left.forEach((weight, i) => (weight < 1 ? small : large).push(i));
    for (
      let low = small.pop(), high = large.pop();
      low !== undefined && high !== undefined;
      low = small.pop(), high = large.pop()
    ) {
      const weight = left[low] ?? 0;
      this.#keep[low] = weight;
      this.#other[low] = high;
      const rest = (left[high] ?? 0) + weight - 1;
      left[high] = rest;
      (rest < 1 ? small : large).push(high);
    }
  }

  /** The number that a random from 0 up to 1 falls on. */
  draw(random: number): number {
    const scaled = random * this.#keep.length;
    const i = Math.floor(scaled);
    return scaled - i < (this.#keep[i] ?? 1) ? i : (this.#other[i] ?? i);
  }
}
