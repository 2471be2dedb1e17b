import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.ts';
import type { RateLimitPolicy } from './rate-limit-policy.ts';
import { Attempt } from './attempt.entity.ts';

/** Something that is counted: what it is about, and how often it may be. */
export interface Counted {
  /** Such as `account`; the order of the kinds is the order of locking. */
  kind: string;
  /** Whose, such as a user name and an address; the first says whose they are all together. */
  of: readonly string[];
  policy: RateLimitPolicy;
}

/** Whose tries are counted together: those of a cook, by id, or of all visitors from one address. */
export function whose(cook: string | undefined, address: string): readonly string[] {
  return cook === undefined ? ['address', address] : ['cook', cook];
}

/** Longest wait that is told in hours, in seconds. */
const TELLING_MAX = 2 * 86_400;

/** By how much clocks of one moment may differ, in seconds. */
const CLOCK_SLACK = 60;

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
      await tx.execute(
        'delete from attempt where key in (select key from attempt where forget_at < now() for update skip locked limit 100)',
      );
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

  /** Takes one counted try back. */
  async takeBack(counted: Counted): Promise<void> {
    await this.#em.execute(
      'update attempt set count = greatest(count - 1, 0), free_at = least(free_at, now()) where key = ?',
      [keyOf(counted)],
    );
  }

  /** Forgets all tries. */
  async forget(all: readonly Counted[]): Promise<void> {
    await this.#em.nativeDelete(Attempt, { key: { $in: all.map(keyOf) } });
  }

  /** Forgets all tries of a kind that begin with the same, such as one user name from any address. */
  async forgetAll(kind: string, first: string): Promise<void> {
    await this.#em.execute('delete from attempt where starts_with(key, ?)', [`${keyOf({ kind, of: [first] })}:`]);
  }
}

interface Row {
  count: number;
  /** Seconds until the next try is allowed; not above zero when it is now. */
  wait: number;
  /** Seconds that the tries are still counted. */
  memory: number;
}

async function countOne(tx: EntityManager, counted: Counted): Promise<void> {
  const key = keyOf(counted);
  await tx.execute(
    'insert into attempt (key, count, free_at, forget_at) values (?, 0, now(), now()) on conflict do nothing',
    [key],
  );
  const [row] = await tx.execute<Row[]>(
    `select count, extract(epoch from free_at - clock_timestamp())::float8 as wait, extract(epoch from forget_at - clock_timestamp())::float8 as memory
     from attempt where key = ? for update`,
    [key],
  );
  const isRemembered =
    row !== undefined &&
    row.count > 0 &&
    row.memory > 0 &&
    row.memory <= longestMemory(counted.policy, row.count) + CLOCK_SLACK;
  if (isRemembered && row.wait > 0) throw tooOften(row.wait);
  const next = nextRow(counted.policy, isRemembered ? row : { count: 0, wait: 0, memory: 0 });
  await tx.execute(
    `update attempt set count = ?, free_at = clock_timestamp() + make_interval(secs => ?), forget_at = clock_timestamp() + make_interval(secs => ?) where key = ?`,
    [next.count, next.wait, next.memory, key],
  );
}

/** What is to be remembered for longer was counted while the clock was ahead; a cook must not wait until it is there again. */
const longestMemory = ({ waitAfter, memory, isRolling }: RateLimitPolicy, count: number): number =>
  memory + (isRolling ? waitAfter(count) : 0);

function nextRow({ waitAfter, memory, isRolling }: RateLimitPolicy, former: Row): Row {
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
  if (wait > TELLING_MAX)
    return new AppError(
      'RATE_LIMITED',
      'There were too many wrong passwords. Sign in from a device you have used before, or ask an admin.',
      { retryAfter },
    );
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
