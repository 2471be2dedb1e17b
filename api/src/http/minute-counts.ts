/** Requests of one address since its minute began. */
interface Minute {
  count: number;
  /** As `performance.now()` tells it. */
  began: number;
}

/**
 * Where `@fastify/rate-limit` keeps its counts. Its own store asks the clock of the machine: where that is put back by hours, it refuses
 * for hours. This one asks a clock that only goes forward.
 */
export class MinuteCounts {
  readonly #minutes = new Map<string, Minute>();
  readonly #most: number;

  /** @param cache how many addresses are remembered; of more, those that asked longest ago are forgotten */
  constructor({ cache = Infinity }: { cache?: number }) {
    this.#most = cache;
  }

  /**
   * Counts one more request.
   * @param span of a minute, in milliseconds
   */
  incr(address: string, done: (error: null, counted: { current: number; ttl: number }) => void, span: number): void {
    const now = performance.now();
    const former = this.#minutes.get(address);
    const minute = former && now - former.began < span ? former : { count: 0, began: now };
    minute.count += 1;
    this.#minutes.delete(address);
    this.#minutes.set(address, minute);
    const [oldest = address] = this.#minutes.keys();
    if (this.#minutes.size > this.#most) this.#minutes.delete(oldest);
    done(null, { current: minute.count, ttl: span - (now - minute.began) });
  }

  /** Counts for a route that is limited by itself; there is none. */
  child(): MinuteCounts {
    return new MinuteCounts({ cache: this.#most });
  }
}
