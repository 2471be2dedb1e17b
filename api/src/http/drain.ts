import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isHealthCheck, type Health } from './health.ts';

/** While the process stops, each answer asks its caller to come back on another connection: a balancer will take it elsewhere. */
export function sendElsewhere(app: FastifyInstance, health: Health): void {
  app.addHook('onSend', async (_request, reply) => {
    if (health.isStopping()) void reply.header('connection', 'close');
  });
}

/** How often in a row nothing must have been asked before the server closes, looked at so far apart, and the longest wait for that, in milliseconds. */
const [QUIET_LOOKS, LOOK_EVERY_MS, QUIET_WITHIN_MS] = [6, 50, 4_000];

/**
 * A balancer may learn late that the process stops, and a request that meets a server as it closes is cut off: the process serves on while
 * requests come, health checks left out. The clock alone does not tell: what came while the process had no time to look is read between two looks.
 */
export function serveWhileAsked(app: FastifyInstance, health: Health, within: number = QUIET_WITHIN_MS): void {
  let quiet = 0;
  app.addHook('onRequest', async ({ url }) => {
    if (!isHealthCheck(url)) quiet = 0;
  });
  app.addHook('preClose', async () => {
    const end = performance.now() + within;
    while (health.isStopping() && quiet < QUIET_LOOKS && performance.now() < end) {
      await pause(LOOK_EVERY_MS);
      quiet += 1;
    }
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
