/** Entries that there is room for at first. */
const ROOM = 1_024;

/** Recipes that lack one food each, by that food: how many, and where they are listed also which, from the last to the first. */
export class Singles {
  /** By slot: how many recipes lack just that food. */
  readonly lengths: Uint32Array;
  readonly areListed: boolean;
  /** By slot: the entry of the last recipe, from 1 on; 0 where there is none. */
  readonly #last: Uint32Array;
  /** By entry: the recipe's position, and the entry before. */
  #positions = new Uint32Array(ROOM);
  #before = new Uint32Array(ROOM);
  #size = 0;

  /**
   * @param foods how many slots were given
   * @param areListed whether recipes are listed, or only counted
   */
  constructor(foods: number, areListed: boolean) {
    this.areListed = areListed;
    this.lengths = new Uint32Array(foods);
    this.#last = new Uint32Array(foods);
  }

  add(slot: number, at: number): void {
    this.lengths[slot] = (this.lengths[slot] as number) + 1;
    if (this.areListed) this.#list(slot, at);
  }

  #list(slot: number, at: number): void {
    const entry = ++this.#size;
    if (entry === this.#positions.length) this.#grow();
    this.#positions[entry] = at;
    this.#before[entry] = this.#last[slot] as number;
    this.#last[slot] = entry;
  }

  /** Calls `visit` with the position of each recipe that lacks just the food in `slot`. */
  each(slot: number, visit: (at: number) => void): void {
    for (let entry = this.#last[slot] as number; entry > 0; entry = this.#before[entry] as number)
      visit(this.#positions[entry] as number);
  }

  #grow(): void {
    this.#positions = doubled(this.#positions);
    this.#before = doubled(this.#before);
  }
}

function doubled(column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * column.length);
  larger.set(column);
  return larger;
}
