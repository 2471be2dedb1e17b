import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { RequestContext } from '../context.ts';
import { operationCost } from './operation-cost.ts';

/** Most fields that one operation may have resolved: a page of a hundred search results with all their lines is two thirds of it. */
export const COST_MAX = 15_000;

/** Refuses operations that would cost too much, before anything is done for them, and tells the cost of each in a header. */
export const costLimit: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request, response }) {
        if (!operation) return;
        const cost = operationCost(schema, { document, operation, variables: request.variables ?? {} });
        response.http.headers.set('x-operation-cost', String(cost));
        response.http.headers.set('x-operation-cost-limit', String(COST_MAX));
        if (cost <= COST_MAX) return;
        throw new GraphQLError(
          `This operation may cost ${cost}, and at most ${COST_MAX} is allowed. Ask for smaller pages, or in several operations.`,
          {
            extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
          },
        );
      },
    };
  },
};
