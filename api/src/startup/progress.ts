/** One line for each slow step, with how long the step before it took. */
export class Progress {
  #step: string | undefined;
  #since = 0;

  /** Says that a step begins; the one before it is over. */
  readonly begin = (step: string): void => {
    this.end();
    this.#step = step;
    this.#since = performance.now();
    process.stderr.write(`${step} …`);
  };

  /** Says that the last step is over. */
  end(): void {
    if (this.#step === undefined) return;
    process.stderr.write(` ${((performance.now() - this.#since) / 1000).toFixed(1)} s\n`);
    this.#step = undefined;
  }
}
