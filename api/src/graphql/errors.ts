import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { AppError } from '../shared/errors.ts';
import { isDatabaseDown } from '../shared/database-down.ts';

/** Codes that GraphQL itself or Apollo gives to requests at fault; their messages are safe to show. */
const REQUEST_FAULTS = new Set([
  'GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED', 'OPERATION_RESOLUTION_FAILURE', 'BAD_REQUEST',
]);

/** What the caller is shown: our own sentences and faults of the request as they are, everything else masked. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  const place = { ...(formatted.locations && { locations: formatted.locations }), ...(formatted.path && { path: formatted.path }) };
  if (original instanceof AppError) {
    const { code, field, current, retryAfter } = original;
    return { message: original.message, ...place, extensions: { code, ...(field && { field }), ...(current && { current }), ...(retryAfter !== undefined && { retryAfter }) } };
  }
  const code = String(formatted.extensions?.['code'] ?? 'INTERNAL_SERVER_ERROR');
  if (REQUEST_FAULTS.has(code)) return { message: formatted.message, ...place, extensions: { code } };
  if (isDatabaseDown(original)) {
    return { message: 'Larder cannot reach its database just now. Try again in a moment.', ...place, extensions: { code: 'UNAVAILABLE' } };
  }
  return { message: 'Something went wrong on our side.', ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}
