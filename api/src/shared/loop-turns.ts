/**
 * Lets one piece of work a turn of the event loop go ahead. However many pieces arrive together, everything else
 * the process has to answer waits for one of them, not for all.
 */
export class Turns {
  #isTaken = false;
  readonly #queue: (() => void)[] = [];

  /** Resolves when it is the caller's turn: at once, unless another had this one. */
  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#begin();
  }

  #begin(): void {
    this.#isTaken = true;
    setImmediate(() => {
      this.#isTaken = false;
      const next = this.#queue.shift();
      if (!next) return;
      this.#begin();
      next();
    });
  }
}
