import { z } from 'zod';
import { defineRoute } from '../../rest/route.ts';
import { listParams, restList, wholeList } from './shopping-list-rest.ts';

const params = listParams.extend({ id: z.string().describe('Id or slug of a recipe.') });

const wanted = z
  .object(
    {
      servings: z
        .int('servings must be a whole number.')
        .nullish()
        .describe('1 to 100; as many as the recipe is for unless given.'),
      have: z
        .array(z.string('have must be texts.'), 'have must be a list of texts.')
        .nullish()
        .describe('What the cook has: only the rest is put on the list. Everything unless given.'),
    },
    'Send a JSON object, which may be empty.',
  )
  .meta({ examples: [{ servings: 4, have: ['salt', 'olive oil'] }] });

export const listRecipeRoutes = [
  defineRoute({
    method: 'PUT',
    path: '/shopping-list/:listId/recipes/:id',
    summary: 'Puts a recipe on a list. One that is on it is there for as many servings as now said.',
    needs: 'account',
    params,
    body: wanted,
    answers: { 200: wholeList },
    handle: async (context, { params: { listId, id }, body }) =>
      restList(await context.listRecipes.add(listId, { id, ...body }), context),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/shopping-list/:listId/recipes/:id',
    summary: 'Takes a recipe off: everything else is as if it had never been there.',
    needs: 'account',
    params,
    answers: { 200: wholeList },
    handle: async (context, { params: { listId, id } }) =>
      restList(await context.listRecipes.remove(listId, id), context),
  }),
];
