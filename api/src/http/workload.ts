import { setTimeout as sleep } from 'node:timers/promises';
import { FairQueue, type QueueLimits } from '../shared/fair-queue.ts';
import { LoopShare } from './loop-share.ts';
import { RefusalDelay } from './refusal-delay.ts';
import { SharedBudget, type Asking, type BudgetLimits } from './work-budget.ts';

/** What all requests of one caller are limited to, together. */
export interface WorkloadLimits extends BudgetLimits {
  /** Requests of one caller that are worked on at once. */
  atOnce: number;
  /** Requests of one caller that may wait. */
  waiting: number;
}

/** Of the usual settings: a quarter of a core, and twenty seconds of that at once. */
export const WORKLOAD: WorkloadLimits = { burst: 5_000, perSecond: 250, atOnce: 4, waiting: 40 };

/** Computing of one field that an operation resolves, in milliseconds, measured on a page of search results; and of any request. */
const PER_FIELD = 0.01;
const PER_REQUEST = 1;
/** A request counts for at least and at most this share of what was expected: it was not alone while it was measured. */
const CORRECTION = { least: 0.25, most: 4 };

/** Fields from which an operation is large: one is worked on at a time in a process. */
const LARGE = 3_000;
/** Whether an operation of this cost is large. */
export const isLarge = (cost: number): boolean => cost > LARGE;

const LARGE_LIMITS: QueueLimits = {
  atOnce: 1,
  perCaller: 8,
  waiting: 32,
  busy: 'Larder is working on many large requests just now.',
};
/** A request that takes longer waits for something else than this process, and lets the next one go ahead. In milliseconds. */
const HOLD = { large: 2_000, any: 5_000 };

/** How long a part of a large request waits at most for small ones, of which there may be no end, and how often it looks. In milliseconds. */
const GIVE_WAY = 50;
const LOOK = 2;

/** Whose work it is, and how much. */
export interface WorkOrder extends Asking {
  /** Fields that are resolved, as `operationCost` counts them. */
  cost: number;
}

const isOnThisMachine = (address: string): boolean => address === '127.0.0.1' || address === '::1';

/**
 * Shares the process among callers: each has a few requests worked on at once and a budget of computing, which is bounded for a network, too; it is counted from what a request costs
 * and corrected by what it took. Requests from the machine itself, or through an undeclared proxy, may come from many callers: of them only
 * large ones wait for each other.
 */
export class Workload {
  readonly #limits: WorkloadLimits | null;
  readonly #budget: SharedBudget | null;
  readonly #lines = new Map<string, { queue: FairQueue; inside: number }>();
  readonly #large = new FairQueue(LARGE_LIMITS);
  readonly #share = new LoopShare();
  readonly #refusals = new RefusalDelay();
  #small = 0;

  /** @param limits null where callers are not limited */
  constructor(limits: WorkloadLimits | null) {
    this.#limits = limits;
    this.#budget = limits && new SharedBudget(limits);
  }

  /**
   * Waits for the turn of a request.
   * @returns to be called when the request has ended
   * @throws AppError RATE_LIMITED with the time to come back when the caller has too much waiting or has used up the budget, UNAVAILABLE
   * when too many large requests wait
   */
  async begin({ cost, ...asking }: WorkOrder): Promise<() => void> {
    const { caller, address } = asking;
    const budget = isOnThisMachine(address) ? null : this.#budget;
    const expected = PER_REQUEST + cost * PER_FIELD;
    await this.#take(budget, asking, expected);
    const ends: (() => void)[] = [];
    const end = (): void => ends.splice(0).forEach((one) => one());
    try {
      if (budget && this.#limits) ends.push(await this.#inLine(caller, this.#limits));
      if (isLarge(cost)) ends.push(await this.#large.place(caller, HOLD.large));
      else ends.push(this.#beginSmall());
    } catch (error) {
      end();
      budget?.correct(asking, -expected);
      await this.#refusals.before(caller);
      throw error;
    }
    const measured = this.#share.begin();
    ends.push(() => {
      const took = Math.min(Math.max(measured(), expected * CORRECTION.least), expected * CORRECTION.most);
      budget?.correct(asking, took - expected);
    });
    return end;
  }

  /** Waits before a request is refused for what it is, such as an operation that costs too much. */
  beforeRefusal(caller: string): Promise<void> {
    return this.#refusals.before(caller);
  }

  /** Resolves when no small request is worked on, or after {@link GIVE_WAY}: a large one waits for this between its parts. */
  async giveWay(): Promise<void> {
    for (const until = performance.now() + GIVE_WAY; this.#small > 0 && performance.now() < until;) await sleep(LOOK);
  }

  #beginSmall(): () => void {
    this.#small += 1;
    return () => (this.#small -= 1);
  }

  async #take(budget: SharedBudget | null, asking: Asking, milliseconds: number): Promise<void> {
    try {
      budget?.take(asking, milliseconds);
    } catch (error) {
      await this.#refusals.before(asking.caller);
      throw error;
    }
  }

  /** Takes what is done for a caller outside the two APIs from their budget, in milliseconds. @throws AppError RATE_LIMITED */
  charge(asking: Asking, milliseconds: number): Promise<void> {
    return this.#take(isOnThisMachine(asking.address) ? null : this.#budget, asking, milliseconds);
  }

  async #inLine(caller: string, limits: WorkloadLimits): Promise<() => void> {
    const line = this.#lines.get(caller) ?? { queue: new FairQueue(lineLimits(limits)), inside: 0 };
    this.#lines.set(caller, line);
    line.inside += 1;
    const leave = (): void => {
      line.inside -= 1;
      if (line.inside === 0) this.#lines.delete(caller);
    };
    try {
      const end = await line.queue.place(caller, HOLD.any);
      return () => {
        end();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }
}

const lineLimits = ({ atOnce, waiting }: WorkloadLimits): QueueLimits => ({
  atOnce,
  perCaller: waiting,
  waiting,
  busy: 'Larder works on a few requests of one caller at once.',
});
