import type { EntityManager } from '@mikro-orm/postgresql';
import type { Violation } from './read-violations.ts';

/** Adds a violation, or counts it once more. */
export async function countViolation(tx: EntityManager, violation: Violation & { key: string }): Promise<void> {
  const { key, directive, blocked, page } = violation;
  await tx.execute(
    `insert into content_report (key, directive, blocked, page) values (?, ?, ?, ?)
     on conflict (key) do update set count = least(content_report.count + 1, 1000000000), last_at = clock_timestamp()`,
    [key, directive, blocked, page],
  );
}

/** Removes what was reported longest ago, beyond `most`. */
export async function keepNewestReports(tx: EntityManager, most: number): Promise<void> {
  await tx.execute(
    'delete from content_report where key in (select key from content_report order by last_at desc, key offset ?)',
    [most],
  );
}
