import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The two APIs; pages and pictures need no leave, and are nothing for scripts of other sites. */
const API = /^\/(?:graphql|api)(?:[/?]|$)/;

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** What programs send: ours, Apollo Client's and Relay's, and those who trace their requests. */
const SENT = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'Larder-Viewer',
  'Apollo-Require-Preflight',
  'X-Apollo-Operation-Name',
  'X-Apollo-Operation-Id',
  'Apollographql-Client-Name',
  'Apollographql-Client-Version',
  'GraphQL-Preflight',
  'X-Requested-With',
  'Traceparent',
  'Tracestate',
].join(', ');

/** What scripts may read of an answer besides its body. */
const READ = [
  'ETag',
  'Location',
  'Retry-After',
  'WWW-Authenticate',
  'X-Total-Count',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Operation-Cost',
  'X-Operation-Cost-Limit',
  'X-Request-Id',
  'Content-Disposition',
  'Allow',
].join(', ');

/** Two hours: browsers remember a preflight no longer. */
const REMEMBERED = '7200';

/**
 * Lets scripts of every site ask the two APIs (the CORS protocol of the Fetch standard), as a program without a browser may. It is never with
 * cookies: without `access-control-allow-credentials` browsers send none, and a request that has one is not told to other sites.
 */
export function openApis(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!API.test(request.url)) return;
    // A cache must not give one cook's browser what another site was told.
    void reply.header('vary', 'Cookie');
    if (request.headers.cookie !== undefined) return;
    void reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': READ });
    if (isPreflight(request)) return answerPreflight(reply);
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && 'access-control-request-method' in headers;
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': SENT,
      'access-control-max-age': REMEMBERED,
    })
    .code(204)
    .send();
}
