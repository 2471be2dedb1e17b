import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { common } from '../messages/common.ts';

/** What went wrong with a request, in words for the cook. */
export interface Failure {
  /** A code of docs/error-codes.md; `UNAVAILABLE` also where no answer came at all. */
  code: string;
  message: string;
  /** The input field at fault, where there is one. */
  field: string | null;
}

/** Makes a {@link Failure} of whatever a request was refused with. */
export function failureOf(error: unknown): Failure {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first && needsSignIn(error))
    return { code: 'UNAUTHENTICATED', message: common.signInFirst.description, field: null };
  if (!first) return { code: 'UNAVAILABLE', message: common.unreachable, field: null };
  const { code, field } = first.extensions ?? {};
  return {
    code: typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR',
    message: first.message,
    field: typeof field === 'string' ? field : null,
  };
}

/** A status of 401 from elsewhere than the GraphQL API. */
export class SignInNeeded extends Error {}

/** Whether a request was refused for want of a sign-in. The client as a whole deals with that: the caller reports nothing. */
export function needsSignIn(error: unknown): boolean {
  if (error instanceof SignInNeeded) return true;
  if (ServerError.is(error)) return error.statusCode === 401;
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  );
}
