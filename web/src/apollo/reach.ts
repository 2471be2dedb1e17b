import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { failureOf } from './failure.ts';

/** Codes of docs/error-codes.md that say nothing of the question: the same may be answered later. */
const NO_ANSWER: ReadonlySet<unknown> = new Set(['UNAVAILABLE', 'INTERNAL_SERVER_ERROR']);

let isMissing = false;

/** Whether the API gave no answer to what it was asked last; a refusal is an answer. */
export function isServerLost(): boolean {
  return isMissing;
}

/** A link that notes whether the API answers. */
export function noteReach(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: ({ errors = [] }) => (isMissing = errors.some(({ extensions }) => NO_ANSWER.has(extensions?.['code']))),
        error: (error: unknown) => (isMissing = NO_ANSWER.has(failureOf(error).code)),
      }),
    ),
  );
}
