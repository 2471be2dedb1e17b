import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { noteAnswerTimes } from './answer-age.ts'
import { createCache } from './cache.ts'
import { sendToSignIn } from './sign-in-link.ts'

/**
 * A client of the GraphQL API on this origin. It never retries and never refetches by itself; what has been read stays
 * good until a caller says otherwise.
 * @param door answers its requests; the API of this origin unless given
 */
export function createApolloClient(door: ApolloLink = overHttp()): ApolloClient {
  return new ApolloClient({ link: ApolloLink.from([noteAnswerTimes(), sendToSignIn(), door]), cache: createCache(), dataMasking: true })
}

function overHttp(): ApolloLink {
  return new HttpLink({ uri: new URL('/graphql', window.location.origin).href, credentials: 'same-origin' })
}
