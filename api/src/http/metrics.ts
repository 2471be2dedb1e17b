import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from '../shared/errors.ts';
import { bearerToken } from './session-guard.ts';

/** The figures of the process, and who may read them. */
export interface MetricsSource {
  /** What a caller sends as a bearer token. */
  token: string;
  /** Media type of what `read` gives. */
  type: string;
  read(): Promise<string>;
}

/** Serves `/metrics` for Prometheus to callers with its token; without a source there is no such address. */
export function registerMetrics(
  app: FastifyInstance,
  source: MetricsSource | undefined,
  limited: onRequestAsyncHookHandler[],
): void {
  if (!source) return;
  app.get('/metrics', { onRequest: limited }, async (request, reply) => {
    if (!isSame(bearerToken(request) ?? '', source.token))
      throw new AppError('UNAUTHENTICATED', 'Send the token of METRICS_TOKEN as `Authorization: Bearer …`.');
    return reply
      .header('cache-control', 'no-store')
      .type(source.type)
      .send(await source.read());
  });
}

/** Takes as long for a near guess as for a far one. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
