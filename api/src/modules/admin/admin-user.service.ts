import { lockUsers } from '../users/user-lock.sql.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Role, UserStatus } from '../users/user-enums.ts';
import { AppError, badInput, notFound } from '../../shared/errors.ts';
import { literally, readSearchText } from '../../shared/search-text.ts';
import type { Page } from '../../shared/page.ts';
import type { ListSource, PageRange } from '../../shared/list-pages.sql.ts';
import { readEmail, readName } from '../accounts/account-input.ts';
import { MailToken } from '../accounts/mail/mail-token.entity.ts';
import { remember } from '../audit-log/audit-log.ts';
import type { Caller } from '../users/caller.ts';
import { isPossibleId, readOptionalText } from '../../shared/input-text.ts';
import { keepAnAdmin } from '../accounts/last-admin.ts';
import { User } from '../users/user.entity.ts';
import { UserService } from '../accounts/user.service.ts';
import { requireActingAdmin, requireAdmin } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';
import { readWhole } from './whole-list.ts';

/** How the accounts are put in order. */
export enum UserSort {
  NEWEST = 'newest',
  NAME = 'name',
  LAST_ACTIVE = 'lastActive',
}

const ORDERS: Record<UserSort, ListSource['order']> = {
  [UserSort.NEWEST]: { sql: 'u.joined_at', type: 'timestamptz', direction: 'desc' },
  [UserSort.NAME]: { sql: 'u.username_key', type: 'text', direction: 'asc' },
  [UserSort.LAST_ACTIVE]: { sql: 'coalesce(u.last_active_at, u.joined_at)', type: 'timestamptz', direction: 'desc' },
};

/** Which accounts are wanted. */
export interface UserFilter {
  /** The beginning of a user name, name or e-mail address, in any case. */
  text?: string | null | undefined;
  sort?: UserSort | undefined;
}

/** What an admin may change of an account; what is left out stays as it is. */
export interface UserEdit {
  id: string;
  name?: string | null | undefined;
  email?: string | null | undefined;
}

/** What an account was before an act. */
type Former = Pick<User, 'id' | 'username' | 'status' | 'role'>;

/** Changes an account; the audit log records what it returns. */
type UserWork = (
  tx: EntityManager,
  former: Former,
) => Promise<{ before?: Record<string, unknown>; after: Record<string, unknown> }>;

/** The accounts of others, for admins alone. The audit log records every act. */
export class AdminUserService {
  readonly #em: EntityManager;
  readonly #caller: Caller;

  constructor(em: EntityManager, caller: Caller) {
    this.#em = em;
    this.#caller = caller;
  }

