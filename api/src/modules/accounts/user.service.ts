import { randomBytes } from 'node:crypto';
import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { Role, UserStatus } from '../users/user-enums.ts';
import { AppError, notFound } from '../../shared/errors.ts';
import { checkUsername } from './account-input.ts';
import { hashPassword } from './passwords/password.ts';
import { endAccess } from './sessions/end-access.ts';
import { SignInThrottle } from './sign-in-throttle.ts';
import { User } from '../users/user.entity.ts';

/** Looks after the accounts of others: for the command line and, behind its own check, the admin API. */
export class UserService {
  readonly #em: EntityManager;

  constructor(em: EntityManager) {
    this.#em = em;
  }

  /** How many admins there are. */
  countAdmins(): Promise<number> {
    return this.#em.count(User, { role: Role.ADMIN });
  }

  /**
   * Creates an account from the command line, with a random password that is printed once.
   * @throws AppError BAD_USER_INPUT or CONFLICT about the name
   */
  async createWithRandomPassword(username: string, role: Role): Promise<{ user: User; password: string }> {
    checkUsername(username);
    const password = randomPassword();
    try {
      const user = this.#em.create(User, { username, password: await hashPassword(password), role });
      await this.#em.flush();
      return { user, password };
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException)
        throw new AppError('CONFLICT', `The name ${username} is taken.`, { field: 'username' });
      throw error;
    }
  }

  /** An account by its user name, in any case. @throws AppError NOT_FOUND */
  async byName(username: string): Promise<User> {
    const user = await this.#em.findOne(User, { usernameKey: username.toLowerCase() });
    if (!user) throw notFound('User');
    return user;
  }

  /** Changes where an account stands. A ban ends all its sessions and API tokens at once, and no write of its cook comes after it. */
  async setStatus(id: string, status: UserStatus): Promise<User> {
    return this.#change(id, { status }, status === UserStatus.BANNED);
  }

  /** Changes what an account may do; its cook signs in again. */
  async setRole(id: string, role: Role): Promise<User> {
    return this.#change(id, { role }, true);
  }

  /**
   * Gives an account whose password is forgotten a random one, which is printed once. Its sessions and API tokens end: its cook may also
   * have been found out.
   * @throws AppError NOT_FOUND
   */
  async resetPassword(username: string): Promise<{ user: User; password: string }> {
    const { id } = await this.unlock(username);
    const password = randomPassword();
    return { user: await this.#change(id, { password: await hashPassword(password) }, true), password };
  }

  /** Lets an account that was guessed at too often be tried again. @throws AppError NOT_FOUND */
  async unlock(username: string): Promise<User> {
    const user = await this.byName(username);
    await new SignInThrottle(this.#em).unlock(user.username);
    return user;
  }

  async #change(
    id: string,
    change: Partial<Pick<User, 'status' | 'role' | 'password'>>,
    signsOut: boolean,
  ): Promise<User> {
    return this.#em.transactional(async (tx) => {
      if ((await tx.nativeUpdate(User, { id }, change)) === 0) throw notFound('User');
      if (signsOut) await endAccess(tx, id);
      return tx.findOneOrFail(User, { id }, { refresh: true });
    });
  }
}

/** 96 random bits: 16 characters that can be typed and sent. */
const randomPassword = (): string => randomBytes(12).toString('base64url');
