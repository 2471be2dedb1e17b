import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret } from '../../../shared/secret.ts';
import { MailToken } from '../mail/mail-token.entity.ts';
import { ApiToken, KnownDevice, Session } from './session.entity.ts';

/** What stays open when a way to sign in changes. */
export interface Kept {
  /** Whether all sessions stay, or the one of this id. */
  sessions?: boolean | string;
  /** Whether the API tokens stay. */
  apiTokens?: boolean;
  /** Secret of the browser that stays known. */
  device?: string | null;
}

/** What ended. */
export interface Ended {
  sessions: number;
  apiTokens: number;
}

/** Ends the ways in to an account, in the transaction of the change that this is for: sessions, API tokens, known browsers and links in messages. */
export async function endAccess(tx: EntityManager, user: string, kept: Kept = {}): Promise<Ended> {
  const stays = typeof kept.sessions === 'string' ? { id: { $ne: kept.sessions } } : {};
  const sessions = kept.sessions === true ? 0 : await tx.nativeDelete(Session, { user, ...stays });
  const apiTokens = kept.apiTokens ? 0 : await tx.nativeDelete(ApiToken, { user });
  await tx.nativeDelete(KnownDevice, { user, secretHash: { $ne: hashSecret(kept.device ?? '') } });
  await tx.nativeDelete(MailToken, { user, purpose: 'reset-password' });
  return { sessions, apiTokens };
}
