/** Yields for a time that can be cut short. */
export class Yield {
  readonly #signal: AbortSignal;
  #wake: () => void = () => undefined;

  /** @param signal ends every wait */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Ends the wait that is under way, if there is one. */
  wake(): void {
    this.#wake();
  }

  /** Resolves when woken, when the signal says so, or after so many milliseconds. */
  async wait(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#signal.addEventListener('abort', done);
      this.#wake = done;
    });
  }
}
