import { z } from 'zod';
import { pageRange, pageReply } from '../../rest/list-range.ts';
import { defineRoute } from '../../rest/route.ts';
import { created, deleted, idempotencyHeaders } from '../../rest/writes.ts';
import { CARD_COST } from '../recipes/recipe-rest.ts';
import {
  changedRecipe,
  newRecipe,
  ownCard,
  ownRecipe,
  restOwnCard,
  restOwnRecipe,
  writtenRecipe,
} from './own-recipe-rest.ts';

const params = z.object({ recipeId: z.string().describe("Id of a recipe of the cook's own.") });

export const ownRecipeRoutes = [
  defineRoute({
    method: 'GET',
    path: '/profile/recipes',
    summary: 'The recipes that the cook has written, drafts too, those changed last first.',
    needs: 'account',
    isCounted: true,
    query: pageRange,
    cost: ({ first }) => first * CARD_COST,
    answers: { 200: z.array(ownCard) },
    handle: async ({ ownRecipes }, { query }) => pageReply(await ownRecipes.list(query), restOwnCard),
  }),
  defineRoute({
    method: 'POST',
    path: '/profile/recipes',
    summary: 'Stores a new recipe of the cook as a draft, or hands it in to be published.',
    needs: 'account',
    body: newRecipe,
    headers: idempotencyHeaders('gives the recipe stored before'),
    answers: { 201: ownRecipe },
    handle: async (context, { body: { isDraft, imageId, ...recipe }, headers }) => {
      const idempotencyKey = headers['idempotency-key'];
      const stored = await context.ownRecipes.submit(writtenRecipe(recipe), { isDraft, imageId, idempotencyKey });
      return created(`/profile/recipes/${stored.id}`, await restOwnRecipe(stored, context));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/recipes/:recipeId',
    summary: 'A recipe of the cook as it was written, to be changed and sent back.',
    needs: 'account',
    params,
    answers: { 200: ownRecipe },
    handle: async (context, { params: { recipeId } }) => restOwnRecipe(await context.ownRecipes.get(recipeId), context),
  }),
  defineRoute({
    method: 'PUT',
    path: '/profile/recipes/:recipeId',
    summary: 'Replaces a recipe of the cook; one that was published is reviewed again where the site reviews recipes.',
    needs: 'account',
    params,
    body: changedRecipe,
    answers: { 200: ownRecipe },
    handle: async (context, { params: { recipeId: id }, body: { isDraft, imageId, version, ...recipe } }) =>
      restOwnRecipe(await context.ownRecipes.submit(writtenRecipe(recipe), { id, isDraft, imageId, version }), context),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/profile/recipes/:recipeId',
    summary: 'Deletes a recipe of the cook that is not published; it can be restored for a day.',
    needs: 'account',
    params,
    answers: { 200: deleted },
    handle: async ({ ownRecipes }, { params: { recipeId } }) => ({ id: await ownRecipes.delete(recipeId) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/profile/recipes/:recipeId/restore',
    summary: 'Restores a recipe that the cook deleted within the last day, as a draft with all that was in it.',
    needs: 'account',
    params,
    answers: { 200: ownRecipe },
    handle: async (context, { params: { recipeId } }) =>
      restOwnRecipe(await context.ownRecipes.restore(recipeId), context),
  }),
];
