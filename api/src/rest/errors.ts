import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, HTTP_STATUS } from '../shared/errors.ts';
import { BODY_LIMIT } from '../http/body-limit.ts';
import { unavailable } from '../shared/unavailable.ts';

/** The response to a failure. */
export interface Failure {
  status: number;
  message: string;
  code: string;
  field?: string | undefined;
  current?: object | undefined;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number | undefined;
}

/** What Fastify says in the name of a status alone. */
const SENTENCES: Readonly<Record<number, string>> = {
  413: `This is more than one request may hold, which is ${BODY_LIMIT.toLocaleString('en')} bytes.`,
  415: 'Send the body as JSON, with the header content-type: application/json.',
};

/** Answers with the status and a plain sentence, or with a problem document when the caller takes only JSON. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, status?: number): FastifyReply {
  const failure = failureOf(error, request.id, status);
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
  if (failure.status === 401) sayHowToAuthenticate(reply);
  void reply.code(failure.status);
  if (!takesOnlyJson(request)) return reply.type('text/plain; charset=utf-8').send(failure.message);
  const { message, retryAfter: _said, ...rest } = failure;
  return reply
    .type('application/problem+json')
    .send(JSON.stringify({ title: message, ...rest, requestId: request.id }));
}

/** A 401 names how one would be let in (RFC 9110, 15.5.2), unless more is said of it already. */
export function sayHowToAuthenticate(reply: FastifyReply): void {
  if (!reply.hasHeader('www-authenticate')) void reply.header('www-authenticate', 'Bearer realm="Larder"');
}

/** The code of a failure, from the closed set. */
export function codeOf(error: unknown): string {
  return failureOf(error, '').code;
}

/** The response to a fault of the request or of ours; for an unexpected one only the request id. */
export function failureOf(error: unknown, requestId: string, status?: number): Failure {
  const given = status ?? (error as { statusCode?: number }).statusCode ?? 500;
  if (given < 500 && error instanceof Error && !(error instanceof AppError))
    return {
      status: given,
      message: SENTENCES[given] ?? error.message,
      code: given === 404 ? 'NOT_FOUND' : 'BAD_REQUEST',
    };
  const known = error instanceof AppError ? error : unavailable(error);
  if (known) {
    const { code, message, field, current, retryAfter } = known;
    return { status: HTTP_STATUS[code], message, code, field, current, retryAfter };
  }
  return {
    status: 500,
    message: `Something went wrong on our side. If it stays, tell us this request id: ${requestId}`,
    code: 'INTERNAL_SERVER_ERROR',
  };
}

function takesOnlyJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return /\bjson\b/.test(accept) && !/\*\/\*|text\//.test(accept);
}
