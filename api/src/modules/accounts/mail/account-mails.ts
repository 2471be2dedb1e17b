import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../shared/errors.ts';
import type { Jobs } from '../../../shared/job.ts';
import type { Mailer, MailDelivery } from '../../../shared/mailer.ts';
import { perDay, perHour } from '../../rate-limits/rate-limit-policy.ts';
import { RateLimiter, type Counted } from '../../rate-limits/rate-limiter.ts';
import type { Caller } from '../../users/caller.ts';
import type { User } from '../../users/user.entity.ts';
import { ACCOUNT_MAIL, type AccountMailTask } from './account-mail.ts';
import type { Notice } from './account-message.ts';
import { mailboxOf } from './mailbox.ts';

/** Confirmations that one mailbox gets in a day, from all accounts together. */
const CONFIRMATIONS_TO_MAILBOX = 3;
/** Confirmations that one account, and one network address, may cause in a day, to whatever mailboxes. */
const CONFIRMATIONS_OF_COOK = 5;
const CONFIRMATIONS_OF_ADDRESS = 20;
/** Links for forgotten passwords that one mailbox gets in a day. */
const RESETS_TO_MAILBOX = 3;
/** How often one network address may ask for such a link in an hour. */
const RESETS_OF_ADDRESS = 20;
/** Notices that one account gets in a day. */
const NOTICES_OF_COOK = 20;

/** Leaves messages about accounts, no more than anyone should get. */
export class AccountMails {
  readonly #jobs: Jobs;
  readonly #caller: Caller;
  readonly #counter: RateLimiter;
  readonly delivery: MailDelivery;

  constructor(em: EntityManager, caller: Caller, { jobs, mailer }: { jobs: Jobs; mailer: Mailer }) {
    this.#jobs = jobs;
    this.#caller = caller;
    this.#counter = new RateLimiter(em);
    this.delivery = mailer.delivery;
  }

  /** Leaves a link with which the address of an account is confirmed. @throws AppError RATE_LIMITED, UNAVAILABLE */
  async confirm({ id, email }: Pick<User, 'id'> & { email: string }): Promise<void> {
    const { address } = this.#caller;
    await this.#counter.count([
      { kind: 'confirmation', of: [mailboxOf(email)], policy: perDay(CONFIRMATIONS_TO_MAILBOX) },
      { kind: 'confirmation-by', of: [id], policy: perDay(CONFIRMATIONS_OF_COOK) },
      { kind: 'confirmation-from', of: [address], policy: perDay(CONFIRMATIONS_OF_ADDRESS) },
    ]);
    await this.#send({ kind: 'confirm', user: id, mail: randomUUID() });
  }

  /** The same where the address is only part of something else, which is done all the same. */
  async tryConfirm(user: Pick<User, 'id'> & { email: string }): Promise<void> {
    await unlessRefused(this.confirm(user));
  }

  /**
   * Leaves a link with which a forgotten password is set, for each account. Without any it takes as long.
   * @param typed what was typed, which is counted where there is no account
   * @throws AppError RATE_LIMITED when this network address asked too often, UNAVAILABLE
   */
  async reset(users: readonly Pick<User, 'id' | 'email'>[], typed: string): Promise<void> {
    await this.#counter.count([{ kind: 'reset-from', of: [this.#caller.address], policy: perHour(RESETS_OF_ADDRESS) }]);
    const mailbox = mailboxOf(users[0]?.email ?? typed);
    const limit: Counted = { kind: 'reset', of: [mailbox], policy: perDay(RESETS_TO_MAILBOX) };
    const allowed = await this.#counter.tryCount([limit]);
    await this.#send({
      kind: 'reset',
      users: allowed ? users.map(({ id }) => ({ user: id, mail: randomUUID() })) : [],
    });
  }

  /**
   * Leaves a notice of what was done. That it cannot be left does not undo it.
   * @param to another address than the account's, which was confirmed until now
   */
  async notify(user: string, notice: Notice, to?: string): Promise<void> {
    const limit: Counted = { kind: 'notice', of: [user], policy: perDay(NOTICES_OF_COOK) };
    if (!(await this.#counter.tryCount([limit]))) return;
    const at = new Date().toISOString();
    await unlessRefused(
      this.#send({ kind: 'notice', user, mail: randomUUID(), notice, at, ...(to !== undefined && { to }) }),
    );
  }

  #send(task: AccountMailTask): Promise<void> {
    return this.#jobs.send(ACCOUNT_MAIL, task);
  }
}

/** What is refused with a sentence of ours is let be; a fault of ours is not. */
async function unlessRefused(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
