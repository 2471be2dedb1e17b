import { AppError } from '../shared/errors.ts';
import { networkOf } from '../shared/network-of.ts';

/** How much computing one caller may use. */
export interface BudgetLimits {
  /** At once, in milliseconds of one core. */
  burst: number;
  /** In each second after that, in milliseconds. */
  perSecond: number;
}

/** What a caller has left, in milliseconds, when it was last looked at. */
interface Account {
  left: number;
  /** As `performance.now()` tells it. */
  at: number;
}

/** Callers that are remembered, some 100 bytes each; of more, those that came longest ago are forgotten. */
const CALLERS = 20_000;

/** The computing of each caller in this process: what is used comes back with time. */
class WorkBudget {
  readonly #limits: BudgetLimits;
  readonly #accounts = new Map<string, Account>();

  constructor(limits: BudgetLimits) {
    this.#limits = limits;
  }

  /**
   * Takes what a piece of work is expected to need.
   * @throws AppError RATE_LIMITED, and nothing is taken, when the caller has not that much left
   */
  take(caller: string, milliseconds: number): void {
    const wanted = Math.min(milliseconds, this.#limits.burst);
    const account = this.#accountOf(caller);
    const lacking = wanted - account.left;
    if (lacking > 0) throw usedUp(Math.max(1, Math.ceil(lacking / this.#limits.perSecond)));
    account.left -= milliseconds;
  }

  /** Takes more, or with a number below zero gives some back, once it is known what the work needed. */
  correct(caller: string, milliseconds: number): void {
    const account = this.#accountOf(caller);
    account.left = Math.min(this.#limits.burst, account.left - milliseconds);
  }

  #accountOf(caller: string): Account {
    const { burst, perSecond } = this.#limits;
    const now = performance.now();
    const former = this.#accounts.get(caller) ?? { left: burst, at: now };
    const account = { left: Math.min(burst, former.left + ((now - former.at) / 1_000) * perSecond), at: now };
    this.#accounts.delete(caller);
    this.#accounts.set(caller, account);
    const [oldest = caller] = this.#accounts.keys();
    if (this.#accounts.size > CALLERS) this.#accounts.delete(oldest);
    return account;
  }
}

/** Whose work it is: a cook or a visitor, and where they call from. */
export interface Asking {
  caller: string;
  /** Network address. */
  address: string;
}

/** Callers of one network that may each use up their budget: a household, and no army of accounts made for it. */
const CALLERS_OF_NETWORK = 4;

/** The computing of each caller, and of all callers of one network together, for accounts cost nothing. */
export class SharedBudget {
  readonly #callers: WorkBudget;
  readonly #networks: WorkBudget;

  constructor({ burst, perSecond }: BudgetLimits) {
    this.#callers = new WorkBudget({ burst, perSecond });
    this.#networks = new WorkBudget({ burst: CALLERS_OF_NETWORK * burst, perSecond: CALLERS_OF_NETWORK * perSecond });
  }

  /** As {@link WorkBudget.take}. @throws AppError RATE_LIMITED, and nothing is taken */
  take({ caller, address }: Asking, milliseconds: number): void {
    this.#callers.take(caller, milliseconds);
    try {
      this.#networks.take(networkOf(address), milliseconds);
    } catch (error) {
      this.#callers.correct(caller, -milliseconds);
      throw error;
    }
  }

  /** As {@link WorkBudget.correct}. */
  correct({ caller, address }: Asking, milliseconds: number): void {
    this.#callers.correct(caller, milliseconds);
    this.#networks.correct(networkOf(address), milliseconds);
  }
}

function usedUp(seconds: number): AppError {
  return new AppError(
    'RATE_LIMITED',
    `What you ask for takes more computing than Larder gives to one caller. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    { retryAfter: seconds },
  );
}
