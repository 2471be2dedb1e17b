import { ForeignKeyConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { UserStatus, type Role } from './user-enums.ts';
import { AppError } from '../../shared/errors.ts';
import { signInFirst, type Viewer } from './viewer.ts';

/**
 * Runs `work` in a transaction on behalf of a cook. A ban or deletion waits for it, or it is refused: once one of these has
 * committed, nothing more is written by that cook, not even by a request that was let in before. The same holds for another role.
 * @param alone one such transaction of the cook at a time
 * @throws AppError NOT_FOUND when what is written refers to something that went meanwhile; UNAUTHENTICATED when the account is gone, banned or of another role by now
 */
export function withUserLock<T>(
  em: EntityManager,
  cook: Pick<Viewer, 'id' | 'role'>,
  work: (tx: EntityManager) => Promise<T>,
  { alone = false } = {},
): Promise<T> {
  return em
    .transactional(async (tx) => {
      const [row] = await tx.execute<{ status: UserStatus; role: Role }[]>(
        `select status, role from "user" where id = ? for ${alone ? 'no key update' : 'share'}`,
        [cook.id],
      );
      if (!row || row.status === UserStatus.BANNED || row.role !== cook.role) throw signInFirst();
      return work(tx);
    })
    .catch(explainGone);
}

/** What a cook acts upon can go between the look at it and the act. */
function explainGone(cause: unknown): never {
  if (cause instanceof ForeignKeyConstraintViolationException)
    throw new AppError('NOT_FOUND', 'This was deleted meanwhile.', { cause });
  throw cause;
}
