import type { FastifyInstance } from 'fastify';
import type { Usage } from '../shared/usage.ts';

/** Upper ends of the classes of time, in milliseconds; what takes longer falls into the last. */
const CLASSES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 60_000];

/** Counts the requests to both transports, and how long they took; each transport counts its own failures. */
export function countRequests(app: FastifyInstance, usage: Usage): void {
  app.addHook('onResponse', async (request, reply) => {
    const transport = transportOf(request.url);
    if (transport === undefined) return;
    usage.count('call', transport);
    usage.count('latency', String(CLASSES.find((end) => reply.elapsedTime <= end) ?? CLASSES.at(-1)));
  });
}

function transportOf(url: string): 'graphql' | 'rest' | undefined {
  if (/^\/graphql\b/.test(url)) return 'graphql';
  return url.startsWith('/api/') ? 'rest' : undefined;
}
