import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role, TokenScope } from '../../users/user-enums.ts';
import { hashSecret } from '../../../shared/secret.ts';
import type { Viewer } from '../../users/viewer.ts';

/**
 * Days after which a session ends: unused, and at the latest. A cooking app on a phone in the kitchen risks little; what
 * matters asks for the password again (OWASP ASVS 5.0, 7.1.1, 7.3.1 and 7.3.2).
 */
export const SESSION_DAYS = { idle: 14, absolute: 90 } as const;

/** Minutes after the password was given in which a session may do what needs it: admin acts and changes of how a cook signs in. */
export const CONFIRMED_MINUTES = 10;

/** Notes a visit, at most once an hour; an inactive account becomes active again. */
const VISIT = `
  update "user" set last_active_at = now(), status = 'active' from found
  where "user".id = found.user_id and status <> 'banned' and (last_active_at is null or last_active_at < now() - interval '1 hour')`;

const BY_SESSION = `
  with found as (
    select s.id, s.user_id, u.username, u.role, s.confirmed_at > now() - make_interval(mins => ${CONFIRMED_MINUTES}) as is_confirmed
    from session s join "user" u on u.id = s.user_id
    where s.secret_hash = ? and u.status <> 'banned'
      and s.last_used_at > now() - make_interval(days => ${SESSION_DAYS.idle}) and s.created_at > now() - make_interval(days => ${SESSION_DAYS.absolute})
  ), used as (
    update session set last_used_at = now() from found where session.id = found.id and last_used_at < now() - interval '1 hour'
  ), visit as (${VISIT})
  select id, user_id, username, role, is_confirmed from found`;

const BY_TOKEN = `
  with found as (
    select t.id, t.user_id, t.scopes, u.username, u.role from api_token t join "user" u on u.id = t.user_id
    where t.secret_hash = ? and u.status <> 'banned' and t.expires_at > now()
  ), used as (
    update api_token set last_used_at = now() from found
    where api_token.id = found.id and (last_used_at is null or last_used_at < now() - interval '1 hour')
  ), visit as (${VISIT})
  select id, user_id, username, role, scopes from found`;

/** What every API token begins with, so that scanners find one that leaked. */
export const TOKEN_PREFIX = 'larder_';

interface Found {
  id: string;
  user_id: string;
  username: string;
  role: Role;
}

/** The cook whose session this is, in one statement; null when it has ended. */
export async function viewerOfSession(em: EntityManager, secret: string): Promise<Viewer | null> {
  const [found] = await em.execute<(Found & { is_confirmed: boolean })[]>(BY_SESSION, [hashSecret(secret)]);
  return found
    ? {
        id: found.user_id,
        username: found.username,
        role: found.role,
        via: { kind: 'session', id: found.id, isConfirmed: found.is_confirmed },
      }
    : null;
}

/** The cook whose API token this is, in one statement; null when it is not valid. */
export async function viewerOfToken(em: EntityManager, secret: string): Promise<Viewer | null> {
  if (!secret.startsWith(TOKEN_PREFIX)) return null;
  const [found] = await em.execute<(Found & { scopes: TokenScope[] })[]>(BY_TOKEN, [hashSecret(secret)]);
  return found
    ? { id: found.user_id, username: found.username, role: found.role, via: { kind: 'token', scopes: found.scopes } }
    : null;
}
