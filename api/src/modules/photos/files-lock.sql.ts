import type { EntityManager } from '@mikro-orm/postgresql';

/** Until this session of the database ends no file is removed; waits for removals that are under way. */
export const KEEP_FILES = `select pg_advisory_lock(hashtext('larder:files'))`;

/** Whether files may be removed until this transaction ends: several processes at once, but none beside a backup. */
export async function mayRemoveFiles(tx: EntityManager): Promise<boolean> {
  const [lock] = await tx.execute<{ mayRemove: boolean }[]>(
    `select pg_try_advisory_xact_lock_shared(hashtext('larder:files')) as "mayRemove"`,
  );
  return lock?.mayRemove === true;
}
