import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookies } from '../modules/users/caller.ts';
import { SESSION_DAYS } from '../modules/accounts/sessions/identify.sql.ts';
import { DEVICE_DAYS } from '../modules/accounts/sessions/session-opener.ts';

const DAY = 86_400;

type Cookie = 'larder' | 'larder-device' | 'larder-visitor';

/** Over https only a cookie that this host alone can have set; plain http, as on localhost, cannot have one. */
const nameOf = (cookie: Cookie, isSecure: boolean): string => (isSecure ? `__Host-${cookie}` : cookie);

/** The value of a cookie of ours, if the browser sent it. */
export function readCookie(request: FastifyRequest, cookie: Cookie): string | null {
  return request.cookies[nameOf(cookie, true)] ?? (isHttps(request) ? null : request.cookies[cookie]) ?? null;
}

/** Writes the cookies of the browser that asks. */
export function sessionCookies(request: FastifyRequest, reply: FastifyReply): SessionCookies {
  const secure = isHttps(request);
  const common = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  return {
    keep: ({ session, device }) => {
      void reply.setCookie(nameOf('larder', secure), session, { ...common, maxAge: SESSION_DAYS.absolute * DAY });
      void reply.setCookie(nameOf('larder-device', secure), device, { ...common, maxAge: DEVICE_DAYS * DAY });
    },
    keepVisitor: (secret) => void reply.setCookie(nameOf('larder-visitor', secure), secret, { ...common, maxAge: DAY }),
    drop: () => {
      void reply.clearCookie(nameOf('larder', secure), common);
      // What is the cook's own is never in a cache (`no-store`), and browsers take seconds to empty it.
      void reply.header('clear-site-data', '"storage"');
    },
  };
}

/** Whether the caller speaks https. Where a proxy that is not known to us ends it, the page's own origin still tells. */
export function isHttps(request: FastifyRequest): boolean {
  return request.protocol === 'https' || (request.headers.origin ?? '').startsWith('https://');
}
