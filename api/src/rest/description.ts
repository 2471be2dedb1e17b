import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Route } from './route.ts';
import { docsPage } from './docs-page.ts';
import { describeRest } from './openapi.ts';

/** Serves what the REST API can do: `/api/openapi.json` for programs, `/api/docs` for people. */
export function registerDescription(api: FastifyInstance, routes: readonly Route[], publicUrl: string | null): void {
  // Relative to where the description is read, where it is not known where people find this site.
  const description = describeRest(routes, publicUrl?.replace(/\/$/, '') ?? '/');
  api.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(description),
  );
  api.get('/docs', async (_request, reply) => {
    const nonce = randomBytes(24).toString('base64');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src-elem 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(docsPage(description, nonce));
  });
}
