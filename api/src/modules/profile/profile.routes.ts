import { z } from 'zod';
import { listRange } from '../../rest/list-range.ts';
import { defineRoute } from '../../rest/route.ts';
import type { PageRange } from '../../shared/list-pages.ts';
import {
  cooked,
  kept,
  ownCollection,
  profilePage,
  progress,
  restCollections,
  restKept,
  restProfile,
  saved,
} from './profile-rest.ts';

const params = z.object({ id: z.string().describe('Id or slug.') });
/** Lists are bare, as the pages want them; those who have more walk on by position. */
const range = listRange.transform(({ limit, offset }): PageRange => ({ first: limit, offset, after: null }));

const done = z.boolean('done must be true or false.').optional().describe('The other of what it was unless given.');
const progressItem = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('ingredient'), itemId: z.string('itemId must be the id of an ingredient.'), done }),
    z.object({
      type: z.literal('step'),
      itemId: z.coerce.number('itemId must be the number of a step.').int('itemId must be the number of a step.'),
      done,
    }),
  ],
  'type must be ingredient or step.',
);

export const profileRoutes = [
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
  defineRoute({
    method: 'POST',
    path: '/recipe/:id/progress',
    summary:
      'Ticks an ingredient or a step, or takes the tick away; the other of what it was unless `done` says which.',
    needs: 'account',
    params,
    body: progressItem,
    answers: { 200: progress },
    handle: async ({ cooking }, { params: { id }, body }) => {
      const item = body.type === 'step' ? { type: body.type, step: body.itemId } : { type: body.type, id: body.itemId };
      return (await cooking.tick(id, item, body.done)).progress;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/profile',
    summary: 'The cook who asks.',
    needs: 'account',
    answers: { 200: profilePage },
    handle: restProfile,
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/saved-recipes',
    summary: 'The recipes that the cook keeps, saved last first.',
    needs: 'account',
    query: range,
    answers: { 200: z.array(kept) },
    handle: async ({ savedRecipes }, { query }) => (await savedRecipes.list(query)).nodes.map(restKept),
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/recent-recipes',
    summary: 'The recipes that the cook has cooked, the last one first.',
    needs: 'account',
    query: range,
    answers: { 200: z.array(cooked) },
    handle: async ({ cooking }, { query }) =>
      (await cooking.recent(query)).nodes.map(({ recipe, lastCooked }) => ({
        ...restKept(recipe),
        lastCooked: lastCooked.toISOString().slice(0, 10),
      })),
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/collections',
    summary: "The cook's collections by name.",
    needs: 'account',
    answers: { 200: z.array(ownCollection) },
    handle: restCollections,
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/data',
    summary: 'Everything that is stored of the cook who asks, in a browser only.',
    needs: 'account',
    answers: { 200: z.record(z.string(), z.unknown()) },
    handle: ({ accountData }) => accountData.download(),
  }),
];
