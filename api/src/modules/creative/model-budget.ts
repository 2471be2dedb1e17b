import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.ts';
import { AttemptCounter } from '../users/attempt-counter.ts';
import { perDay, perHour } from '../users/attempt-policy.ts';
import type { Caller } from '../users/caller.ts';

/** How often the model writes for one cook, or for one address where nobody is signed in. */
const LIMITS = { hour: 12, day: 40 };

/** What a cook or visitor may ask of the model, which costs money; the composer may be asked without end. */
export class ModelBudget {
  readonly #counter: AttemptCounter;
  readonly #whose: string[];

  constructor(em: EntityManager, { viewer, address }: Caller) {
    this.#counter = new AttemptCounter(em.fork());
    this.#whose = viewer ? ['cook', viewer.id] : ['address', address];
  }

  /** Takes one question from the budget. @returns false when it is used up */
  async take(): Promise<boolean> {
    try {
      await this.#counter.count([
        { kind: 'creative-day', of: this.#whose, policy: perDay(LIMITS.day) },
        { kind: 'creative-hour', of: this.#whose, policy: perHour(LIMITS.hour) },
      ]);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
      throw error;
    }
  }
}
