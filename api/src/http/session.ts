import type { FastifyReply, FastifyRequest } from 'fastify';
import { createContext, type Platform, type RequestContext } from '../context.ts';
import { viewerOfSession } from '../modules/accounts/sessions/identify.sql.ts';
import type { Viewer } from '../modules/users/viewer.ts';
import { readCookie, sessionCookies } from './session-cookies.ts';
import { viewerByToken } from './api-token.ts';
import { bearerToken } from './session-guard.ts';
import { ownOriginOf } from './site-address.ts';

/** The context of a request, with the cook whose session or API token came with it. */
export async function openContext(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const viewer = await identify(platform, request);
  if (viewer) void reply.header('cache-control', 'private, no-store');
  const caller = {
    viewer,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    device: readCookie(request, 'larder-device'),
    requestId: request.id,
    visitor: readCookie(request, 'larder-visitor'),
    origin: ownOriginOf(request),
  };
  return createContext(platform, request.id, caller, sessionCookies(request, reply));
}

/** A token that is sent decides alone: it never borrows the rights of a cookie. Without either nothing is asked. */
async function identify({ orm }: Platform, request: FastifyRequest): Promise<Viewer | null> {
  if (bearerToken(request) !== undefined) return viewerByToken(request);
  const session = readCookie(request, 'larder');
  const viewer = session === null ? null : await viewerOfSession(orm.em.fork(), session);
  return isMeant(viewer, request) ? viewer : null;
}

/** A page may say for whom it acts: one that was left open borrows no rights of a cook who has signed in since in another tab. */
function isMeant(viewer: Viewer | null, { headers }: FastifyRequest): boolean {
  const meant = headers['larder-viewer'];
  return meant === undefined || meant === viewer?.id;
}
