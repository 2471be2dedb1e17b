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
