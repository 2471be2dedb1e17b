import { AppError } from './errors.ts';

/** When to stop asking something that keeps failing. */
export interface BreakerOptions {
  /** Failures in a row that open the circuit. */
  failures: number;
  /** How long nothing is asked then, in milliseconds; after it one call tries again. */
  pause: number;
}

/** A failure that says for how long nothing need be asked. */
export class LeaveAlone extends AppError {
  /** @param seconds from now */
  constructor(message: string, seconds: number) {
    super('UNAVAILABLE', message, { retryAfter: Math.ceil(seconds) });
  }
}

/** Spares a service that is down, and the callers that would wait for it. */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  #failures = 0;
  #openUntil = 0;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  /**
   * Runs the work, unless the last ones failed.
   * @throws AppError UNAVAILABLE at once while the circuit is open, and whatever the work throws
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (performance.now() < this.#openUntil)
      throw new AppError('UNAVAILABLE', 'This service has failed several times and is left alone for a moment.');
    // The one that tries again keeps the others out until it knows.
    if (this.#openUntil > 0) this.#openUntil = performance.now() + this.#options.pause;
    try {
      const result = await work();
      this.#failures = 0;
      this.#openUntil = 0;
      return result;
    } catch (error) {
      this.#failures += 1;
      const pause =
        error instanceof LeaveAlone
          ? 1_000 * (error.retryAfter ?? 0)
          : this.#failures >= this.#options.failures
            ? this.#options.pause
            : 0;
      if (pause > 0) this.#openUntil = performance.now() + pause;
      throw error;
    }
  }
}
