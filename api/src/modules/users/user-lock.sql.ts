import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role, UserStatus } from './user-enums.ts';

/** What decides whether a cook may still write. */
export interface LockedUser {
  status: UserStatus;
  role: Role;
}

/**
 * Locks a cook's row until the transaction ends. Neither lock conflicts with the foreign keys that point at the row.
 * @param alone one such transaction at a time
 * @returns undefined when the account is gone
 */
export async function lockUser(tx: EntityManager, id: string, alone: boolean): Promise<LockedUser | undefined> {
  const [row] = await tx.execute<LockedUser[]>(
    `select status, role from "user" where id = ? for ${alone ? 'no key update' : 'share'}`,
    [id],
  );
  return row;
}

/** Locks two accounts in the order of their ids, so that two admins who act on each other do not deadlock. */
export async function lockUsers(tx: EntityManager, one: string, other: string): Promise<void> {
  await tx.execute('select id from "user" where id in (?, ?) order by id for no key update', [one, other]);
}
