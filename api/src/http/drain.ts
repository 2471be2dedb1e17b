import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Health } from './health.ts';

/** While the process stops, each answer asks its caller to come back on another connection: a balancer will take it elsewhere. */
export function sendElsewhere(app: FastifyInstance, health: Health): void {
  app.addHook('onSend', async (_request, reply) => {
    if (health.isStopping()) void reply.header('connection', 'close');
  });
}

/** Longest wait for a slow client, in milliseconds: the end of a process has 25 s in all. */
const PATIENCE_MS = 20_000;

/**
 * Before the server closes, every client gets the whole answer: Node would cut off what is written but not yet taken. Who
 * has not taken it after the patience does not get the rest.
 */
export function finishAnswers(app: FastifyInstance, patience: number = PATIENCE_MS): void {
  const onTheirWay = new Set<ServerResponse>();
  app.addHook(
    'onRequest',
    async (_request, { raw }) => void onTheirWay.add(raw.once('close', () => onTheirWay.delete(raw))),
  );
  app.addHook('preClose', async () => {
    const end = setTimeout(() => onTheirWay.forEach((answer) => answer.destroy()), patience);
    await Promise.all([...onTheirWay].map((answer) => new Promise((resolve) => answer.once('close', resolve))));
    clearTimeout(end);
  });
}
