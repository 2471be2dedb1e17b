import type { FastifyInstance, HTTPMethods } from 'fastify';
import { sendError } from './errors.ts';

/** Methods that a caller may think of; `HEAD` is there wherever `GET` is. */
const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What is at an address. */
interface Call {
  method: string;
  /** With `:name` for a part of it. */
  path: string;
}

/** Answers at every address of some calls with what it takes instead, where the address is right and the method is not (RFC 9110, 15.5.6). */
export function refuseOtherMethods(scope: FastifyInstance, calls: readonly Call[]): void {
  const addresses = Map.groupBy(calls, ({ path }) => path.replaceAll(/:\w+/g, ':part'));
  for (const [url, there] of addresses) {
    const known = new Set(there.map(({ method }) => method));
    const allowed = [...known].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    scope.route({
      method: METHODS.filter((method) => !known.has(method)),
      url,
      exposeHeadRoute: false,
      handler: (request, reply) =>
        sendError(
          new Error(`There is no ${request.method} at this address; there is ${allowed}.`),
          request,
          reply.header('allow', allowed),
          405,
        ),
    });
  }
}
