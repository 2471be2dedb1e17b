import type { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { needsSignIn } from './failure.ts';
import { keepMutation } from './pending-mutation.ts';
import { askToSignIn, type SignInReason } from './sign-in-requests.ts';
import { VIEWER } from './viewer.tsx';

/** A link that sends the cook to sign in whenever an answer asks for it; a session that has run out is forgotten. */
export function sendToSignIn(): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    if (!needsSignIn(error)) return;
    const isAct = operation.operationType === 'mutation';
    if (isAct) keepMutation(operation);
    endSession(operation.client, isAct ? 'act' : 'page');
  });
}

/** Forgets a session that has run out, and sends the cook to sign in. */
export function endSession(client: ApolloClient, reason: SignInReason): void {
  client.writeQuery({ query: VIEWER, data: { viewer: null } });
  askToSignIn(reason);
}
