import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Names what is read by its content, so that a caller who has it already is told so with 304 and no body (RFC 9110, 13.1.2). The tag is weak: the
 * same answer may come packed or not. It saves the line, not the work.
 */
export function tagAnswers(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return payload;
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    void reply.header('etag', etag);
    if (!isKnown(request.headers['if-none-match'], etag)) return payload;
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  const bare = etag.slice(2);
  return known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare);
}
