import { performance } from 'node:perf_hooks';

/**
 * Measures how much of the event loop's working time each of several requests had. No more can be known than that they were in progress
 * together: they share it equally, as in processor sharing.
 */
export class LoopShare {
  /** What one request that was there from the beginning would have had, in milliseconds. */
  #clock = 0;
  #inProgress = 0;
  #last = performance.eventLoopUtilization();

  /** @returns ends the request, and tells what it had in milliseconds */
  begin(): () => number {
    this.#tick();
    this.#inProgress += 1;
    const from = this.#clock;
    return () => {
      this.#tick();
      this.#inProgress -= 1;
      return this.#clock - from;
    };
  }

  #tick(): void {
    const now = performance.eventLoopUtilization();
    this.#clock += (now.active - this.#last.active) / Math.max(1, this.#inProgress);
    this.#last = now;
  }
}
