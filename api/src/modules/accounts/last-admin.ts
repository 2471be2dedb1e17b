import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.ts';

/**
 * Refuses that an admin goes when no other would be left: nobody could look after the site any more. Two who go at once are
 * counted one after the other.
 * @param em the transaction in which they go
 * @param message says so to whoever asked
 * @throws AppError CONFLICT
 */
export async function keepAnAdmin(em: EntityManager, message: string): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('larder:admins'))`);
  const [admins] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from "user" where role = 'admin' and status <> 'banned'`,
  );
  if (!admins || admins.count <= 1) throw new AppError('CONFLICT', message);
}
