import { KnownDevice } from './sessions/session.entity.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { GROWING, inARow, perDay, perHour } from '../rate-limits/rate-limit-policy.ts';
import { RateLimiter, type Counted } from '../rate-limits/rate-limiter.ts';
import type { Caller } from '../users/caller.ts';
import { KeyedMutex } from '../../shared/keyed-mutex.ts';
import { hashSecret } from '../../shared/secret.ts';

/** Wrong passwords of one address in a day, whatever the accounts. */
const ADDRESS_PER_DAY = 100;
/**
 * Wrong passwords in a row for one account, from strangers and from the cook's own devices: together the hundred that
 * NIST SP 800-63B allows.
 */
const ACCOUNT_IN_A_ROW = 50;
/** Accounts made from one address in an hour: enough for a school behind one address, and their hashes cost seconds. */
const SIGN_UPS_PER_HOUR = 1_000;

/** A browser's own tries wait for each other; those of others never make it wait. */
const turns = new KeyedMutex();

/**
 * Slows down the guessing of passwords. A browser that was signed in before counts for itself, so that a stranger cannot lock
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
      await this.#counter.count(isKnown ? fromDevice(account, caller) : fromStranger(account, caller));
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

  async #isKnown(account: string, { device }: Caller): Promise<boolean> {
    const known = { secretHash: hashSecret(device ?? ''), user: { usernameKey: account } };
    return (await this.#em.count(KnownDevice, known)) > 0;
  }
}

const byStrangers = (account: string): Counted => ({
  kind: 'account',
  of: [account],
  policy: inARow(ACCOUNT_IN_A_ROW),
});
const byOwnDevices = (account: string): Counted => ({
  kind: 'known-account',
  of: [account],
  policy: inARow(ACCOUNT_IN_A_ROW),
});

/** In the order in which rows are locked: two tries never wait for each other in a circle. */
function fromStranger(account: string, { address }: Caller): [Counted, Counted, Counted] {
  return [
    { kind: 'pair', of: [account, address], policy: GROWING },
    { kind: 'address', of: [address], policy: perDay(ADDRESS_PER_DAY) },
    byStrangers(account),
  ];
}

function fromDevice(account: string, { device }: Caller): Counted[] {
  return [{ kind: 'device', of: [account, hashSecret(device ?? '')], policy: GROWING }, byOwnDevices(account)];
}
