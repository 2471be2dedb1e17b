import type { FastifyInstance, FastifyReply } from 'fastify';

/** Said with every answer; the page adds its own content policy. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), screen-wake-lock=(self)',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/**
 * The content policy of the page: only what we serve, and scripts and styles only with this answer's nonce.
 * @param uploadOrigin where photos are sent besides
 */
export function contentPolicy(nonce: string, uploadOrigin: string | null = null): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    `style-src-attr 'none'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self'${uploadOrigin === null ? '' : ` ${uploadOrigin}`}`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
}

/** What is no page may load nothing and be shown in none. */
const CLOSED = `default-src 'none'; frame-ancestors 'none'`;

/** Puts the headers on an answer that is no page. */
export function protect(reply: FastifyReply): void {
  void reply.headers(HEADERS).header('content-security-policy', CLOSED);
}

/** Puts the headers on every answer; one that has no content policy of its own gets the closed one. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(HEADERS));
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', CLOSED);
  });
}
