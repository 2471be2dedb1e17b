import type { FastifyInstance, FastifyReply } from 'fastify';

/** Where browsers report what the content policy blocked. */
export const CONTENT_REPORTS = '/csp-reports';

/** Said with every answer; the page adds its own content policy. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
  'reporting-endpoints': `csp="${CONTENT_REPORTS}"`,
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), screen-wake-lock=(self)',
};

/**
 * The content policy of the page: only what we serve, and scripts and styles only with this answer's nonce.
 * @param uploadOrigin where photos are sent besides
 */
export function contentPolicy(nonce: string, uploadOrigin: string | null = null): string {
  return [
    `default-src 'none'`,
    // Barcodes are read by a program of our own, in WebAssembly; text is still never run as a script.
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'`,
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
    // The first for browsers that do not know the second.
    `report-uri ${CONTENT_REPORTS}`,
    `report-to csp`,
  ].join('; ');
}

/** What is no page may load nothing and be shown in none. */
const CLOSED = `default-src 'none'; frame-ancestors 'none'`;

/** Puts the headers on an answer that is no page. */
export function protect(reply: FastifyReply): void {
  void reply.headers(HEADERS).header('content-security-policy', CLOSED);
}

/**
 * Puts the headers on every answer; one that has no content policy of its own gets the closed one.
 * @param hstsMaxAge seconds for which browsers ask this host, not those below it, by https alone (RFC 6797); nothing is said of it unless given
 */
export function registerSecurityHeaders(app: FastifyInstance, hstsMaxAge: number | undefined): void {
  const headers =
    hstsMaxAge === undefined ? HEADERS : { ...HEADERS, 'strict-transport-security': `max-age=${hstsMaxAge}` };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', CLOSED);
  });
}
