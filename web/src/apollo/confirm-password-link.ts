import type { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, throwError } from 'rxjs';
import { failureOf } from './failure.ts';
import { askForPassword } from './password-requests.ts';

/** A link that asks for the password when the server wants it once more, and then sends the same again. Refused, it fails as it did. */
export function confirmPassword(): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (failureOf(error).code !== 'PASSWORD_REQUIRED') return;
    return from(askForPassword()).pipe(
      mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : throwError(() => error))),
    );
  });
}
