import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../shared/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps other sites from acting in a cook's name (OWASP, "Cross-Site Request Forgery Prevention", fetch metadata). What writes
 * must come from our own pages or from a program, and a body must be JSON: a form of another site can send neither that nor
 * hide where it comes from.
 */
export function guardWrites(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);
  app.addHook('onRequest', async (request) => {
    if (!READS.has(request.method) && isForeign(request))
      throw new AppError('FORBIDDEN', 'This request came from another site.');
  });
}

/** Clients that always say JSON, also where there is nothing to send. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}

/** An API token is sent by a program on purpose; a browser adds cookies by itself, and tells where a request comes from. */
function isForeign(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (bearerToken(request) !== undefined) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && hostOf(origin) !== request.host;
}

/** The API token that a request carries. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
