import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.ts';
import { RateLimiter, whose, type Counted } from '../rate-limits/rate-limiter.ts';
import { perDay } from '../rate-limits/rate-limit-policy.ts';
import { MODEL_LOOKS_PER_DAY, PHOTOS_BYTES_MAX, PHOTOS_MAX, UPLOADS_PER_DAY } from './photo-limits.ts';
import type { PhotoOwner } from './photo-owner.ts';

/** Keeps one cook or address from filling the storage or emptying the purse. */
export class PhotoQuota {
  readonly #counter: RateLimiter;

  constructor(em: EntityManager) {
    this.#counter = new RateLimiter(em);
  }

  /** Counts one more photo. @throws AppError RATE_LIMITED with the time to wait */
  async countUpload(owner: PhotoOwner): Promise<void> {
    await this.#counter.count([counted('photo', owner, UPLOADS_PER_DAY)]);
  }

  /** Whether the language model may look at one more photo; if so, it is counted. */
  async mayAskModel(owner: PhotoOwner): Promise<boolean> {
    return this.#counter.tryCount([counted('photo-model', owner, MODEL_LOOKS_PER_DAY)]);
  }
}

/** To be asked in the transaction that adds a photo of a cook, while no other does. @throws AppError CONFLICT when there is no room left */
export async function requireRoom(tx: EntityManager, { user }: PhotoOwner): Promise<void> {
  if (user === null) return;
  const [row] = await tx.execute<{ count: number; bytes: number }[]>(
    'select count(*)::int as count, coalesce(sum(stored_bytes), 0)::float8 as bytes from photo where user_id = ?',
    [user],
  );
  if (row && (row.count >= PHOTOS_MAX || row.bytes >= PHOTOS_BYTES_MAX)) {
    throw new AppError(
      'CONFLICT',
      'There is no room for more photos. Those that nothing shows go by themselves after 30 days.',
    );
  }
}

function counted(kind: string, { user, address }: PhotoOwner, most: { cook: number; address: number }): Counted {
  return { kind, of: whose(user ?? undefined, address), policy: perDay(user === null ? most.address : most.cook) };
}
