/** How long something took, over many runs, in milliseconds. */
export interface Timing {
  runs: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Runs each job once, after a warm-up on some of them, and takes the time of each. */
export async function timeEach(jobs: readonly (() => Promise<unknown>)[], warmUp: number): Promise<Timing> {
  for (const job of jobs.slice(0, warmUp)) await job();
  const times: number[] = [];
  for (const job of jobs) {
    const started = performance.now();
    await job();
    times.push(performance.now() - started);
  }
  return timingOf(times);
}

/** Sums up times in milliseconds. */
export function timingOf(times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { runs: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
