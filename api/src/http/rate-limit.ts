import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from '../shared/errors.ts';
import { MinuteCounts } from './minute-counts.ts';

const MINUTE = 60_000;
/** Addresses that are remembered, some 100 bytes each; of more, those that asked longest ago are forgotten. */
const ADDRESSES = 20_000;
/** More than a process can answer: loopback, or an undeclared proxy, is exempt. */
const ON_THIS_MACHINE = 1_000_000;

/**
 * Counts the requests of each address to all routes that are registered after it, and refuses what is too much. How much is left
 * is told in the headers of the IETF draft "RateLimit header fields for HTTP". Each process counts by itself, in memory.
 * @returns the same for single routes elsewhere
 */
export async function limitRate(
  apis: FastifyInstance,
  perMinute: number | undefined,
): Promise<onRequestAsyncHookHandler[]> {
  if (perMinute === undefined) return [];
  await apis.register(rateLimit, {
    max: ({ ip }: FastifyRequest) => (ip === '127.0.0.1' || ip === '::1' ? ON_THIS_MACHINE : perMinute),
    timeWindow: MINUTE,
    cache: ADDRESSES,
    store: MinuteCounts,
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new AppError(
        'RATE_LIMITED',
        `Larder takes ${perMinute} requests a minute from one address. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
        { retryAfter: seconds },
      );
    },
  });
  return [apis.rateLimit() as onRequestAsyncHookHandler];
}
