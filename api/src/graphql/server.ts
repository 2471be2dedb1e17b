import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import type { Platform, RequestContext } from '../context.ts';
import { isForeign } from '../http/session-guard.ts';
import { openContext } from '../http/session.ts';
import type { Workload } from '../http/workload.ts';
import { AppError } from '../shared/errors.ts';
import { traced, type Tracing } from '../shared/tracing.ts';
import type { Usage } from '../shared/usage.ts';
import { checkHash } from './check-hash.ts';
import { costLimit } from './cost-limit.ts';
import {
  formatError,
  isBadArgument,
  REQUEST_FAULTS,
  refusedRequest,
  sendGraphQLError,
  withRequestId,
} from './errors.ts';
import { noForeignMutations, type OperationContext } from './foreign-mutations.ts';
import { registerGraphiql } from './graphiql.ts';
import { nameOperations } from './name-operations.ts';
import { operationKinds } from './operation-kinds.ts';
import { buildGraphQLSchema } from './schema.ts';

/** Reported like any other fault of the request: thrown out of a rule it would look like one of ours. */
const refusal = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) =>
      context?.reportError(new GraphQLError(error.message.replace('Syntax Error: ', ''))),
  ],
};

/** Limits of one operation: a cook's page needs less than two thirds of each. */
const limits = [
  maxAliasesRule({ n: 15, allowList: [], ...refusal }),
  maxDirectivesRule({ n: 8, ...refusal }),
  maxDepthRule({ n: 10, flattenFragments: true, ...refusal }),
] as ValidationRule[];

/** Serves GraphQL at `/graphql`, and GraphiQL to browsers that open it, where the web app is built. */
export async function registerGraphQL(
  app: FastifyInstance,
  platform: Platform,
  { webFolder, tracing, workload }: { webFolder?: string; tracing?: Tracing | undefined; workload: Workload },
): Promise<void> {
  const server = new ApolloServer<OperationContext>({
    schema: buildGraphQLSchema(),
    validationRules: [operationKinds, ...limits],
    introspection: true,
    // Stopping in order is the process's work.
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: 1000 },
    validationOptions: { maxErrors: 5 },
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    formatError,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      fastifyApolloDrainPlugin(app),
      neverCached,
      noForeignMutations,
      costLimit(workload),
      requestLog(app.log),
      failureCount(platform.usage),
      ...(tracing ? [nameOperations(tracing)] : []),
    ],
  });
  await server.start();
  const answer = fastifyApolloHandler(server, {
    context: async (request, reply) => {
      const context = await openContext(platform, request, reply).catch((error: unknown) => {
        throw refusedRequest(error);
      });
      return { ...context, isForeign: isForeign(request) };
    },
  });
  await app.register(async (scope) => {
    registerGraphiql(scope, webFolder);
    scope.setErrorHandler(sendGraphQLError);
    scope.route({ method: ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'], url: '/graphql', handler: refuseMethod });
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      exposeHeadRoute: false,
      preHandler: checkHash,
      handler: (request, reply) =>
        traced(tracing, 'GraphQL', 'internal', async () =>
          withRequestId(await answer.call(scope, request, reply), request, reply),
        ),
    });
  });
}

async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendGraphQLError(
    Object.assign(new Error('Operations are sent by POST, queries also by GET.'), { statusCode: 405 }),
    request,
    reply.header('allow', 'GET, POST'),
  );
}

/** Counts the failures in responses, by code. */
function failureCount(usage: Usage): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ response }) {
          const errors = response.body.kind === 'single' ? (response.body.singleResult.errors ?? []) : [];
          for (const { extensions } of errors) usage.count('error', String(extensions?.['code']));
        },
      };
    },
  };
}

/** An answer is of its moment and its caller. Apollo's own way to say so watches every field, which doubles the time of a long list. */
const neverCached: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        response.http.headers.set('cache-control', 'no-store');
      },
    };
  },
};

/** Our own sentences are expected, but for those that stand for a failure behind them; what GraphQL says of a caller's fault quotes what was sent. */
function isUnexpected(error: GraphQLError): boolean {
  const { originalError, extensions } = error;
  if (originalError instanceof AppError)
    return originalError.code === 'UNAVAILABLE' && originalError.cause !== undefined;
  return Boolean(originalError) && !isBadArgument(error) && !REQUEST_FAULTS.has(String(extensions['code']));
}

/** Logs what was not expected, and puts the request id beside each error so that the two can be brought together. */
function requestLog(log: FastifyBaseLogger): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue, operationName }) {
          for (const error of errors) {
            if (isUnexpected(error))
              log.error(
                { err: error.originalError, requestId: contextValue?.requestId, operationName },
                'operation failed',
              );
          }
        },
        async willSendResponse({ response, contextValue }) {
          if (response.body.kind !== 'single') return;
          const wait = Math.max(
            0,
            ...(response.body.singleResult.errors ?? []).map(({ extensions }) =>
              Number(extensions?.['retryAfter'] ?? 0),
            ),
          );
          if (wait > 0) response.http.headers.set('retry-after', String(wait));
          response.body.singleResult.errors = response.body.singleResult.errors?.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId: contextValue?.requestId },
          }));
        },
      };
    },
  };
}
