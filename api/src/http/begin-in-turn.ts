import type { FastifyInstance } from 'fastify';
import { Turns } from '../shared/loop-turns.ts';

/**
 * Begins one request in a turn of the event loop. Forty that come in at the same moment are each read, checked and perhaps refused within
 * milliseconds; in one turn, everything else would wait for all of that.
 */
export function beginInTurn(app: FastifyInstance): void {
  const turns = new Turns();
  app.addHook('preHandler', () => turns.take());
}
