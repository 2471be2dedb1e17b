import type { FastifyRequest } from 'fastify';
import type { Platform } from '../context.ts';
import { isHttps } from './session-cookies.ts';

/** Where people find this site, without a slash at the end: what `PUBLIC_URL` says, else where they just asked. */
export function siteOf({ publicUrl }: Pick<Platform, 'publicUrl'>, request: FastifyRequest): string {
  if (publicUrl !== null) return new URL(publicUrl).origin;
  const asked = `${isHttps(request) ? 'https' : 'http'}://${request.host}`;
  return URL.canParse(asked) ? new URL(asked).origin : 'http://localhost';
}
