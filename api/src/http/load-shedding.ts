import type { FastifyInstance } from 'fastify';
import { AppError } from '../shared/errors.ts';

/**
 * Most requests that one process works on at once. On two cores it is some two seconds' work: as much as piles up while one of two
 * processes is replaced under full load, where no request may be refused. A client that would wait longer is better served by trying again
 * (figures in docs/reliability.md).
 */
export const IN_FLIGHT_MAX = 256;

/** What costs next to nothing, or takes as long as the sender's line: health checks, files, and photos that are sent. */
const FREE = /^\/(livez|readyz|assets|images|photos|api\/uploads\/(?!sign|complete))\b/;

/**
 * Refuses at once what would come on top of `most` requests, so that those that were let in keep their pace. A request counts once it has
 * come in whole: as long as its sender takes, it costs nothing, and must not keep anybody out.
 */
export function shedLoad(app: FastifyInstance, most: number = IN_FLIGHT_MAX): void {
  let inFlight = 0;
  app.addHook('preValidation', async (request, reply) => {
    if (FREE.test(request.url)) return;
    if (inFlight >= most)
      throw new AppError('UNAVAILABLE', 'Too many people ask Larder for something just now. Try again in a moment.', {
        retryAfter: 1,
      });
    inFlight++;
    reply.raw.once('close', () => inFlight--);
  });
}
