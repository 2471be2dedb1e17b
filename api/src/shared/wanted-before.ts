import { LRUCache } from 'lru-cache';

/**
 * Remembers what was wanted lately. A cache that only takes in what is wanted a second time spends nothing on the many things that
 * nobody ever asks for twice, and they push nothing out of it.
 */
export class WantedBefore<Key extends string | number> {
  readonly #keys: LRUCache<Key, true>;

  /** @param max of how many it is remembered, the latest */
  constructor(max: number) {
    this.#keys = new LRUCache({ max });
  }

  /** Whether it was wanted lately; from now on it was. */
  again(key: Key): boolean {
    const wasWanted = this.#keys.has(key);
    this.#keys.set(key, true);
    return wasWanted;
  }
}
