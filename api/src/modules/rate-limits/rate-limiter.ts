import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.ts';
import { networkOf } from '../../shared/network-of.ts';
import type { RateLimitPolicy } from './rate-limit-policy.ts';
import { Attempt } from './attempt.entity.ts';
import {
  dropOutdated,
  forgetBeginning,
  lockAttempt,
  storeAttempt,
  takeBackAttempt,
  type AttemptRow,
} from './attempt.sql.ts';

/** Something that is counted: what it is about, and how often it may be. */
export interface Counted {
  /** Such as `account`; the order of the kinds is the order of locking. */
  kind: string;
  /** Whose, such as a user name and an address; the first says whose they are all together. */
  of: readonly string[];
  policy: RateLimitPolicy;
}

/** Whose tries are counted together: those of a cook, by id, or of all visitors from one IPv4 address or IPv6 /64. */
export function whose(cook: string | undefined, address: string): readonly string[] {
  return cook === undefined ? ['address', networkOf(address)] : ['cook', cook];
}

/** Counts tries in the database. A try is counted before its outcome is known, so that many at once gain nothing. */
export class RateLimiter {
  readonly #em: EntityManager;

  constructor(em: EntityManager) {
    this.#em = em;
  }

  /**
   * Counts one more try of everything given.
   * @throws AppError RATE_LIMITED, and nothing is counted, when one of them must wait
   */
  async count(all: readonly Counted[]): Promise<void> {
    await this.#em.transactional(async (tx) => {
      await dropOutdated(tx);
      for (const counted of all) await countOne(tx, counted);
    });
  }

  /** The same, where what must wait is done in another way. @returns whether it was counted */
  async tryCount(all: readonly Counted[]): Promise<boolean> {
    try {
      await this.count(all);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
      throw error;
    }
  }

  /** How many tries are counted now. */
  async countOf(counted: Pick<Counted, 'kind' | 'of'>): Promise<number> {
    const remembered = { key: keyOf(counted), forgetAt: { $gt: new Date() } };
    const attempt = await this.#em.fork().findOne(Attempt, remembered);
    return attempt?.count ?? 0;
  }

  /** Takes one counted try back. */
  async takeBack(counted: Counted): Promise<void> {
    await takeBackAttempt(this.#em, keyOf(counted));
  }

  /** Forgets all tries. */
  async forget(all: readonly Counted[]): Promise<void> {
    await this.#em.nativeDelete(Attempt, { key: { $in: all.map(keyOf) } });
  }

  /** Forgets all tries of a kind that begin with the same, such as one user name from any address. */
  async forgetAll(kind: string, first: string): Promise<void> {
    await forgetBeginning(this.#em, `${keyOf({ kind, of: [first] })}:`);
  }
}

async function countOne(tx: EntityManager, counted: Counted): Promise<void> {
  const key = keyOf(counted);
  const row = await lockAttempt(tx, key);
  const isRemembered = row !== undefined && row.count > 0 && row.memory > 0;
  if (isRemembered && row.wait > 0) throw tooOften(row.wait);
  await storeAttempt(tx, key, nextRow(counted.policy, isRemembered ? row : { count: 0, wait: 0, memory: 0 }));
}

function nextRow({ waitAfter, memory, isRolling }: RateLimitPolicy, former: AttemptRow): AttemptRow {
  const count = former.count + 1;
  const isFixed = !isRolling && former.count > 0;
  const left = isFixed ? former.memory : memory;
  const wait = isRolling ? waitAfter(count) : Math.min(waitAfter(count), left);
  return { count, wait, memory: isRolling ? wait + memory : left };
}

function keyOf({ kind, of }: Pick<Counted, 'kind' | 'of'>): string {
  return [
    kind,
    ...of.map((part) =>
      createHash('sha256')
        .update(JSON.stringify([part]))
        .digest('base64url'),
    ),
  ].join(':');
}

function tooOften(wait: number): AppError {
  const retryAfter = Math.ceil(wait);
  const [amount, unit] =
    wait < 90
      ? [retryAfter, 'second']
      : wait < 5_400
        ? [Math.ceil(wait / 60), 'minute']
        : [Math.ceil(wait / 3_600), 'hour'];
  return new AppError(
    'RATE_LIMITED',
    `That was too often in too short a time. Try again in ${amount} ${unit}${amount === 1 ? '' : 's'}.`,
    { retryAfter },
  );
}
