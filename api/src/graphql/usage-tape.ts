import type { Measure, Usage } from '../shared/usage.ts';

/** One count. */
export interface Counted {
  measure: Measure;
  label: string | undefined;
}

/** Counts, and remembers what it counted, so that the same can be counted for whoever is given the same answer. */
export class UsageTape implements Usage {
  readonly counted: Counted[] = [];
  readonly #usage: Usage;

  constructor(usage: Usage) {
    this.#usage = usage;
  }

  count(measure: Measure, label?: string): void {
    this.counted.push({ measure, label });
    this.#usage.count(measure, label);
  }
}
