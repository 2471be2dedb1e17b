import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../rest/errors.ts';
import { protect } from './security-headers.ts';

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'This is no address: a % that stands for itself is written as %25.',
  414: 'This address is too long.',
};

/** Refuses an address that cannot be read, or is too long to be one: no hook of the app sees it, so all that answers carry is put on here. */
export function refuseAddress(
  error: { statusCode?: number | undefined; message: string },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { statusCode = 500, message } = error;
  protect(reply.header('x-request-id', request.id));
  sendError(Object.assign(new Error(SENTENCES[statusCode] ?? message), { statusCode }), request, reply);
}
