import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { UserStatus } from '../users/user-enums.ts';
import { AppError, badInput } from '../../shared/errors.ts';
import { checkUsername, readEmail, readOwnName, readProfileChange, type ProfileChange } from './account-input.ts';
import { applySignUpPolicy } from './sign-up-policy.ts';
import type { SignUpMode } from '../site-settings/site-settings.ts';
import { remember } from '../audit-log/audit-log.ts';
import type { Caller } from '../users/caller.ts';
import { refuseFalseName } from '../users/staff-names.ts';
import { checkNewPassword, hashPassword, isOutdated, verifyPassword } from './passwords/password.ts';
import type { AccountMails } from './mail/account-mails.ts';
import { MailToken } from './mail/mail-token.entity.ts';
import { endAccess } from './sessions/end-access.ts';
import { CONFIRMED_MINUTES } from './sessions/identify.sql.ts';
import { openSession, type OpenedSession } from './sessions/session-opener.ts';
import { Session } from './sessions/session.entity.ts';
import { SignInThrottle } from './sign-in-throttle.ts';
import { User } from '../users/user.entity.ts';
import { requireConfirmed, requireSession, requireViewer, signInFirst } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';

/** What a new cook says. */
export interface SignUp {
  username: string;
  password: string;
  name?: string | null | undefined;
  email?: string | null | undefined;
  /** Code of an invitation, where one is needed. */
  invitation?: string | null | undefined;
}

/** A cook who is signed in now. */
export interface SignedIn extends OpenedSession {
  user: User;
}

/** Accounts and who is signed in to them. */
export class AccountService {
  readonly #em: EntityManager;
  readonly #caller: Caller;
  readonly #throttle: SignInThrottle;
  readonly #mails: AccountMails;

  readonly #signUpMode: SignUpMode | null;

  /** @param signUpMode who may make an account, where the environment settles it */
  constructor(em: EntityManager, caller: Caller, mails: AccountMails, signUpMode: SignUpMode | null = null) {
    this.#signUpMode = signUpMode;
    this.#em = em;
    this.#caller = caller;
    this.#throttle = new SignInThrottle(em);
    this.#mails = mails;
  }

  /** The account of the cook who asks; null when no one is signed in. */
  async viewer(): Promise<User | null> {
    return this.#caller.viewer && this.mine();
  }

