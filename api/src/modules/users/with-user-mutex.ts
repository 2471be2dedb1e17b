import type { EntityManager } from '@mikro-orm/postgresql';
import { KeyedMutex } from '../../shared/keyed-mutex.ts';
import type { Viewer } from './viewer.ts';
import { withUserLock } from './with-user-lock.ts';

/** Of this process. Between processes the lock of the list or of the cook does the same. */
const turns = new KeyedMutex();

/**
 * As `withUserLock`, one after another for each cook within this process: changes of one list or pantry wait for each other in any case, and those that
 * wait here hold no connection of the database.
 */
export function withUserMutex<T>(
  em: EntityManager,
  cook: Pick<Viewer, 'id' | 'role'>,
  work: (tx: EntityManager) => Promise<T>,
  options: { alone?: boolean } = {},
): Promise<T> {
  return turns.run(cook.id, () => withUserLock(em, cook, work, options));
}
