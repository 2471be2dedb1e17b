/**
 * Does the jobs that a `WorkProcess` sends to this process, which ends with the one that started it. Told to stop together with that
 * one, it first finishes what it has begun.
 */
export function answerJobs<Job>(work: (job: Job) => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  process.on('message', ({ id, job }: { id: number; job: Job }) => {
    void work(job)
      .then(
        (outcome) => ({ id, outcome }),
        (error: unknown) => ({ id, failure: (error as Error).message }),
      )
      .then((answer) => process.send?.(answer));
  });
  // Everything it needs is there now.
  process.send?.('ready');
}
