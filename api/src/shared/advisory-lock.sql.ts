import type { EntityManager } from '@mikro-orm/postgresql';

/** Waits for the lock of this name and holds it until the transaction ends. */
export async function takeLock(tx: EntityManager, name: string): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`larder:${name}`]);
}
