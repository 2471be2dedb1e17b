import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '../context.ts';
import type { Tracing } from '../shared/tracing.ts';

/** Longest name that is reported, in characters: a client may call an operation anything. */
const NAME_MAX = 100;

/** Gives the span of an operation its name, once it is known, and the code of the first thing that went wrong. */
export function nameOperations(tracing: Tracing): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      const span = tracing.current();
      return {
        async didResolveOperation({ operation, operationName }) {
          const type = operation?.operation ?? '';
          const name = operationName?.slice(0, NAME_MAX);
          span?.describe(
            { 'graphql.operation.type': type, ...(name !== undefined && { 'graphql.operation.name': name }) },
            name === undefined ? type : `${type} ${name}`,
          );
        },
        async willSendResponse({ response: { body } }) {
          const [error] = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
          if (error) span?.describe({ 'error.type': String(error.extensions?.['code']) });
        },
      };
    },
  };
}
