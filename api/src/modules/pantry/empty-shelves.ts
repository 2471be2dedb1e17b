import { randomUUID } from 'node:crypto';
import type { ItemState } from './item-history.ts';
import type { Shelves } from './pantry-book.ts';

/** A pantry that begins empty and is stored nowhere. */
export class EmptyShelves implements Shelves {
  readonly #items = new Map<string, ItemState>();

  get(id: string): ItemState | undefined {
    return this.#items.get(id);
  }

  find(isWanted: (state: ItemState) => boolean): [id: string, state: ItemState] | undefined {
    return this.all().find(([, state]) => isWanted(state));
  }

  put(state: ItemState, id: string = randomUUID()): string {
    this.#items.set(id, state);
    return id;
  }

  /** Every item with its id. */
  all(): [id: string, state: ItemState][] {
    return [...this.#items];
  }
}
