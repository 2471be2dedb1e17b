import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
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

/** Where a caller says they reach us, such as `https://larder.example`; empty when it is unknown, as in HTTP/1.0. */
function originOf(request: FastifyRequest): string {
  return request.host === '' ? '' : `${isHttps(request) ? 'https' : 'http'}://${request.host}`;
}

/** Ranges of addresses that lead nowhere outside of somebody's own network, as ipaddr.js names them. */
const OWN_RANGES: ReadonlySet<string> = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/**
 * Where a caller reaches us, where that can be said to others: anyone may send any `Host`, so a name of the internet counts only as
 * `PUBLIC_URL`. Empty for such a name, and when it is unknown.
 */
export function ownOriginOf(request: FastifyRequest): string {
  const origin = originOf(request);
  return origin !== '' && isOwnHost(new URL(origin).hostname) ? origin : '';
}

/** Whether an address leads nowhere outside of somebody's own network. */
export function isOwnAddress(address: string): boolean {
  return ipaddr.isValid(address) && OWN_RANGES.has(ipaddr.process(address).range());
}

/** Whether a host is found in one's own network alone: `localhost`, a name without a dot, `kitchen.local`, 192.168.1.5. */
function isOwnHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare)
    ? isOwnAddress(bare)
    : !bare.includes('.') || /\.(?:local|localhost|internal|home\.arpa)$/.test(bare);
}

/** Where people find this site, without a slash at the end: what `PUBLIC_URL` says, else where they just asked; null where that may be foreign. */
export function siteOf({ publicUrl }: Pick<Platform, 'publicUrl'>, request: FastifyRequest): string | null {
  const site = publicUrl ?? ownOriginOf(request);
  return site === '' ? null : new URL(site).origin;
}
