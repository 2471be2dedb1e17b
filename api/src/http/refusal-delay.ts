import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that a refusal waits for each of the same caller that is waiting already, itself included; and at most. */
const STEP = 25;
const MOST = 1_000;

/**
 * Slows down the refusals of one caller. To refuse costs a few milliseconds of the process too, so that who asks on through many connections
 * would take it from everyone; who is refused once hardly waits.
 */
export class RefusalDelay {
  readonly #wait: (milliseconds: number) => Promise<unknown>;
  readonly #waiting = new Map<string, number>();

  constructor(wait: (milliseconds: number) => Promise<unknown> = (milliseconds) => sleep(milliseconds)) {
    this.#wait = wait;
  }

  /** Resolves when the caller may be told. */
  async before(caller: string): Promise<void> {
    const waiting = this.#add(caller, 1);
    await this.#wait(Math.min(MOST, STEP * waiting));
    this.#add(caller, -1);
  }

  #add(caller: string, change: number): number {
    const waiting = (this.#waiting.get(caller) ?? 0) + change;
    if (waiting === 0) this.#waiting.delete(caller);
    else this.#waiting.set(caller, waiting);
    return waiting;
  }
}
