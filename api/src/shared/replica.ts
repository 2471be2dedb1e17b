import { CircuitBreaker } from './circuit-breaker.ts';
import { throttledLogger, type TroubleLog } from './throttled-logger.ts';

/** How long a replica that failed is left alone, in milliseconds. */
const PAUSE = 10_000;

/** The read replica that `DATABASE_REPLICA_URL` names: the ORM's `read` connection. */
export class Replica {
  readonly #breaker = new CircuitBreaker({ failures: 1, pause: PAUSE });
  readonly #log: TroubleLog;

  constructor(log: TroubleLog) {
    this.#log = throttledLogger(log);
  }

  /**
   * Runs statements that read from it.
   * @returns null where it does not answer, or did not a moment ago
   */
  async ask<T>(read: () => Promise<T>): Promise<T | null> {
    try {
      return await this.#breaker.run(read);
    } catch (error) {
      this.#log.warn({ err: error }, 'The replica does not answer; the primary answers everything');
      return null;
    }
  }
}
