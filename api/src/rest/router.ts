import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Platform } from '../context.ts';
import { openContext } from '../http/session.ts';
import type { Workload } from '../http/workload.ts';
import { apiTokenRoutes } from '../modules/accounts/sessions/api-token.routes.ts';
import { adminRoutes } from '../modules/admin/admin.routes.ts';
import { collectionRoutes } from '../modules/collections/collection.routes.ts';
import { exportRoutes } from '../modules/imports/export.routes.ts';
import { importRoutes } from '../modules/imports/import.routes.ts';
import { ingredientRoutes } from '../modules/ingredients/ingredient.routes.ts';
import { photoRoutes } from '../modules/photos/photo.routes.ts';
import { ownNoteRoutes } from '../modules/own-notes/own-note.routes.ts';
import { ownRecipeRoutes } from '../modules/own-recipes/own-recipe.routes.ts';
import { ratingRoutes } from '../modules/ratings/rating.routes.ts';
import { savedRecipeRoutes } from '../modules/saved-recipes/saved-recipe.routes.ts';
import { cookingRoutes } from '../modules/cooking/cooking.routes.ts';
import { pantryRoutes } from '../modules/pantry/pantry.routes.ts';
import { tonightRoutes } from '../modules/tonight/tonight.routes.ts';
import { profileRoutes } from '../modules/profile/profile.routes.ts';
import { recipeRoutes } from '../modules/recipes/recipe.routes.ts';
import { searchRoutes } from '../modules/search/search.routes.ts';
import { listItemRoutes } from '../modules/shopping-lists/list-item.routes.ts';
import { listRecipeRoutes } from '../modules/shopping-lists/list-recipe.routes.ts';
import { shoppingListRoutes } from '../modules/shopping-lists/shopping-list.routes.ts';
import { badInput } from '../shared/errors.ts';
import { RouteReply, type Route } from './route.ts';
import { registerDescription } from './description.ts';
import { codeOf, sendError } from './errors.ts';
import { tagAnswers } from './etag.ts';
import { refuseOtherMethods } from './other-methods.ts';

/** What a call costs where its route says nothing else: about a page of a list. */
const USUAL_COST = 100;

/** Every call of the REST API. */
export const routes: Route[] = [
  ...ingredientRoutes,
  ...searchRoutes,
  ...recipeRoutes,
  ...photoRoutes,
  ...savedRecipeRoutes,
  ...ownNoteRoutes,
  ...ratingRoutes,
  ...cookingRoutes,
  ...profileRoutes,
  ...ownRecipeRoutes,
  ...apiTokenRoutes,
  ...collectionRoutes,
  ...pantryRoutes,
  ...tonightRoutes,
  ...shoppingListRoutes,
  ...listItemRoutes,
  ...listRecipeRoutes,
  ...importRoutes,
  ...exportRoutes,
  ...adminRoutes,
];

/** Serves the routes below `/api`. */
export function registerRest(app: FastifyInstance, platform: Platform, workload: Workload): void {
  void app.register(
    async (api) => {
      api.setErrorHandler((error, request, reply) => {
        platform.usage.count('error', codeOf(error));
        return sendError(error, request, reply);
      });
      api.setNotFoundHandler((request, reply) => sendError(badAddress(request), request, reply, 404));
      registerDescription(api, routes, platform.publicUrl);
      tagAnswers(api);
      for (const route of routes)
        api.route({
          method: route.method,
          url: route.path,
          handler: (request, reply) => answer(route, { platform, workload }, request, reply),
        });
      refuseOtherMethods(api, routes);
    },
    { prefix: '/api' },
  );
}

async function answer(
  route: Route,
  { platform, workload }: { platform: Platform; workload: Workload },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const input = {
    params: read(route.params, request.params),
    query: read(route.query, onceEach(request.query)),
    body: read(route.body, request.body),
    headers: read(route.headers, request.headers),
  };
  void reply.header('cache-control', 'no-cache');
  const context = await openContext(platform, request, reply);
  const { callerKey: caller, address } = context;
  const end = await workload.begin({ caller, address, cost: route.cost?.(input.query) ?? USUAL_COST });
  const answer = await route.handle(context, input).finally(end);
  return answer instanceof RouteReply ? reply.code(answer.status).headers(answer.headers).send(answer.body) : answer;
}

/** @throws AppError BAD_USER_INPUT for a parameter that is given twice */
function onceEach(query: unknown): unknown {
  const [twice] = Object.entries(query ?? {}).find(([, value]) => Array.isArray(value)) ?? [];
  if (twice !== undefined)
    throw badInput(`${twice} may be given once; several things go into one, with commas between.`, twice);
  return query;
}

function read(schema: z.ZodType | undefined, value: unknown): unknown {
  const parsed = schema?.safeParse(value);
  if (!parsed || parsed.success) return parsed?.data;
  const [issue] = parsed.error.issues;
  throw badInput(issue?.message ?? 'The request is not as it should be.', issue && placeOf(issue));
}

/** Where the fault is: of what should not be there, the first. */
function placeOf(issue: z.core.$ZodIssue): string {
  return [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].join('.');
}

function badAddress(request: FastifyRequest): Error {
  return new Error(`There is no ${request.method} ${request.url.split('?')[0]?.slice(0, 100)}`);
}
