/* Positions are in range by construction, which the types cannot say: `as number` costs nothing in these loops. */

/** How many recipes each two of some sets complete together, counted one recipe after the other by the masks of what it lacks: a bit for each set that has it. */
export class TogetherCounts {
  readonly #sets: number;
  /** By two places, the lower first: how many recipes each of the two completes alone; by the same place twice, how many that one does. */
  readonly #alone: Uint32Array;
  /** How many recipes the two complete together and neither alone. */
  readonly #both: Uint32Array;

  /** @param sets how many there are, at most 31 */
  constructor(sets: number) {
    this.#sets = sets;
    this.#alone = new Uint32Array(sets * sets);
    this.#both = new Uint32Array(sets * sets);
  }

  /** Counts a recipe that lacks the first `length` of `masks`, 1 or more, each of them in some set. */
  add(masks: Int32Array, length: number): void {
    let alone = -1;
    for (let i = 0; i < length; i++) alone &= masks[i] as number;
    for (let left = alone; left !== 0; left &= left - 1) this.#count(this.#alone, lowest(left), left);
    const first = masks[0] as number;
    for (let left = first & ~alone; left !== 0; left &= left - 1) {
      const partners = partnersOf(left & -left, masks, length) & ~alone;
      // Two of which each has the first are met from both sides, and counted from the lower.
      this.#count(this.#both, lowest(left), partners & ~(first & ~left));
    }
  }

  /** How many recipes two sets complete together, by their places. */
  of(one: number, other: number): number {
    const [low, high] = one < other ? [one, other] : [other, one];
    const at = low * this.#sets + high;
    if (low === high) return this.#alone[at] as number;
    return this.of(low, low) + this.of(high, high) - (this.#alone[at] as number) + (this.#both[at] as number);
  }

  /** Counts one more for a set and each of some others. */
  #count(counts: Uint32Array, set: number, others: number): void {
    for (let left = others; left !== 0; left &= left - 1) {
      const other = lowest(left);
      const at = set < other ? set * this.#sets + other : other * this.#sets + set;
      counts[at] = (counts[at] as number) + 1;
    }
  }
}

/** Bits of the sets that have all that the set of one bit has not. */
function partnersOf(bit: number, masks: Int32Array, length: number): number {
  let partners = -1;
  for (let i = 0; i < length; i++) if (((masks[i] as number) & bit) === 0) partners &= masks[i] as number;
  return partners;
}

/** Place of the lowest bit that is set. */
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
