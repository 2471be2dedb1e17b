import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentPolicy } from '../http/security-headers.ts';

/**
 * Shows GraphiQL to a browser that opens `/graphql`; every other request is none of its business.
 * @param webFolder of the built web app, which has it in `graphiql`; without it browsers are answered like programs
 */
export function registerGraphiql(scope: FastifyInstance, webFolder: string | undefined): void {
  const file = webFolder === undefined ? undefined : join(webFolder, 'graphiql', 'index.html');
  if (file === undefined || !existsSync(file)) return;
  const page = readFileSync(file, 'utf8');
  scope.addHook('onRequest', async (request, reply) => {
    if (!isOpenedByBrowser(request)) return undefined;
    const nonce = randomBytes(24).toString('base64');
    return reply
      .header('content-security-policy', contentPolicy(nonce))
      .header('cache-control', 'no-store')
      .header('vary', 'accept, cookie')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('NONCE_PLACEHOLDER', nonce));
  });
}

function isOpenedByBrowser({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.includes('?') && (headers.accept ?? '').includes('text/html');
}
