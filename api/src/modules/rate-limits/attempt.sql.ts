import type { EntityManager } from '@mikro-orm/postgresql';

/** What is counted under a key. */
export interface AttemptRow {
  count: number;
  /** Seconds until the next try is allowed; not above zero when it is now. */
  wait: number;
  /** Seconds that the tries are still counted. */
  memory: number;
}

/** Drops some of what is not counted any more, never waiting for a row that is in use. */
export async function dropOutdated(tx: EntityManager): Promise<void> {
  await tx.execute(
    'delete from attempt where key in (select key from attempt where forget_at < now() for update skip locked limit 100)',
  );
}

/** The row of a key, made where there was none, and locked until the transaction ends. */
export async function lockAttempt(tx: EntityManager, key: string): Promise<AttemptRow | undefined> {
  await tx.execute(
    'insert into attempt (key, count, free_at, forget_at) values (?, 0, now(), now()) on conflict do nothing',
    [key],
  );
  const [row] = await tx.execute<AttemptRow[]>(
    `select count, extract(epoch from free_at - clock_timestamp())::float8 as wait, extract(epoch from forget_at - clock_timestamp())::float8 as memory
     from attempt where key = ? for update`,
    [key],
  );
  return row;
}

/** Stores what is counted under a key; its times run on the clock of the database. */
export async function storeAttempt(tx: EntityManager, key: string, { count, wait, memory }: AttemptRow): Promise<void> {
  await tx.execute(
    `update attempt set count = ?, free_at = clock_timestamp() + make_interval(secs => ?), forget_at = clock_timestamp() + make_interval(secs => ?) where key = ?`,
    [count, wait, memory, key],
  );
}

/** Counts one try less. */
export async function takeBackAttempt(em: EntityManager, key: string): Promise<void> {
  await em.execute('update attempt set count = greatest(count - 1, 0), free_at = least(free_at, now()) where key = ?', [
    key,
  ]);
}

/** Forgets every key with this beginning. */
export async function forgetBeginning(em: EntityManager, beginning: string): Promise<void> {
  await em.execute('delete from attempt where starts_with(key, ?)', [beginning]);
}
