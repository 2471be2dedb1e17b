import type { EntityManager } from '@mikro-orm/postgresql';
import { InTurn } from '../../shared/keyed-mutex.ts';
import type { Viewer } from '../users/viewer.ts';
import { writeAs } from '../users/with-user-lock.ts';

/** Of this process. Between processes the lock of the list does the same. */
const turns = new InTurn();

/**
 * As `writeAs`, one after another for each cook within this process: changes of one list wait for each other in any case, and those that
 * wait here hold no connection of the database.
 */
export function writeInTurn<T>(
  em: EntityManager,
  cook: Pick<Viewer, 'id' | 'role'>,
  work: (tx: EntityManager) => Promise<T>,
  options: { alone?: boolean } = {},
): Promise<T> {
  return turns.run(cook.id, () => writeAs(em, cook, work, options));
}
