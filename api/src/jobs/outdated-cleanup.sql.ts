import type { EntityManager } from '@mikro-orm/postgresql';
import { noteUnasked } from '../modules/ingredients/foods/food-choices.sql.ts';
import { DELETION_DAYS } from '../modules/recipes/recipe.entity.ts';
import { STORED } from '../modules/users/stored-limits.ts';
import type { Job } from '../shared/job.ts';
import { SESSION_DAYS } from '../modules/accounts/sessions/identify.sql.ts';
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
  { table: 'mail_token', where: 'expires_at < now()' },
  { table: 'invitation', where: 'expires_at < now()' },
  { table: 'recipe', where: `deleted_by_id is not null and deleted_at < now() - interval '1 day'` },
  { table: 'recipe_deletion', where: `deleted_at < now() - interval '${DELETION_DAYS} days'` },
  { table: 'food_choice', where: `unasked_since < now() - interval '1 day'` },
  { table: 'idempotency_key', where: `created_at < now() - interval '1 day'` },
  { table: 'attempt', where: 'forget_at < now()' },
  { table: 'content_report', where: `last_at < now() - interval '30 days'` },
  { table: 'usage_hour', where: `hour < now() - interval '${FIGURE_DAYS} days'` },
];

/** Removes what is outdated, every hour, whenever the machine runs: else every sign-in and every hour would leave rows for ever. */
export function outdatedCleanup(em: EntityManager): Job {
  return { name: 'outdated-cleanup', schedule: '41 * * * *', run: () => removeOutdated(em) };
}

/** Years that an entry of the audit log is kept at most. */
const AUDIT_YEARS = 2;
/** Entries that anyone can cause by signing in, or trying to: they never push out what admins did. */
const OF_SIGN_INS = `action like 'sign-%'`;

/** Oldest entries of the audit log beyond what is kept. The database lets them go only in a transaction that says so. */
async function removeOldEntries(em: EntityManager): Promise<void> {
  const beyond = (which: string, most: number): string =>
    `id in (select id from audit_entry where ${which} order by at desc, id desc offset ${most})`;
  const where = [
    `at < now() - interval '${AUDIT_YEARS} years'`,
    beyond(OF_SIGN_INS, STORED.signInEntries.most),
    beyond(`not ${OF_SIGN_INS}`, STORED.auditEntries.most),
  ].join(' or ');
  await em.fork().transactional(async (tx) => {
    await tx.execute(`select set_config('larder.pruning', 'on', true)`);
    await tx.execute(`delete from audit_entry where ${where}`);
  });
}

/** See {@link outdatedCleanup}. */
export async function removeOutdated(em: EntityManager): Promise<void> {
  await removeOldEntries(em);
  await noteUnasked(em.fork());
  for (const { table, where } of OUTDATED) {
    const statement = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${BATCH}))`;
    while ((await em.fork().execute<{ affectedRows: number }>(statement, [], 'run')).affectedRows === BATCH);
  }
}
