import type { FastifyInstance } from 'fastify';

/** What the process knows of its own state. */
export interface Health {
  /** Why no requests should come just now; undefined when all is well. */
  notReadyBecause(): Promise<string | undefined>;
  /** Whether it has been told to end. */
  isStopping(): boolean;
}

/** Of a process that is always well: benchmarks and tests have nothing to stop. */
export const ALWAYS_WELL: Health = { notReadyBecause: async () => undefined, isStopping: () => false };

/** Whether an address is asked by what watches the process. */
export const isHealthCheck = (url: string): boolean => /^\/(livez|readyz)\b/.test(url);

/** `/livez` says that the process answers; `/readyz` that it can do its work. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = await health.notReadyBecause();
    return reply
      .header('cache-control', 'no-store')
      .code(reason === undefined ? 200 : 503)
      .send(reason === undefined ? { status: 'ok' } : { status: 'unavailable', reason });
  });
}
