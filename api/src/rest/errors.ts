import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../shared/database-down.ts';
import { AppError, HTTP_STATUS } from '../shared/errors.ts';

/** What a caller is told of a failure. */
interface Failure {
  status: number;
  message: string;
  code?: string;
  field?: string | undefined;
  current?: object | undefined;
}

/** Answers with the status and a plain sentence, or with a problem document when the caller takes only JSON. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, status?: number): FastifyReply {
  const failure = describe(error, request.id, status);
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  if (failure.status === 503) void reply.header('retry-after', '2');
  else if (error instanceof AppError && error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
  void reply.code(failure.status);
  if (!takesOnlyJson(request)) return reply.type('text/plain; charset=utf-8').send(failure.message);
  const { message, ...rest } = failure;
  return reply.type('application/problem+json').send(JSON.stringify({ title: message, ...rest, requestId: request.id }));
}

/** The code of a failure, from the closed set. */
export function codeOf(error: unknown): string {
  return describe(error, '', undefined).code ?? 'BAD_REQUEST';
}

function describe(error: unknown, requestId: string, status: number | undefined): Failure {
  if (error instanceof AppError) return { status: HTTP_STATUS[error.code], message: error.message, code: error.code, field: error.field, current: error.current };
  if (isDatabaseDown(error)) return { status: 503, message: 'Larder cannot reach its database just now. Try again in a moment.', code: 'UNAVAILABLE' };
  const given = status ?? (error as { statusCode?: number }).statusCode ?? 500;
  if (given < 500 && error instanceof Error) return { status: given, message: error.message };
  return { status: 500, message: `Something went wrong on our side. If it stays, tell us this request id: ${requestId}`, code: 'INTERNAL_SERVER_ERROR' };
}

function takesOnlyJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return /\bjson\b/.test(accept) && !/\*\/\*|text\//.test(accept);
}
