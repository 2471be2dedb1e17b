import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { TokenScope } from '../../users/user-enums.ts';
import { DAY_MS } from '../../../shared/calendar.ts';
import { badInput, notFound } from '../../../shared/errors.ts';
import type { Caller } from '../../users/caller.ts';
import { SESSION_DAYS, TOKEN_PREFIX } from './identify.sql.ts';
import { noRoom, STORED } from '../../users/stored-limits.ts';
import { makeOnce } from '../../idempotency/idempotency.ts';
import { isPossibleId, readText } from '../../../shared/input-text.ts';
import { hashSecret, newSecret } from '../../../shared/secret.ts';
import type { AccountMails } from '../mail/account-mails.ts';
import { endAccess, type Ended } from './end-access.ts';
import { ApiToken, Session } from './session.entity.ts';
import { requireConfirmed, requireSession } from '../../users/viewer.ts';
import { withUserLock } from '../../users/with-user-lock.ts';

/** Days that an API token may be valid. */
const TOKEN_DAYS = { min: 1, max: 366 } as const;
/** Characters of a token that stay readable. */
const SHOWN = TOKEN_PREFIX.length + 6;

/** What a cook wants of a new API token. */
export interface NewApiToken {
  name: string;
  scopes: TokenScope[];
  /** 1 to 366. */
  expiresInDays: number;
  /** The same key within a day makes one token; its secret is returned the first time only. */
  idempotencyKey?: string | null | undefined;
}

/** The ways in that a cook has opened: browsers and API tokens. Only the cook, in a browser, sees and ends them. */
export class SessionService {
  readonly #em: EntityManager;
  readonly #caller: Caller;

  readonly #mails: AccountMails;

  constructor(em: EntityManager, caller: Caller, mails: AccountMails) {
    this.#em = em;
    this.#mails = mails;
    this.#caller = caller;
  }

  /** The sessions that have not ended, the latest used first. */
  sessions(): Promise<Session[]> {
    const cook = requireSession(this.#caller.viewer);
    const since = (days: number): Date => new Date(Date.now() - days * DAY_MS);
    const isOpen = { lastUsedAt: { $gt: since(SESSION_DAYS.idle) }, createdAt: { $gt: since(SESSION_DAYS.absolute) } };
    return this.#em.find(
      Session,
      { user: cook.id, ...isOpen },
      { orderBy: { lastUsedAt: 'desc', id: 'asc' }, refresh: true },
    );
  }

  /** Whether a session is the one that asks. */
  isCurrent(session: Session): boolean {
    const via = this.#caller.viewer?.via;
    return via?.kind === 'session' && via.id === session.id;
  }

  /** Ends a session of one's own. @throws AppError NOT_FOUND */
  async endSession(id: string): Promise<void> {
    const cook = requireSession(this.#caller.viewer);
    if (!isPossibleId(id) || (await this.#em.nativeDelete(Session, { id, user: cook.id })) === 0)
      throw notFound('Session');
  }

  /** Ends all sessions but the one that asks, and the API tokens unless they are to stay. No other browser is known any more. */
  async endOtherSessions(keepApiTokens: boolean): Promise<Ended> {
    const cook = requireSession(this.#caller.viewer);
    const kept = { sessions: cook.via.id, apiTokens: keepApiTokens, device: this.#caller.device };
    return withUserLock(this.#em, cook, (tx) => endAccess(tx, cook.id, kept), { alone: true });
  }

  /** The API tokens, expired ones too, the newest first. */
  apiTokens(): Promise<ApiToken[]> {
    const cook = requireSession(this.#caller.viewer);
    return this.#em.find(ApiToken, { user: cook.id }, { orderBy: { createdAt: 'desc', id: 'asc' }, refresh: true });
  }

  /**
   * Makes an API token; its secret is returned only once.
   * @throws AppError BAD_USER_INPUT naming the field at fault, CONFLICT for a key that was used for another token
   */
  async createApiToken({
    name: given,
    scopes: wanted,
    expiresInDays,
    idempotencyKey,
  }: NewApiToken): Promise<{ apiToken: ApiToken; secret: string | null }> {
    const cook = requireConfirmed(this.#caller.viewer);
    const name = readText(given, { what: 'A name', field: 'name', min: 1, max: 80 });
    const scopes = Object.values(TokenScope).filter((scope) => wanted.includes(scope));
    if (scopes.length === 0) throw badInput('Choose what the token may do.', 'scopes');
    if (expiresInDays < TOKEN_DAYS.min || expiresInDays > TOKEN_DAYS.max)
      throw badInput(`A token is valid for ${TOKEN_DAYS.min} to ${TOKEN_DAYS.max} days.`, 'expiresInDays');
    const secret = TOKEN_PREFIX + newSecret();
    const made = await withUserLock(
      this.#em,
      cook,
      async (tx) => {
        const newId = randomUUID();
        const once = { user: cook.id, key: idempotencyKey ?? null, input: { name, scopes, expiresInDays } };
        const id = await makeOnce(tx, once, newId, async () => {
          if ((await tx.count(ApiToken, { user: cook.id })) >= STORED.apiTokens.most)
            throw noRoom('apiTokens', 'Revoke one that you no longer need.', 'name');
          const expiresAt = new Date(Date.now() + expiresInDays * DAY_MS);
          tx.create(ApiToken, {
            id: newId,
            user: cook.id,
            name,
            prefix: secret.slice(0, SHOWN),
            secretHash: hashSecret(secret),
            scopes,
            expiresAt,
          });
          await tx.flush();
        });
        const apiToken = await tx.findOne(ApiToken, { id, user: cook.id });
        if (!apiToken) throw notFound('API token');
        return { apiToken, secret: id === newId ? secret : null };
      },
      { alone: true },
    );
    if (made.secret !== null) await this.#mails.notify(cook.id, 'token-made');
    return made;
  }

  /** Ends an API token of one's own. @throws AppError NOT_FOUND */
  async revokeApiToken(id: string): Promise<ApiToken> {
    const cook = requireSession(this.#caller.viewer);
    const apiToken = isPossibleId(id) ? await this.#em.findOne(ApiToken, { id, user: cook.id }) : null;
    if (!apiToken) throw notFound('API token');
    await this.#em.nativeDelete(ApiToken, { id });
    return apiToken;
  }
}
