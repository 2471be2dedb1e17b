import PQueue from 'p-queue';
import { AppError } from '../../../shared/errors.ts';

/** Work that is done one piece at a time, in the order it came, with so many pieces waiting and no more. */
export class WaitingLine {
  readonly #most: number;
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #closing = new AbortController();

  /** @param most pieces of work that may wait */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Does the work when its turn comes; work given up before then is never begun.
   * @throws AppError UNAVAILABLE when too much waits; the signal's reason when it was aborted first
   */
  async join<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#queue.size >= this.#most)
      throw new AppError('UNAVAILABLE', 'Too many photos are being looked at. Try again in a moment.');
    const closing = this.#closing.signal;
    return this.#queue.add(work, { signal: signal ? AbortSignal.any([signal, closing]) : closing });
  }

  /** Gives up what waits and what is being done. */
  close(): void {
    this.#closing.abort(new AppError('UNAVAILABLE', 'Larder is stopping.'));
  }
}
