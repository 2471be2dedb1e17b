import { User } from '../users/user.entity.ts';
import { Role, UserStatus } from '../users/user-enums.ts';
import { takeLock } from '../../shared/advisory-lock.sql.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.ts';

/**
 * Refuses that an admin goes when no other would be left to administer the site. Two who go at once are
 * counted one after the other.
 * @param em the transaction in which they go
 * @param message of the error
 * @throws AppError CONFLICT
 */
export async function keepAnAdmin(em: EntityManager, message: string): Promise<void> {
  await takeLock(em, 'admins');
  const admins = await em.count(User, { role: Role.ADMIN, status: { $ne: UserStatus.BANNED } });
  if (admins <= 1) throw new AppError('CONFLICT', message);
}
