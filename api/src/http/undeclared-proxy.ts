import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../context.ts';
import { isOwnAddress } from './site-address.ts';

/**
 * Notes, and warns once, when requests come through a proxy that `TRUST_PROXY` does not declare: all visitors then count as one caller, or
 * as none where the proxy is on this machine, which has no budget. What the proxy says of them is not believed: anyone can say it.
 * @param trustProxy how many proxies are declared
 */
export function watchForProxies(app: FastifyInstance, { proxy }: Pick<Platform, 'proxy'>, trustProxy: number): void {
  if (trustProxy > 0) return;
  app.addHook('onRequest', async (request) => {
    if (proxy.isUndeclared || !isPassedOn(request)) return;
    proxy.isUndeclared = true;
    request.log.warn(
      { address: request.ip },
      'Requests come through a proxy that TRUST_PROXY does not declare, so that all visitors share one address and its limits: set TRUST_PROXY to the number of proxies in front',
    );
  });
}

/** Whether a neighbour says that it passes on what another asks. */
function isPassedOn({ headers, ip }: FastifyRequest): boolean {
  return (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined && isOwnAddress(ip);
}
