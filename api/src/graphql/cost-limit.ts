import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { RequestContext } from '../context.ts';
import { isLarge, type Workload } from '../http/workload.ts';
import { refusedRequest } from './errors.ts';
import { operationCost } from './operation-cost.ts';
import { checkVariableDepth } from './variable-depth.ts';

/** Most fields that one operation may have resolved: a page of a hundred search results with all their lines is two thirds of it. */
export const COST_MAX = 15_000;

/**
 * Refuses operations that would cost too much, before anything is done for them, tells the cost of each in a header, and lets those of one
 * caller go ahead in turn.
 */
export function costLimit(workload: Workload): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      let end: (() => void) | undefined;
      return {
        async validationDidStart({ contextValue }) {
          return async (errors) => {
            if (errors) await workload.beforeRefusal(contextValue.callerKey);
          };
        },
        async didResolveOperation({ schema, document, operation, request, response, contextValue }) {
          if (!operation) return;
          const { variables = {} } = request;
          checkVariableDepth(variables);
          const cost = operationCost(schema, { document, operation, variables });
          response.http.headers.set('x-operation-cost', String(cost));
          response.http.headers.set('x-operation-cost-limit', String(COST_MAX));
          const { callerKey: caller, address } = contextValue;
          if (cost > COST_MAX) {
            await workload.beforeRefusal(caller);
            throw tooCostly(cost);
          }
          end = await workload.begin({ caller, address, cost }).catch((error: unknown) => {
            throw refusedRequest(error);
          });
          if (isLarge(cost)) contextValue.search.slowDown(() => workload.giveWay());
        },
        async willSendResponse() {
          end?.();
        },
      };
    },
  };
}

const tooCostly = (cost: number): GraphQLError =>
  new GraphQLError(
    `This operation may cost ${cost}, and at most ${COST_MAX} is allowed. Ask for smaller pages, or in several operations.`,
    { extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } } },
  );
