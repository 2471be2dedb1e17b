import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../../shared/errors.ts';
import { MailDelivery } from '../../../shared/mailer.ts';
import { hashSecret } from '../../../shared/secret.ts';
import { remember } from '../../audit-log/audit-log.ts';
import type { Caller } from '../../users/caller.ts';
import { User } from '../../users/user.entity.ts';
import { UserStatus } from '../../users/user-enums.ts';
import { requireSession } from '../../users/viewer.ts';
import { checkNewPassword, hashPassword } from '../passwords/password.ts';
import { endAccess } from '../sessions/end-access.ts';
import { SignInThrottle } from '../sign-in-throttle.ts';
import type { AccountMails } from './account-mails.ts';
import { MailToken, type MailTokenPurpose } from './mail-token.entity.ts';

/** Accounts that one address is asked about at once. */
const ACCOUNTS_MAX = 3;
/** Longest text that is looked up, in characters. */
const TYPED_MAX = 254;

/** What became of a message, as a sentence. */
export interface MailLeft {
  delivery: MailDelivery;
  message: string;
}

/** Confirms e-mail addresses, and lets cooks back in by them. */
export class EmailService {
  readonly #em: EntityManager;
  readonly #caller: Caller;
  readonly #mails: AccountMails;

  constructor(em: EntityManager, caller: Caller, mails: AccountMails) {
    this.#em = em;
    this.#caller = caller;
    this.#mails = mails;
  }

  /**
   * Sends the link that confirms the cook's address once more.
   * @throws AppError BAD_USER_INPUT without an address or when it is confirmed, RATE_LIMITED, UNAVAILABLE
   */
  async sendConfirmation(): Promise<MailLeft> {
    const cook = requireSession(this.#caller.viewer);
    const { id, email, emailConfirmedAt } = await this.#em.fork().findOneOrFail(User, { id: cook.id });
    if (!email) throw badInput('Your account has no e-mail address. Add one first.', 'email');
    if (emailConfirmedAt) throw badInput('Your e-mail address is confirmed.', 'email');
    await this.#mails.confirm({ id, email });
    return this.#left('A message with a link is on its way. Open it to confirm the address.');
  }

  /** Confirms the address to which a link went. @throws AppError BAD_USER_INPUT when it was used, is too old, or the address has changed */
  async confirm(secret: string): Promise<void> {
    await this.#em.transactional(async (tx) => {
      const { user: id, email } = await useToken(tx, secret, 'confirm-email');
      const confirmed = await tx.nativeUpdate(User, { id, email }, { emailConfirmedAt: new Date() });
      if (confirmed === 0) throw notValid();
      await tx.nativeDelete(MailToken, { user: id, purpose: 'confirm-email' });
      await remember(tx, this.#caller, { action: 'email.confirm', actor: id, subject: { kind: 'user', id } });
    });
  }

  /**
   * Mails a link for setting a new password to the accounts with this user name or confirmed address. The answer is the same whether there
   * are any.
   * @throws AppError BAD_USER_INPUT without a text, RATE_LIMITED, UNAVAILABLE
   */
  async requestReset(typed: string): Promise<MailLeft> {
    const text = typed.replaceAll('\0', '').trim().toLowerCase();
    if (text === '' || text.length > TYPED_MAX) throw badInput('Enter your user name or e-mail address.', 'account');
    const users = await this.#em.fork().find(
      User,
      {
        $or: [{ usernameKey: text }, { [raw('lower(email)')]: text }],
        emailConfirmedAt: { $ne: null },
        status: { $ne: UserStatus.BANNED },
      },
      { orderBy: { joinedAt: 'asc', id: 'asc' }, limit: ACCOUNTS_MAX },
    );
    await this.#mails.reset(users, text);
    return this.#left(
      'If there is such an account with a confirmed e-mail address, a message with a link is on its way. The link works for an hour.',
    );
  }

  /**
   * Sets a forgotten password by the link that was mailed. Every session, API token and known device of the account ends.
   * @returns the user name to sign in with
   * @throws AppError BAD_USER_INPUT naming the field at fault
   */
  async setForgottenPassword(secret: string, password: string): Promise<string> {
    const em = this.#em.fork();
    const token = await em.findOne(MailToken, validToken(secret, 'reset-password'));
    const user = token && (await em.findOne(User, { id: token.user, status: { $ne: UserStatus.BANNED } }));
    if (!user) throw notValid();
    await checkNewPassword(password, user.username, 'newPassword');
    const hash = await hashPassword(password);
    await this.#em.transactional(async (tx) => {
      const { user: id } = await useToken(tx, secret, 'reset-password');
      await tx.nativeUpdate(User, { id }, { password: hash });
      await endAccess(tx, id);
      await remember(tx, this.#caller, { action: 'password.reset', actor: id, subject: { kind: 'user', id } });
    });
    await new SignInThrottle(this.#em).unlock(user.username);
    await this.#mails.notify(user.id, 'password-changed');
    return user.username;
  }

  #left(sent: string): MailLeft {
    const { delivery } = this.#mails;
    const kept = 'This server sends no e-mail. The message is in its outbox folder; its administrator can open it.';
    return { delivery, message: delivery === MailDelivery.SMTP ? sent : kept };
  }
}

const validToken = (secret: string, purpose: MailTokenPurpose) => ({
  secretHash: hashSecret(secret.trim()),
  purpose,
  expiresAt: { $gt: new Date() },
});

const notValid = () =>
  badInput('This link is not valid any more. Links work once and for a limited time; ask for another.', 'token');

/** Takes a link away in the transaction in which it is used: of two at once, one is too late. */
async function useToken(tx: EntityManager, secret: string, purpose: MailTokenPurpose): Promise<MailToken> {
  const token = await tx.findOne(MailToken, validToken(secret, purpose), { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!token || (await tx.nativeDelete(MailToken, { id: token.id })) === 0) throw notValid();
  return token;
}
