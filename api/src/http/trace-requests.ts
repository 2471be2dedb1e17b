import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracing } from '../shared/tracing.ts';

/** Follows each request but those for files: one span with its method, route and status, found by the request id that its caller was told. */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  isFollowed: (request: FastifyRequest) => boolean,
): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isFollowed(request)) return done();
    const { method, headers, id } = request;
    const span = tracing.begin(method, 'server', { 'http.request.method': method, 'larder.request_id': id }, headers);
    spans.set(request, span);
    span.within(done);
  });
  // A body arrives in events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    if (!span) return;
    const { url: route } = request.routeOptions;
    span.describe(
      { 'http.response.status_code': statusCode, ...(route !== undefined && { 'http.route': route }) },
      route && `${request.method} ${route}`,
    );
    if (statusCode >= 500) span.fail();
    span.end();
  });
}
