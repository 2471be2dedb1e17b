import type { KeptEvent } from './import-event.ts';

/** What was told of a file before its import was broken off. */
export class Told {
  readonly #places: Map<string, KeptEvent[]>;
  readonly #all: Set<string>;

  constructor(events: readonly KeptEvent[]) {
    this.#places = Map.groupBy(events, ({ where }) => where);
    this.#all = new Set(events.map(keyOf));
  }

  /** What was told of a place, each thing once: two recipes may have the same place. */
  take(where: string): KeptEvent | undefined {
    return this.#places.get(where)?.shift();
  }

  /** Keeps in mind that this is told now. */
  add(event: KeptEvent): void {
    this.#all.add(keyOf(event));
  }

  /** Whether this was told of this place. */
  has(event: KeptEvent): boolean {
    return this.#all.has(keyOf(event));
  }
}

const keyOf = (event: KeptEvent): string => `${event.where} ${'reason' in event ? event.reason : ''}`;
