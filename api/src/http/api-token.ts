import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../context.ts';
import { viewerOfToken } from '../modules/accounts/sessions/identify.sql.ts';
import type { Viewer } from '../modules/users/viewer.ts';
import { AppError } from '../shared/errors.ts';
import { bearerToken } from './session-guard.ts';

/** RFC 6750, 3.1. */
const INVALID =
  'Bearer realm="Larder", error="invalid_token", error_description="The token has expired, was revoked, or is no token of Larder."';

/** They tell of the process, and never ask the database; `/metrics` has a token of its own. */
const OF_THE_PROCESS = /^\/(?:livez|readyz|metrics)(?:[/?]|$)/;

const viewers = new WeakMap<FastifyRequest, Viewer>();

/**
 * Refuses every request that sends an API token which does not hold, whatever it asks for: a program that went on as a visitor would take the
 * answers for its cook's. Asked after the limits on requests, and before the body is read.
 */
export function refuseDeadTokens(app: FastifyInstance, { orm }: Platform): void {
  app.addHook('preParsing', async (request, reply) => {
    const token = bearerToken(request);
    if (token === undefined || OF_THE_PROCESS.test(request.url)) return;
    const viewer = await viewerOfToken(orm.em.fork(), token);
    if (viewer) return void viewers.set(request, viewer);
    void reply.header('www-authenticate', INVALID);
    throw new AppError(
      'UNAUTHENTICATED',
      'This API token is not valid: it has expired, was revoked, or is none of Larder. Make another in Settings, API tokens.',
    );
  });
}

/** The cook whose API token came with a request; null where there is none. */
export function viewerByToken(request: FastifyRequest): Viewer | null {
  return viewers.get(request) ?? null;
}
