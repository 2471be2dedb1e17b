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
    if (!READS.has(request.method) && isForeign(request) && !asksAsVisitor(request)) throw cameFromElsewhere();
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

/** For what a page of another site may not do. */
export const cameFromElsewhere = (): AppError =>
  new AppError('FORBIDDEN', 'This request came from another site. Send an API token with it.');

/**
 * What a script of another site may ask where its request has no cookie, and so borrows nothing of the browser it runs in: queries by POST,
 * of which GraphQL lets no mutation through, and files for addresses that were signed for them. Neither is sent by a form, or without CORS.
 */
function asksAsVisitor({ method, url, headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'] ?? 'cors';
  if (headers.cookie !== undefined || mode !== 'cors') return false;
  return method === 'POST' ? /^\/graphql(?:\?|$)/.test(url) : method === 'PUT' && url.startsWith('/api/uploads/');
}

/** Whether a page of another site sent a request. An API token is sent by a program on purpose; a browser adds cookies by itself, and tells where a request comes from. */
export function isForeign(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (bearerToken(request) !== undefined) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && hostOf(origin) !== request.host;
}

/**
 * What a request sends as its API token, also where that is none; undefined where it sends nothing of the kind: a proxy may ask for a name
 * and password of its own, which browsers then send along as `Basic`.
 */
export function bearerToken(request: FastifyRequest): string | undefined {
  const sent = /^\s*Bearer\b(.*)$/i.exec(request.headers.authorization ?? '')?.[1];
  return sent?.trim();
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
