import type { EntityManager } from '@mikro-orm/postgresql';
import { RateLimiter, whose } from '../rate-limits/rate-limiter.ts';
import { perDay, perHour } from '../rate-limits/rate-limit-policy.ts';
import type { Caller } from '../users/caller.ts';

/** How often new recipes are made for one cook, or for one address of a visitor: each time is up to twelve that are stored. */
const LIMITS = { hour: 600, day: 2_400 };

/** Keeps one caller from filling the database with recipes. What was made before is asked for without end. */
export class MakingLimit {
  readonly #counter: RateLimiter;
  readonly #whose: readonly string[];

  constructor(em: EntityManager, { viewer, address }: Caller) {
    this.#counter = new RateLimiter(em.fork());
    this.#whose = whose(viewer?.id, address);
  }

  /** Lets new recipes be stored once more. @throws AppError RATE_LIMITED with the time to wait */
  async count(): Promise<void> {
    await this.#counter.count([
      { kind: 'making-day', of: this.#whose, policy: perDay(LIMITS.day) },
      { kind: 'making-hour', of: this.#whose, policy: perHour(LIMITS.hour) },
    ]);
  }
}
