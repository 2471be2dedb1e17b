import PQueue from 'p-queue';
import { AppError } from './errors.ts';

/** How much a queue takes on. */
export interface QueueLimits {
  /** Pieces of work done at once. */
  atOnce: number;
  /** Pieces of one caller that may wait. */
  perCaller: number;
  /** Pieces that may wait in all. */
  waiting: number;
  /** What is said when that is too much, such as `Many photos are coming in just now.` */
  busy: string;
}

/** What is known of a caller with work here. */
interface Line {
  /** Pieces that have not begun. */
  waiting: number;
  /** The round in which the caller's next piece is done. */
  next: number;
}

/** How much the latest piece counts in the mean of how long one takes. */
const LATEST = 0.2;

/**
 * Does work in rounds: in each round every caller has one piece done, so that one who brings a hundred keeps another waiting for one of
 * them, not for all. Of one caller the pieces are begun in their order. What does not fit is refused at once.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #queue: PQueue;
  readonly #lines = new Map<string, Line>();
  /** The round of what was begun last. */
  #round = 0;
  /** How long a piece takes, in milliseconds. */
  #mean = 0;
  /** How often what waited was given up. */
  #givenUp = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
    this.#queue = new PQueue({ concurrency: limits.atOnce });
  }

  /**
   * Does the work when its turn comes; what is given up before is never begun.
   * @param caller whose it is; work without a caller counts as one caller's
   * @throws AppError RATE_LIMITED when too much of the caller's waits, UNAVAILABLE when too much waits in all, both with the time to come
   * back; the signal's reason when it was aborted first
   */
  async run<T>(caller: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const line = this.#join(caller);
    const round = Math.max(line.next, this.#round);
    line.next = round + 1;
    const givenUp = this.#givenUp;
    let hasBegun = false;
    const begin = (): void => {
      if (hasBegun) return;
      hasBegun = true;
      this.#leave(caller, line);
    };
    try {
      return await this.#queue.add(
        async () => {
          begin();
          if (givenUp !== this.#givenUp) throw new AppError('UNAVAILABLE', 'Larder is stopping.');
          this.#round = Math.max(this.#round, round);
          return this.#timed(work);
        },
        // What has the higher priority goes first.
        { priority: -round, ...(signal && { signal }) },
      );
    } finally {
      begin();
    }
  }

  /**
   * Waits for a place, which is given up when its work has ended, or after a while: then it waits for something else, and the next may begin.
   * @param hold in milliseconds
   * @returns gives the place up
   * @throws as {@link FairQueue.run}
   */
  place(caller: string, hold: number, signal?: AbortSignal): Promise<() => void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    return new Promise((resolve, reject) => {
      const begin = (): Promise<void> => {
        const timer = setTimeout(end, hold);
        resolve(() => {
          clearTimeout(timer);
          end();
        });
        return ended;
      };
      this.run(caller, begin, signal).catch(reject);
    });
  }

  /** Gives up what waits now: as soon as what is being done has ended, it is refused. */
  giveUpWaiting(): void {
    this.#givenUp += 1;
  }

  #join(caller: string): Line {
    const line = this.#lines.get(caller) ?? { waiting: 0, next: 0 };
    const isBusy = this.#queue.pending >= this.#limits.atOnce;
    const { busy } = this.#limits;
    if (isBusy && line.waiting >= this.#limits.perCaller)
      throw new AppError('RATE_LIMITED', `${busy} You have ${line.waiting} waiting already. Try again in a moment.`, {
        retryAfter: this.#secondsFor(line.waiting),
      });
    if (isBusy && this.#queue.size >= this.#limits.waiting)
      throw new AppError('UNAVAILABLE', `${busy} Try again in a moment.`, {
        retryAfter: this.#secondsFor(this.#queue.size),
      });
    line.waiting += 1;
    this.#lines.set(caller, line);
    return line;
  }

  /** A caller with nothing that waits is forgotten: the next piece joins the current round. */
  #leave(caller: string, line: Line): void {
    line.waiting -= 1;
    if (line.waiting === 0) this.#lines.delete(caller);
  }

  async #timed<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.#mean += LATEST * (performance.now() - began - this.#mean);
    }
  }

  #secondsFor(pieces: number): number {
    return Math.max(1, Math.ceil((pieces * this.#mean) / this.#limits.atOnce / 1_000));
  }
}
