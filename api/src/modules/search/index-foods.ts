/** The foods that recipes of an index ask for, numbered without gaps so that arrays can be looked up by them. */
export class IndexFoods {
  readonly #slots = new Map<number, number>();
  readonly #needing: number[] = [];

  /** How many different foods were ever asked for. */
  get size(): number {
    return this.#needing.length;
  }

  /** The slot of a food, given on first sight. */
  slot(food: number): number {
    let slot = this.#slots.get(food);
    if (slot === undefined) {
      slot = this.#needing.push(0) - 1;
      this.#slots.set(food, slot);
    }
    return slot;
  }

  /** The slot of a food; undefined when no recipe ever asked for it. */
  find(food: number): number | undefined {
    return this.#slots.get(food);
  }

  /** Counts a recipe that needs the food in `slot`, or with -1 one that no longer does. */
  count(slot: number, change: 1 | -1): void {
    this.#needing[slot] = this.needing(slot) + change;
  }

  /** In how many recipes the food in `slot` is needed. */
  needing(slot: number): number {
    return this.#needing[slot] ?? 0;
  }
}
