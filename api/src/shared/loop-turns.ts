import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * Lets one piece of work a turn of the event loop go ahead. However many pieces arrive together, everything else
 * the process has to answer waits for one of them, not for all.
 */
export class Turns {
  readonly #inTurn = pLimit(1);

  /** Resolves when it is the caller's turn: at once, unless another had this one. */
  take(): Promise<void> {
    return new Promise((resolve) => {
      void this.#inTurn(() => {
        resolve();
        return setImmediate();
      });
    });
  }
}

/**
 * Of the process: several searches often come together, and their rows too. To rank for all of them at once, or to answer with all at
 * once, would keep everybody else waiting.
 */
const turns = new Turns();

/** How the parts of one request's work follow each other: in turns of the event loop; those of a large one give way to small requests. */
export class Pace {
  #giveWay: (() => Promise<void>) | null = null;

  /** @param giveWay what each part waits for from now on */
  slowDown(giveWay: () => Promise<void>): void {
    this.#giveWay = giveWay;
  }

  /** Resolves when the next part may begin. */
  async take(): Promise<void> {
    await this.#giveWay?.();
    await turns.take();
  }
}

/** Does a piece of work for each item, each in a turn of the event loop of its own. @returns what came of them, in their order */
export async function eachInTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    results.push(work(item, at));
    await setImmediate();
  }
  return results;
}
