import { AppError } from '../../../shared/errors.ts';

interface Waiting {
  start(): Promise<void>;
  giveUp(reason: unknown): void;
}

/** Work that is done one piece at a time, in the order it came, with so many pieces waiting and no more. */
export class WaitingLine {
  readonly #most: number;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;

  /** @param most pieces of work that may wait */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Does the work when its turn comes; work given up before then is never begun.
   * @throws AppError UNAVAILABLE when too much waits; the signal's reason when it was aborted first
   */
  async join<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#waiting.length >= this.#most)
      throw new AppError('UNAVAILABLE', 'Too many photos are being looked at. Try again in a moment.');
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const waiting: Waiting = { start: () => work().then(resolve, reject), giveUp: reject };
    this.#waiting.push(waiting);
    const leave = (): void => this.#leave(waiting, signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    this.#next();
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** Sends everybody who waits away. */
  close(): void {
    for (const { giveUp } of this.#waiting.splice(0)) giveUp(new AppError('UNAVAILABLE', 'Larder is stopping.'));
  }

  #leave(waiting: Waiting, reason: unknown): void {
    const place = this.#waiting.indexOf(waiting);
    if (place === -1) return;
    this.#waiting.splice(place, 1);
    waiting.giveUp(reason);
  }

  #next(): void {
    if (this.#isBusy) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#isBusy = true;
    void next.start().finally(() => {
      this.#isBusy = false;
      this.#next();
    });
  }
}
