import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { createContext, type Platform } from '../context.ts';
import { anonymous } from '../modules/users/caller.ts';
import { badInput } from '../shared/errors.ts';
import { CONTENT_REPORTS } from './security-headers.ts';

/** Longest body with reports, in bytes. */
const LENGTH_MAX = 16_384;

/** Browsers leave the usual port of a scheme out of an address, and some proxies put it into `Host`. */
const USUAL_PORT = /:(?:80|443)$/;

/** Takes the reports of browsers on what the content policy of our pages blocked. Who sends them is neither asked nor kept. */
export function registerContentReports(
  app: FastifyInstance,
  platform: Platform,
  limited: onRequestAsyncHookHandler[],
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: LENGTH_MAX },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Body: string }>(CONTENT_REPORTS, { onRequest: limited }, async (request, reply) => {
      const caller = { ...anonymous(), address: request.ip, requestId: request.id };
      const { contentReports } = createContext(platform, request.id, caller);
      // A proxy may ask us by another name than people do.
      const hosts = [
        request.host.replace(USUAL_PORT, ''),
        ...(platform.publicUrl === null ? [] : [new URL(platform.publicUrl).host]),
      ];
      await contentReports.keep(parsed(request.body ?? ''), hosts);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw badInput('A report is JSON.');
  }
}
