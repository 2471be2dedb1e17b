import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from '../shared/job.ts';
import { SESSION_DAYS } from '../modules/accounts/sessions/identify.ts';
import { DEVICE_DAYS } from '../modules/accounts/sessions/session-opener.ts';

/** Days that figures are kept; the longest span that an admin can ask for is ninety. */
export const FIGURE_DAYS = 100;

/** At most so many go in one statement, so that no lock is held for long. */
const BATCH = 10_000;

/** What opens nothing, is counted for nothing and is shown nowhere any more. */
const OUTDATED: readonly { table: string; where: string }[] = [
  {
    table: 'session',
    where: `last_used_at < now() - interval '${SESSION_DAYS.idle} days' or created_at < now() - interval '${SESSION_DAYS.absolute} days'`,
  },
  { table: 'known_device', where: `created_at < now() - interval '${DEVICE_DAYS} days'` },
  { table: 'invitation', where: 'expires_at < now()' },
  { table: 'idempotency_key', where: `created_at < now() - interval '1 day'` },
  { table: 'attempt', where: 'forget_at < now()' },
  { table: 'usage_hour', where: `hour < now() - interval '${FIGURE_DAYS} days'` },
];

/** Removes what is outdated, every hour, whenever the machine runs: else every sign-in and every hour would leave rows for ever. */
export function outdatedCleanup(em: EntityManager): Job {
  return { name: 'outdated-cleanup', schedule: '41 * * * *', run: () => removeOutdated(em) };
}

/** See {@link outdatedCleanup}. */
export async function removeOutdated(em: EntityManager): Promise<void> {
  for (const { table, where } of OUTDATED) {
    const statement = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${BATCH}))`;
    while ((await em.fork().execute<{ affectedRows: number }>(statement, [], 'run')).affectedRows === BATCH);
  }
}
