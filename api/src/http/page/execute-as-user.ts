import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ask } from './rendered-page.ts';

/** Headers by which the GraphQL API knows a caller. */
const PASSED_ON = ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const;

/** Executes operations as the user who sent `request`, as the page itself would. */
export function executeAsUser(app: FastifyInstance, request: FastifyRequest): Ask {
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  );
  // The thread that asks knows nothing of the request: what follows it has to be brought along.
  return AsyncResource.bind(async (question) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: question,
      remoteAddress: request.socket.remoteAddress ?? request.ip,
    });
    return answer.json<unknown>();
  });
}
