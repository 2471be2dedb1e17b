import { z } from 'zod';
import { defineRoute } from '../../rest/route.ts';

const params = z.object({ id: z.string().describe('Id or slug.') });

/** Whether a recipe is kept now. */
const saved = z.object({ id: z.string(), isSaved: z.boolean() });

export const savedRecipeRoutes = [
  defineRoute({
    method: 'POST',
    path: '/recipe/:id/save',
    summary: 'Keeps a recipe.',
    needs: 'account',
    params,
    answers: { 200: saved },
    handle: async ({ savedRecipes }, { params: { id } }) => ({ id: (await savedRecipes.save(id)).id, isSaved: true }),
  }),
  defineRoute({
    method: 'POST',
    path: '/recipe/:id/unsave',
    summary: 'Keeps a recipe no longer.',
    needs: 'account',
    params,
    answers: { 200: saved },
    handle: async ({ savedRecipes }, { params: { id } }) => ({
      id: (await savedRecipes.unsave(id)).id,
      isSaved: false,
    }),
  }),
];
