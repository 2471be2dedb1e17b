import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller, SessionSecrets } from '../../users/caller.ts';
import { STORED } from '../../users/stored-limits.ts';
import { keepNewest } from '../../../shared/keep-newest.sql.ts';
import { hashSecret, newSecret } from '../../../shared/secret.ts';
import { KnownDevice, Session } from './session.entity.ts';

/** Longest description of a browser that is kept, in characters. */
const USER_AGENT_MAX = 200;

/** Days that a browser stays known after its last sign-in; browsers keep no cookie longer. */
export const DEVICE_DAYS = 400;

/** A session that was just opened, with the secrets that only the browser keeps. */
export interface OpenedSession {
  session: Session;
  /** Whether the cook had not signed in in this browser before. */
  isNewDevice: boolean;
  secrets: SessionSecrets;
}

/**
 * Opens a session of a cook in the browser that asks. The session that this browser had before ends, so that no one can plant
 * one; the browser is known from now on.
 */
export async function openSession(tx: EntityManager, user: string, caller: Caller): Promise<OpenedSession> {
  const secret = newSecret();
  if (caller.viewer?.via.kind === 'session') await tx.nativeDelete(Session, { id: caller.viewer.via.id });
  const session = tx.create(Session, {
    user,
    secretHash: hashSecret(secret),
    userAgent: caller.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
  });
  await tx.flush();
  await keepNewest(tx, { table: 'session', owner: 'user_id', age: 'last_used_at' }, user, STORED.sessions.most);
  const { device, isNew } = await knowDevice(tx, user, caller.device);
  return { session, isNewDevice: isNew, secrets: { session: secret, device } };
}

async function knowDevice(
  tx: EntityManager,
  user: string,
  secret: string | null,
): Promise<{ device: string; isNew: boolean }> {
  const isKnown =
    secret !== null &&
    (await tx.nativeUpdate(KnownDevice, { secretHash: hashSecret(secret), user }, { createdAt: new Date() })) > 0;
  if (isKnown) return { device: secret, isNew: false };
  const fresh = newSecret();
  await tx.insert(KnownDevice, { secretHash: hashSecret(fresh), user, createdAt: new Date() });
  const known = { table: 'known_device', owner: 'user_id', age: 'created_at' };
  await keepNewest(tx, known, user, STORED.knownDevices.most);
  return { device: fresh, isNew: true };
}
