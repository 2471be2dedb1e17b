import type { TestApp } from './app.ts';

/** Asks the database until one of its transactions waits for another. */
export async function untilSomebodyWaits(app: TestApp): Promise<'waiting' | 'idle'> {
  for (let asked = 0; asked < 2_000; asked++) {
    const waiting = await app.database.orm.em
      .fork()
      .execute<object[]>(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    if (waiting.length > 0) return 'waiting';
  }
  return 'idle';
}
