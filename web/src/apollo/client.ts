import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { noteAnswerTimes } from './answer-age.ts';
import { confirmPassword } from './confirm-password-link.ts';
import { createCache } from './cache.ts';
import { noteReach } from './reach.ts';
import { sendToSignIn } from './sign-in-link.ts';
import { nameViewer } from './viewer-link.ts';

/**
 * A client of the GraphQL API on this origin. It never retries and never refetches by itself; what has been read stays
 * good until a caller says otherwise.
 * @param transport answers its requests; the API of this origin unless given
 */
export function createApolloClient(transport: ApolloLink = overHttp()): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([noteReach(), noteAnswerTimes(), nameViewer(), sendToSignIn(), confirmPassword(), transport]),
    cache: createCache(),
    dataMasking: true,
  });
}

/** How long an answer is waited for, in milliseconds: longer than anything that the API does. */
const PATIENCE_MS = 60_000;

function overHttp(): ApolloLink {
  // Read for each request.
  const fetchOptions = {
    get signal() {
      return AbortSignal.timeout(PATIENCE_MS);
    },
  };
  return new HttpLink({ uri: `${window.location.origin}/graphql`, fetchOptions });
}
