import type { EntityManager } from '@mikro-orm/postgresql';
import {
  readDays,
  readLatency,
  readMostFrequent,
  type AnalyticsDay,
  type Counted,
  type Latency,
} from './analytics.sql.ts';
import { badInput } from '../../shared/errors.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { Caller } from '../users/caller.ts';
import { requireAdmin } from '../users/viewer.ts';

/** What cooks did, without who did it. */
export interface Analytics {
  /** Every day of the span, the oldest first. */
  days: AnalyticsDay[];
  /** Foods that were searched with, the most frequent first. */
  foods: Counted[];
  /** Texts that stand for no food we know. */
  unknown: Counted[];
  /** Failures that callers were told, by code. */
  failures: Counted[];
  latency: Latency;
}

/** Longest span, in days. */
const DAYS_MAX = 90;
/** A text fewer people have typed may be anything, also something private. */
const UNKNOWN_MIN = 3;

/** What the admins learn of how Larder is used. */
export class AnalyticsService {
  readonly #em: EntityManager;
  readonly #caller: Caller;
  readonly #foods: FoodStore;

  constructor(em: EntityManager, caller: Caller, foods: FoodStore) {
    this.#em = em;
    this.#caller = caller;
    this.#foods = foods;
  }

  /**
   * The last days, today among them.
   * @param days 1 to 90
   * @throws AppError BAD_USER_INPUT
   */
  async analytics(days: number): Promise<Analytics> {
    requireAdmin(this.#caller.viewer);
    if (days < 1 || days > DAYS_MAX) throw badInput(`Ask for 1 to ${DAYS_MAX} days.`, 'days');
    const foods = await this.#most('food', days);
    return {
      days: await readDays(this.#em, days),
      foods: foods.map(({ label, count }) => ({ label: this.#foods.knowledge.bySlug(label)?.name ?? label, count })),
      unknown: await this.#most('unknown-food', days, UNKNOWN_MIN),
      failures: await this.#most('error', days),
      latency: await readLatency(this.#em, days),
    };
  }

  #most(measure: string, days: number, atLeast = 1): Promise<Counted[]> {
    return readMostFrequent(this.#em, measure, days, atLeast);
  }
}
