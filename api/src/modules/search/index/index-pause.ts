/** Waiting that can be cut short. */
export class Pause {
  readonly #signal: AbortSignal;
  #rouse: () => void = () => undefined;

  /** @param signal ends every pause */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Ends the pause that is under way, if there is one. */
  rouse(): void {
    this.#rouse();
  }

  /** Resolves when roused, when the signal says so, or after so many milliseconds. */
  async take(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#signal.addEventListener('abort', done);
      this.#rouse = done;
    });
  }
}
