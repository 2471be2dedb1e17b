import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '../context.ts';
import { cameFromElsewhere } from '../http/session-guard.ts';
import { refusedRequest } from './errors.ts';

/** What one operation works with. */
export interface OperationContext extends RequestContext {
  /** Whether a page of another site asks, without an API token. */
  isForeign: boolean;
}

/** A page of another site asks as a visitor; what it would change, such as a sign-in, would be in the name of whose browser it runs in. */
export const noForeignMutations: ApolloServerPlugin<OperationContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, contextValue }) {
        if (operation?.operation === 'mutation' && contextValue.isForeign) throw refusedRequest(cameFromElsewhere());
      },
    };
  },
};
