import { KnownDevice } from './sessions/session.entity.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CAUTIOUS,
  COUNTED,
  GROWING,
  perHour,
  thenOneAMinute,
  type RateLimitPolicy,
} from '../rate-limits/rate-limit-policy.ts';
import { RateLimiter, type Counted } from '../rate-limits/rate-limiter.ts';
import type { Caller } from '../users/caller.ts';
import { networkOf } from '../../shared/network-of.ts';
import { KeyedMutex } from '../../shared/keyed-mutex.ts';
import { hashSecret } from '../../shared/secret.ts';

/** Wrong passwords of one address in a day, whatever the accounts; then it has one try a minute. */
const ADDRESS_PER_DAY = 100;
/**
 * Wrong passwords in a row for one account after which each address has one try at it, then waits. From strangers and from the cook's own
 * devices, together the hundred of NIST SP 800-63B. It never stops a first try: else anyone could lock the owner out.
 */
const ACCOUNT_IN_A_ROW = 50;
/** Accounts made from one address in an hour: enough for a school behind one address, and their hashes cost seconds. */
const SIGN_UPS_PER_HOUR = 1_000;

/** A browser's own tries wait for each other; those of others never make it wait. */
const turns = new KeyedMutex();

/**
 * Slows down the guessing of passwords, at the cost of who guesses: an address waits longer with each wrong one, and what others did never
 * makes it wait. An account that is being guessed at lets each address try once, then makes it wait from a minute to an hour (decision 004
 * has the guesses that remain). A browser that was signed in before counts for itself, so that a stranger cannot lock
 * the owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). Unknown names count alike.
 */
export class SignInThrottle {
  readonly #em: EntityManager;
  readonly #counter: RateLimiter;

  constructor(em: EntityManager) {
    this.#em = em;
    this.#counter = new RateLimiter(em);
  }

  /**
   * Lets one password be tried. It counts as wrong until `isRight` has said otherwise, so that guesses at once, in however many
   * processes, gain nothing.
   * @throws AppError RATE_LIMITED with the time to wait
   */
  async try(username: string, caller: Caller, isRight: () => Promise<boolean>): Promise<boolean> {
    const account = username.toLowerCase();
    return turns.run(JSON.stringify([account, caller.device ?? caller.address]), async () => {
      const isKnown = await this.#isKnown(account, caller);
      const counted = isKnown ? fromDevice(account, caller) : fromStranger(account, caller);
      await this.#counter.count(await this.#withWait(counted));
      const isSuccess = await isRight();
      if (isSuccess) await this.#forgive(account, caller, isKnown);
      return isSuccess;
    });
  }

  /**
   * Lets one account be made.
   * @throws AppError RATE_LIMITED with the time to wait
   */
  async beginSignUp({ address }: Caller): Promise<void> {
    await this.#counter.count([{ kind: 'sign-up', of: [address], policy: perHour(SIGN_UPS_PER_HOUR) }]);
  }

  /** Lets an account that was guessed at too often be tried again, from everywhere and at once. */
  async unlock(username: string): Promise<void> {
    const account = username.toLowerCase();
    await this.#counter.forget([byStrangers(account), byOwnDevices(account)]);
    for (const kind of ['pair', 'device']) await this.#counter.forgetAll(kind, account);
  }

  /** A success ends the row of failures of the account; of its address, only this try is taken back. */
  async #forgive(account: string, caller: Caller, isKnown: boolean): Promise<void> {
    const [pair, address, strangers] = fromStranger(account, caller);
    await this.#counter.forget([pair, strangers, ...fromDevice(account, caller)]);
    if (!isKnown) await this.#counter.takeBack(address);
  }

  /** The first is what waits, the last counts all tries at the account. */
  async #withWait([own, ...rest]: readonly [Counted, ...Counted[]]): Promise<Counted[]> {
    const all = rest.at(-1);
    const isGuessedAt = all !== undefined && (await this.#counter.countOf(all)) >= ACCOUNT_IN_A_ROW;
    const policy: RateLimitPolicy = isGuessedAt ? CAUTIOUS : GROWING;
    return [{ ...own, policy }, ...rest];
  }

  async #isKnown(account: string, { device }: Caller): Promise<boolean> {
    const known = { secretHash: hashSecret(device ?? ''), user: { usernameKey: account } };
    return (await this.#em.count(KnownDevice, known)) > 0;
  }
}

const byStrangers = (account: string): Counted => ({
  kind: 'account',
  of: [account],
  policy: COUNTED,
});
const byOwnDevices = (account: string): Counted => ({
  kind: 'known-account',
  of: [account],
  policy: COUNTED,
});

/** In the order in which rows are locked: two tries never wait for each other in a circle. */
function fromStranger(account: string, { address }: Caller): [Counted, Counted, Counted] {
  return [
    { kind: 'pair', of: [account, networkOf(address)], policy: GROWING },
    { kind: 'address', of: [networkOf(address)], policy: thenOneAMinute(ADDRESS_PER_DAY) },
    byStrangers(account),
  ];
}

function fromDevice(account: string, { device }: Caller): [Counted, Counted] {
  return [{ kind: 'device', of: [account, hashSecret(device ?? '')], policy: GROWING }, byOwnDevices(account)];
}