  /** The accounts. @throws AppError BAD_USER_INPUT */
  async list({ text, sort = UserSort.NEWEST }: UserFilter, range: PageRange): Promise<Page<User>> {
    requireAdmin(this.#caller.viewer);
    return readWhole(
      this.#em,
      (ids) => this.#em.find(User, { id: { $in: ids } }, { refresh: true }),
      { from: '"user" u', where: beginsWith(text ?? ''), order: ORDERS[sort], id: 'u.id' },
      range,
    );
  }

  /** Corrects the name or the e-mail address of an account. @throws AppError NOT_FOUND, BAD_USER_INPUT */
  async edit({ id, name, email }: UserEdit): Promise<User> {
    const columns = {
      ...(name !== undefined && { name: readName(name) }),
      ...(email !== undefined && { email: readEmail(email) }),
    };
    return this.#act(id, 'user.edit', async (tx) => {
      const isOther = columns.email !== undefined && (await tx.count(User, { id, email: columns.email })) === 0;
      if (Object.keys(columns).length > 0)
        await tx.nativeUpdate(User, { id }, { ...columns, ...(isOther && { emailConfirmedAt: null }) });
      if (isOther) await tx.nativeDelete(MailToken, { user: id });
      return { after: { changed: Object.keys(columns) } };
    });
  }

  /**
   * Bans an account, or opens it, which counts as a visit: one that was long unused is active again. A ban ends all sessions and API tokens in
   * the same transaction.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT for a ban without a reason, CONFLICT for the last admin and oneself
   */
  async setStatus(id: string, status: UserStatus, given?: string | null): Promise<User> {
    if (status === UserStatus.INACTIVE) throw badInput('An account becomes inactive by itself.', 'status');
    const reason = readOptionalText(given, { what: 'A reason', field: 'reason', max: 500 });
    if (status === UserStatus.BANNED && reason === null) throw badInput('Give a reason for the audit log.', 'reason');
    return this.#act(id, status === UserStatus.BANNED ? 'user.ban' : 'user.activate', async (tx, former) => {
      if (status === UserStatus.BANNED) await this.#mayLoseAdmin(tx, former);
      await new UserService(tx).setStatus(id, status);
      if (status === UserStatus.ACTIVE) await tx.nativeUpdate(User, { id }, { lastActiveAt: new Date() });
      return { before: { status: former.status }, after: { status, ...(reason !== null && { reason }) } };
    });
  }

  /** Makes a cook an admin, or an admin a cook, who then signs in again. @throws AppError NOT_FOUND, CONFLICT for the last admin and oneself */
  async setRole(id: string, role: Role): Promise<User> {
    return this.#act(id, 'user.role', async (tx, former) => {
      if (role !== Role.ADMIN) await this.#mayLoseAdmin(tx, former);
      if (role !== former.role) await new UserService(tx).setRole(id, role);
      return { before: { role: former.role }, after: { role } };
    });
  }

  /**
   * Gives a cook who forgot their password a random one, which is shown only once; all their sessions and API tokens end.
   * @throws AppError NOT_FOUND, CONFLICT for oneself
   */
  async resetPassword(id: string): Promise<{ user: User; password: string }> {
    let password = '';
    const user = await this.#act(id, 'user.password', async (tx, { username }) => {
      if (id === this.#caller.viewer?.id)
        throw new AppError('CONFLICT', 'This is your own account. Change your password in your settings.');
      ({ password } = await new UserService(tx).resetPassword(username));
      return { after: {} };
    });
    return { user, password };
  }

  /** A banned account does not count as an admin, so that the last one cannot be removed this way. */
  async #mayLoseAdmin(tx: EntityManager, { id, role, status }: Former): Promise<void> {
    if (id === this.#caller.viewer?.id) throw new AppError('CONFLICT', 'This is your own account. Ask another admin.');
    if (role === Role.ADMIN && status !== UserStatus.BANNED)
      await keepAnAdmin(tx, 'This is the last admin. Make somebody else an admin first.');
  }

  async #act(id: string, action: string, work: UserWork): Promise<User> {
    const admin = requireActingAdmin(this.#caller.viewer);
    if (!isPossibleId(id)) throw notFound('User');
    return this.#em.transactional(async (outer) => {
      // In one order: two admins who act on each other would wait for each other.
      await lockUsers(outer, admin.id, id);
      return withUserLock(outer, admin, (tx) => this.#actOn(tx, id, action, work));
    });
  }

  async #actOn(tx: EntityManager, id: string, action: string, work: UserWork): Promise<User> {
    const user = await tx.findOne(User, { id }, { refresh: true });
    if (!user) throw notFound('User');
    // A copy: the entity follows what is written.
    const facts = await work(tx, { id, username: user.username, status: user.status, role: user.role });
    await remember(tx, this.#caller, { action, subject: { kind: 'user', id }, ...facts });
    return tx.findOneOrFail(User, { id }, { refresh: true });
  }
}

function beginsWith(text: string): ListSource['where'] {
  const wanted = readSearchText(text).toLowerCase();
  if (wanted === '') return { sql: 'true', params: [] };
  const pattern = `${literally(wanted)}%`;
  return {
    sql: '(u.username_key like ? or lower(u.name) like ? or lower(u.email) like ?)',
    params: [pattern, pattern, pattern],
  };
}
