import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../context.ts';
import { badInput } from '../shared/errors.ts';
import { isHttps } from './session-cookies.ts';

/** Refuses requests to a host that there cannot be: no address that we would tell would lead anywhere. */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const origin = originOf(request);
    if (origin !== '' && !URL.canParse(origin)) throw badInput('The Host header names no host that there can be.');
  });
}

/** Where a caller reaches us, such as `https://larder.example`; empty when it is unknown, as in HTTP/1.0. */
export function originOf(request: FastifyRequest): string {
  return request.host === '' ? '' : `${isHttps(request) ? 'https' : 'http'}://${request.host}`;
}

/** Where people find this site, without a slash at the end: what `PUBLIC_URL` says, else where they just asked. */
export function siteOf({ publicUrl }: Pick<Platform, 'publicUrl'>, request: FastifyRequest): string {
  return new URL(publicUrl ?? (originOf(request) || 'http://localhost')).origin;
}
