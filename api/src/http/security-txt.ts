import type { FastifyInstance } from 'fastify';
import type { Platform } from '../context.ts';
import { DAY_MS } from '../shared/calendar.ts';
import { notFound } from '../shared/errors.ts';
import { siteOf } from './site-address.ts';

/** Days for which what it says holds: RFC 9116 advises less than a year. */
const VALID_DAYS = 180;
const CACHED = 'public, max-age=86400';

/**
 * Serves `/.well-known/security.txt` (RFC 9116), which says where a weakness is reported.
 * @param contact a `mailto:` or `https://` address; without one there is no such file
 */
export function registerSecurityTxt(app: FastifyInstance, platform: Platform, contact: string | undefined): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    if (contact === undefined) throw notFound('Page');
    const expires = new Date(Math.floor(Date.now() / DAY_MS + VALID_DAYS) * DAY_MS);
    const site = siteOf(platform, request);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      ...(site === null ? [] : [`Canonical: ${site}/.well-known/security.txt`]),
    ];
    return reply
      .header('cache-control', CACHED)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
