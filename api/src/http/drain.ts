import type { FastifyInstance } from 'fastify';
import type { Health } from './health.ts';

/** While the process stops, each answer asks its caller to come back on another connection: a balancer will take it elsewhere. */
export function sendElsewhere(app: FastifyInstance, health: Health): void {
  app.addHook('onSend', async (_request, reply) => {
    if (health.isStopping()) void reply.header('connection', 'close');
  });
}
