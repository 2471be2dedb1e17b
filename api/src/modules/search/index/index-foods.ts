/** What the numbering is made of. */
export interface FoodSlots {
  /** By food number: slot + 1, or 0. Food numbers are small: the database gives them out one after the other. */
  slots: Uint32Array;
  /** By slot: in how many recipes the food is needed. */
  needing: number[];
}

/** The foods that recipes of an index ask for, numbered without gaps so that arrays can be looked up by them. */
export class IndexFoods {
  #slots: Uint32Array;
  readonly #needing: number[];

  constructor({ slots, needing }: FoodSlots = { slots: new Uint32Array(4_096), needing: [] }) {
    this.#slots = slots;
    this.#needing = needing;
  }

  /** What it is made of, for another thread. */
  get parts(): FoodSlots {
    return { slots: this.#slots, needing: this.#needing };
  }

  /** How many different foods were ever asked for. */
  get size(): number {
    return this.#needing.length;
  }

  /** The slot of a food, given on first sight. */
  slot(food: number): number {
    if (food >= this.#slots.length) this.#grow(food);
    const known = this.#slots[food] ?? 0;
    if (known > 0) return known - 1;
    this.#slots[food] = this.#needing.push(0);
    return this.#needing.length - 1;
  }

  /** The slot of a food; undefined when no recipe ever asked for it. */
  find(food: number): number | undefined {
    const known = this.#slots[food] ?? 0;
    return known > 0 ? known - 1 : undefined;
  }

  /** By slot: the number of its food. */
  numbers(): number[] {
    const numbers = new Array<number>(this.size).fill(0);
    for (const [food, known] of this.#slots.entries()) if (known > 0) numbers[known - 1] = food;
    return numbers;
  }

  /** Counts a recipe that needs the food in `slot`, or with -1 one that no longer does. */
  count(slot: number, change: 1 | -1): void {
    this.#needing[slot] = this.needing(slot) + change;
  }

  /** In how many recipes the food in `slot` is needed. */
  needing(slot: number): number {
    return this.#needing[slot] ?? 0;
  }

  #grow(food: number): void {
    const larger = new Uint32Array(2 * food);
    larger.set(this.#slots);
    this.#slots = larger;
  }
}
