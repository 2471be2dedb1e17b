/** Longest orderly stop, in milliseconds. */
const LIMIT = 25_000;

/** Ends the process in order: first it stops being ready, then it finishes what it has begun. A second signal ends it at once. */
export class GracefulStop {
  readonly #steps: (() => unknown)[] = [];
  #isStopping = false;
  readonly #delay: number;

  /** @param delay milliseconds between being unready and closing, for a balancer to notice */
  constructor(delay: number) {
    this.#delay = delay;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void this.#stop(0));
    process.on('uncaughtException', (error) => this.#fail(error));
    process.on('unhandledRejection', (error) => this.#fail(error));
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Ends something that has begun, such as a server, with the process: what began last ends first. */
  onStop(step: () => unknown): void {
    this.#steps.unshift(step);
  }

  /** Ends what has begun, for a start that comes to nothing. */
  async undo(): Promise<void> {
    for (const step of this.#steps.splice(0)) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
  }

  #fail(error: unknown): void {
    console.error(error);
    void this.#stop(1);
  }

  async #stop(exitCode: number): Promise<void> {
    if (this.#isStopping) process.exit(1);
    this.#isStopping = true;
    setTimeout(() => process.exit(1), LIMIT + this.#delay).unref();
    await new Promise((resolve) => setTimeout(resolve, this.#delay));
    await this.undo();
    process.exit(exitCode);
  }
}
