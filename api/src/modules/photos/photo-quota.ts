import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.ts';
import { AttemptCounter, whose, type Counted } from '../users/attempts/attempt-counter.ts';
import { perDay } from '../users/attempts/attempt-policy.ts';
import { MODEL_LOOKS_PER_DAY, PHOTOS_BYTES_MAX, PHOTOS_MAX, UPLOADS_PER_DAY } from './photo-limits.ts';
import type { PhotoOwner } from './photo-owner.ts';

/** Keeps one cook or address from filling the storage or emptying the purse. */
export class PhotoQuota {
  readonly #em: EntityManager;
  readonly #counter: AttemptCounter;

  constructor(em: EntityManager) {
    this.#em = em;
    this.#counter = new AttemptCounter(em);
  }

  /** Lets one more photo come. @throws AppError RATE_LIMITED with the time to wait, CONFLICT when there is no room left */
  async beginUpload(owner: PhotoOwner): Promise<void> {
    if (owner.user !== null) await this.#checkRoom(owner.user);
    await this.#counter.count([counted('photo', owner, UPLOADS_PER_DAY)]);
  }

  /** Whether the language model may look at one more photo; if so, it is counted. */
  async mayAskModel(owner: PhotoOwner): Promise<boolean> {
    return this.#counter.tryCount([counted('photo-model', owner, MODEL_LOOKS_PER_DAY)]);
  }

  async #checkRoom(user: string): Promise<void> {
    const [row] = await this.#em.execute<{ count: number; bytes: number }[]>(
      'select count(*)::int as count, coalesce(sum(stored_bytes), 0)::float8 as bytes from photo where user_id = ?', [user]);
    if (row && (row.count >= PHOTOS_MAX || row.bytes >= PHOTOS_BYTES_MAX)) {
      throw new AppError('CONFLICT', 'There is no room for more photos. Those that nothing shows go by themselves after 30 days.');
    }
  }
}

function counted(kind: string, { user, address }: PhotoOwner, most: { cook: number; address: number }): Counted {
  return { kind, of: whose(user ?? undefined, address), policy: perDay(user === null ? most.address : most.cook) };
}
