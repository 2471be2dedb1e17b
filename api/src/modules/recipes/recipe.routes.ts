import { z } from 'zod';
import { defineRoute } from '../../rest/route.ts';
import { restRecipe, wholeRecipe } from './recipe-rest.ts';

export const recipeRoutes = [
  defineRoute({
    method: 'GET',
    path: '/recipe/:slug',
    summary: 'A recipe by slug or id.',
    params: z.object({ slug: z.string().describe('Slug or id.') }),
    answers: { 200: wholeRecipe },
    handle: async (context, { params }) => restRecipe(await context.recipes.openOrFail(params.slug), context),
  }),
];
