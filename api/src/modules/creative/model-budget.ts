import type { EntityManager } from '@mikro-orm/postgresql';
import { RateLimiter, whose } from '../rate-limits/rate-limiter.ts';
import { perDay, perHour } from '../rate-limits/rate-limit-policy.ts';
import type { Caller } from '../users/caller.ts';

/** How often the model writes for one cook, or for one address of a visitor. */
const LIMITS = { hour: 12, day: 40 };

/** What a cook or visitor may ask of the model, which costs money; the composer may be asked without end. */
export class ModelBudget {
  readonly #counter: RateLimiter;
  readonly #whose: readonly string[];

  constructor(em: EntityManager, { viewer, address }: Caller) {
    this.#counter = new RateLimiter(em.fork());
    this.#whose = whose(viewer?.id, address);
  }

  /** Takes one question from the budget. @returns false when it is used up */
  async take(): Promise<boolean> {
    return this.#counter.tryCount([
      { kind: 'creative-day', of: this.#whose, policy: perDay(LIMITS.day) },
      { kind: 'creative-hour', of: this.#whose, policy: perHour(LIMITS.hour) },
    ]);
  }
}
