import { HeaderMap } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import { failureOf, sayHowToAuthenticate } from '../rest/errors.ts';
import { AppError, HTTP_STATUS } from '../shared/errors.ts';
import { unavailable } from '../shared/unavailable.ts';

/** Codes that GraphQL itself or Apollo gives to requests at fault; their messages are safe to show. */
export const REQUEST_FAULTS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
]);

/** What the caller is shown: our own sentences and faults of the request as they are, everything else masked. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const known = knownFailure(error);
  const place = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  };
  if (known) {
    const { code, field, current, retryAfter } = known;
    return {
      message: known.message,
      ...place,
      extensions: {
        code,
        ...(field && { field }),
        ...(current && { current }),
        ...(retryAfter !== undefined && { retryAfter }),
      },
    };
  }
  const code = codeOfFault(error) ?? String(formatted.extensions?.['code'] ?? 'INTERNAL_SERVER_ERROR');
  if (REQUEST_FAULTS.has(code)) return { message: formatted.message, ...place, extensions: { code } };
  return { message: 'Something went wrong on our side.', ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** For a request that could not even be begun: its status says so too, as nothing of it was done. */
export function refusedRequest(error: unknown): unknown {
  const known = knownFailure(error);
  if (!known) return error;
  const headers = new HeaderMap(known.retryAfter === undefined ? [] : [['retry-after', String(known.retryAfter)]]);
  return new GraphQLError(known.message, {
    originalError: known,
    extensions: { http: { status: HTTP_STATUS[known.code], headers } },
  });
}

/** What GraphQL says of a request may quote its text, which must not pass for a failure of ours. */
function knownFailure(error: unknown): AppError | undefined {
  const original = error instanceof GraphQLError ? error.originalError : error;
  if (original instanceof AppError) return original;
  return original instanceof GraphQLError ? undefined : unavailable(original);
}

/** The code of a fault of the request to which neither GraphQL nor Apollo gives one. */
function codeOfFault(error: unknown): string | undefined {
  if (isBadArgument(error)) return 'BAD_USER_INPUT';
  return isRequestFault(error) ? 'BAD_REQUEST' : undefined;
}

/**
 * Whether a variable put into an argument what may not stand there: null for what has a default passes every check before the operation
 * is carried out (GraphQL, 5.8.5), and graphql-js then throws at the value itself.
 */
export function isBadArgument(error: unknown): boolean {
  const thrown = error instanceof GraphQLError ? (error.originalError ?? error) : undefined;
  if (!(thrown instanceof GraphQLError) || thrown.extensions['code'] !== undefined) return false;
  const place = thrown.nodes?.[0]?.kind;
  return place !== undefined && VALUES.has(place);
}

/** What stands behind the colon of an argument. */
const VALUES: ReadonlySet<Kind> = new Set([
  Kind.VARIABLE,
  Kind.OBJECT,
  Kind.LIST,
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.ENUM,
  Kind.NULL,
]);

/** Apollo gives some faults of the request a status, but no code: a hash that is not that of its document. */
function isRequestFault(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.extensions['code'] !== undefined) return false;
  const { status = 500 } = (error.extensions['http'] ?? {}) as { status?: number };
  return status < 500;
}

/** The body of an answer, with the request's id beside each error: what fails before an operation is begun passes no plugin that could put it there. */
export function withRequestId(body: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (reply.statusCode < 400 || typeof body !== 'string') return body;
  const answer = JSON.parse(body) as { errors?: GraphQLFormattedError[] };
  return JSON.stringify({
    ...answer,
    errors: answer.errors?.map((error) => ({ ...error, extensions: { ...error.extensions, requestId: request.id } })),
  });
}

/** Answers what never became an operation, such as broken JSON, in the way of GraphQL. */
export function sendGraphQLError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, code, retryAfter } = failureOf(error, request.id);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  if (status === 401) sayHowToAuthenticate(reply);
  const extensions = { code, ...(retryAfter !== undefined && { retryAfter }), requestId: request.id };
  const type = (request.headers.accept ?? '').includes('application/graphql-response+json')
    ? 'application/graphql-response+json'
    : 'application/json';
  return reply
    .code(status)
    .type(`${type}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message, extensions }] }));
}
