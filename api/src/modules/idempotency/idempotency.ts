import { STORED } from '../users/stored-limits.ts';
import { keepNewest } from '../../shared/keep-newest.sql.ts';
import { insertIfNew } from '../../shared/insert-if-new.sql.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';
import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../shared/calendar.ts';
import { AppError, badInput } from '../../shared/errors.ts';
import { isPossibleId } from '../../shared/input-text.ts';

/** What a caller sends along so that a request that is sent again makes nothing more. */
export interface Once {
  user: string;
  /** Null for a caller who does not mind. */
  key: string | null;
  /** What is asked for. */
  input: object;
}

/**
 * Makes something once for each key of a cook, within the caller's transaction: a second request waits for the first, and gets what
 * that one made. Keys are kept for a day.
 * @param make makes it, under the id given
 * @returns the id of what was made, now or before
 * @throws AppError CONFLICT when the key was used for something else, BAD_USER_INPUT for what can be no key
 */
export async function makeOnce(
  tx: EntityManager,
  { user, key, input }: Once,
  newId: string,
  make: (id: string) => Promise<void>,
): Promise<string> {
  if (key !== null && (key.trim() === '' || !isPossibleId(key)))
    throw badInput('The idempotency key must be 1 to 200 plain characters.', 'idempotencyKey');
  const former = key === null ? undefined : await claim(tx, [user, key, hashOf(input), newId]);
  if (former === undefined) await make(newId);
  else if (former.input !== hashOf(input))
    throw new AppError('CONFLICT', 'This idempotency key was used for something else.', { field: 'idempotencyKey' });
  return former?.answer ?? newId;
}

type Claim = Pick<IdempotencyKey, 'input' | 'answer'>;

/** How long a key is kept. */
const KEPT_MS = DAY_MS;

/** Takes a key; undefined when it was free. */
async function claim(
  tx: EntityManager,
  [user, key, input, answer]: [string, string, string, string],
): Promise<Claim | undefined> {
  await tx.nativeDelete(IdempotencyKey, { user, createdAt: { $lt: new Date(Date.now() - KEPT_MS) } });
  const claim = { user, key, input, answer, createdAt: new Date() };
  if (await insertIfNew(tx, IdempotencyKey, claim)) {
    const keys = { table: 'idempotency_key', owner: 'user_id', age: 'created_at' };
    await keepNewest(tx, keys, user, STORED.idempotencyKeys.most);
    return undefined;
  }
  return tx.findOneOrFail(IdempotencyKey, { user, key }, { disableIdentityMap: true });
}

const hashOf = (input: object): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url');