  /** The account of the cook who asks. @throws AppError UNAUTHENTICATED when no one is signed in */
  async mine(): Promise<User> {
    const cook = requireViewer(this.#caller.viewer, 'read');
    const user = await this.#em.findOne(User, { id: cook.id }, { refresh: true });
    if (!user) throw signInFirst();
    return user;
  }

  /**
   * Makes an account and signs in to it.
   * @throws AppError BAD_USER_INPUT naming the field at fault, FORBIDDEN where sign-up is closed, CONFLICT when the name is taken, RATE_LIMITED
   */
  async signUp({ username, password, name, email, invitation }: SignUp): Promise<SignedIn> {
    checkUsername(username);
    refuseFalseName(username, 'username');
    await checkNewPassword(password, username, 'password');
    const said = { username, name: readOwnName(name), email: readEmail(email) };
    await this.#throttle.beginSignUp(this.#caller);
    const hash = await hashPassword(password);
    const opened = await this.#em
      .transactional(async (tx) => {
        await applySignUpPolicy(tx, invitation, this.#signUpMode);
        const user = tx.create(User, { ...said, password: hash, lastActiveAt: new Date() });
        await tx.flush();
        await remember(tx, this.#caller, { action: 'sign-up', actor: user.id, subject: { kind: 'user', id: user.id } });
        return { user, ...(await openSession(tx, user.id, this.#caller)) };
      })
      .catch(explainTakenName);
    if (said.email) await this.#mails.tryConfirm({ id: opened.user.id, email: said.email });
    return this.#enter(opened);
  }

  /**
   * Signs in, in a new session.
   * @throws AppError BAD_USER_INPUT alike for an unknown name and a wrong password, FORBIDDEN for a banned account, RATE_LIMITED
   */
  async signIn(username: string, password: string): Promise<SignedIn> {
    // The database knows no name with this sign in it, and guesses count for the name that is looked up.
    const name = username.replaceAll('\0', '');
    const user = await this.#em.findOne(User, { usernameKey: name.toLowerCase() }, { refresh: true });
    const isRight = await this.#throttle.try(name, this.#caller, () => verifyPassword(password, user?.password));
    if (!user || !isRight || user.status === UserStatus.BANNED)
      await remember(this.#em, this.#caller, { action: 'sign-in.refused', subject: { kind: 'user', id: user?.id } });
    if (!user || !isRight) throw notRight();
    if (user.status === UserStatus.BANNED) throw new AppError('FORBIDDEN', 'This account is closed.');
    const { password: verified } = user;
    const outdated = isOutdated(verified) ? { password: await hashPassword(password) } : {};
    const signedIn = await withUserLock(
      this.#em,
      user,
      async (tx) => {
        if (!(await hasPassword(tx, user.id, verified))) throw notRight();
        const opened = await openSession(tx, user.id, this.#caller);
        await remember(tx, this.#caller, {
          action: 'sign-in',
          actor: user.id,
          subject: { kind: 'user', id: user.id },
        });
        await tx.nativeUpdate(
          User,
          { id: user.id },
          { ...outdated, lastActiveAt: new Date(), status: UserStatus.ACTIVE },
        );
        return { user, ...opened };
      },
      { alone: true },
    );
    if (signedIn.isNewDevice) await this.#mails.notify(user.id, 'new-device');
    return this.#enter(signedIn);
  }

  /** Ends the session of this browser; without one there is nothing to do. */
  async signOut(): Promise<boolean> {
    const { viewer } = this.#caller;
    if (viewer?.via.kind !== 'session') return false;
    this.#caller.viewer = null;
    return (await this.#em.nativeDelete(Session, { id: viewer.via.id })) > 0;
  }

  /** Changes what a cook says about themselves and their household. */
  async updateProfile(change: ProfileChange): Promise<User> {
    const cook = requireViewer(this.#caller.viewer, 'write');
    const columns = readProfileChange(change);
    if (columns.email !== undefined) await this.#mayChangeAddress(cook.id, columns.email);
    let former: Pick<User, 'email' | 'emailConfirmedAt'> | undefined;
    const user = await withUserLock(
      this.#em,
      cook,
      async (tx) => {
        const { email, emailConfirmedAt } = await tx.findOneOrFail(User, { id: cook.id }, { refresh: true });
        if (columns.email !== undefined && columns.email !== email) former = { email, emailConfirmedAt };
        await changeUser(tx, cook.id, columns, former !== undefined);
        return tx.findOneOrFail(User, { id: cook.id }, { refresh: true });
      },
      { alone: true },
    );
    if (former) await this.#tellOfAddress(user, former);
    return user;
  }

  /** Another address is a way back into the account. A program that sends the same one again changes nothing. */
  async #mayChangeAddress(id: string, email: string | null): Promise<void> {
    if ((await this.#em.count(User, { id, email })) === 0) requireConfirmed(this.#caller.viewer);
  }

  /** The new address is asked whether it is the cook's; the old one learns that it is used no more. */
  async #tellOfAddress({ id, email }: User, former: Pick<User, 'email' | 'emailConfirmedAt'>): Promise<void> {
    if (email) await this.#mails.tryConfirm({ id, email });
    if (former.email && former.emailConfirmedAt) await this.#mails.notify(id, 'email-changed', former.email);
  }

  /**
   * Changes the password and gives this browser a new session. No other browser is known any more.
   * @param keep whether the cook's other sessions, and their API tokens, stay
   * @throws AppError BAD_USER_INPUT when the current password is wrong or the new one easy to guess, RATE_LIMITED
   */
  async changePassword(
    current: string,
    next: string,
    keep: { sessions: boolean; apiTokens: boolean },
  ): Promise<SignedIn> {
    const cook = requireSession(this.#caller.viewer);
    const confirmAgain = await this.confirm(current, 'currentPassword');
    await checkNewPassword(next, cook.username, 'newPassword');
    const password = await hashPassword(next);
    const opened = await withUserLock(
      this.#em,
      cook,
      async (tx) => {
        await confirmAgain(tx);
        await tx.nativeUpdate(User, { id: cook.id }, { password });
        await endAccess(tx, cook.id, { ...keep, device: this.#caller.device });
        const session = await openSession(tx, cook.id, this.#caller);
        await remember(tx, this.#caller, { action: 'password.change', subject: { kind: 'user', id: cook.id } });
        return { user: await tx.findOneOrFail(User, { id: cook.id }, { refresh: true }), ...session };
      },
      { alone: true },
    );
    await this.#mails.notify(cook.id, 'password-changed');
    return this.#enter(opened);
  }

  /** Lets this session do for some minutes what needs the password. @throws AppError BAD_USER_INPUT when it is wrong, RATE_LIMITED */
  async confirmPassword(password: string): Promise<Date> {
    const cook = requireSession(this.#caller.viewer);
    const confirmAgain = await this.confirm(password, 'password');
    const confirmedAt = new Date();
    await withUserLock(this.#em, cook, async (tx) => {
      await confirmAgain(tx);
      await tx.nativeUpdate(Session, { id: cook.via.id }, { confirmedAt });
    });
    this.#caller.viewer = { ...cook, via: { ...cook.via, isConfirmed: true } };
    return new Date(confirmedAt.getTime() + CONFIRMED_MINUTES * 60_000);
  }

  /**
   * Makes sure that it is the cook who sits before a signed-in browser.
   * @param field the input field of the password
   * @returns to be called in the transaction that this is for: the password may have been changed since
   * @throws AppError BAD_USER_INPUT when the password is wrong, RATE_LIMITED
   */
  async confirm(password: string, field: string): Promise<(tx: EntityManager) => Promise<void>> {
    requireSession(this.#caller.viewer);
    const { id, username, password: verified } = await this.mine();
    const wrong = badInput('This is not your password.', field);
    const isRight = await this.#throttle.try(username, this.#caller, () => verifyPassword(password, verified));
    if (!isRight) throw wrong;
    return async (tx) => {
      if (!(await hasPassword(tx, id, verified))) throw wrong;
    };
  }

  /** From here on this request is the signed-in cook's. */
  #enter(opened: SignedIn): SignedIn {
    const {
      user: { id, username, role },
      session,
    } = opened;
    this.#caller.viewer = { id, username, role, via: { kind: 'session', id: session.id, isConfirmed: true } };
    return opened;
  }
}

/** Another address is not confirmed, and links that went to the former one end. */
async function changeUser(
  tx: EntityManager,
  id: string,
  columns: Partial<User>,
  hasNewAddress: boolean,
): Promise<void> {
  if (Object.keys(columns).length > 0)
    await tx.nativeUpdate(User, { id }, { ...columns, ...(hasNewAddress && { emailConfirmedAt: null }) });
  if (hasNewAddress) await tx.nativeDelete(MailToken, { user: id });
}

const notRight = (): AppError => badInput('The user name or the password is not right.', 'password');

/** Whether an account still has the password that was looked at before it was locked. */
async function hasPassword(tx: EntityManager, id: string, hash: string): Promise<boolean> {
  return (await tx.count(User, { id, password: hash })) > 0;
}

function explainTakenName(error: unknown): never {
  if (error instanceof UniqueConstraintViolationException)
    throw new AppError('CONFLICT', 'This user name is taken.', { field: 'username', cause: error });
  throw error;
}
