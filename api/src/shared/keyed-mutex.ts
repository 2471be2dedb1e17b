import pLimit, { type LimitFunction } from 'p-limit';

/** Runs what is asked for one key one after another, within this process, so that each knows how the one before it ended. */
export class KeyedMutex {
  readonly #queues = new Map<string, LimitFunction>();

  /** Does the work once what was asked for the same key before has ended. @returns what the work returns */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? pLimit(1);
    this.#queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) this.#queues.delete(key);
    }
  }
}
