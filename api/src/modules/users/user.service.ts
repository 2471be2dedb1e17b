import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { Role } from '../../shared/enums.ts';
import { AppError, badInput } from '../../shared/errors.ts';
import { User } from './user.entity.ts';

/** Argon2id with OWASP's first choice of parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes and looks after accounts. */
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
   * Creates an account from the command line, with a random password that is told once.
   * @throws AppError BAD_USER_INPUT or CONFLICT about the name
   */
  async createWithRandomPassword(username: string, role: Role): Promise<{ user: User; password: string }> {
    if (!/^[a-z0-9][a-z0-9._-]{1,38}$/i.test(username)) throw badInput('A user name has 2 to 39 letters, digits, dots, dashes or underscores, and starts with a letter or digit.', 'username');
    const password = randomBytes(12).toString('base64url');
    try {
      const user = this.#em.create(User, { username, password: await hash(password, ARGON2), role });
      await this.#em.flush();
      return { user, password };
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new AppError('CONFLICT', `The name ${username} is taken.`, { field: 'username' });
      throw error;
    }
  }
}
