import { z } from 'zod';
import { listReply, pageRange, pageReply } from '../../rest/list-range.ts';
import { defineRoute } from '../../rest/route.ts';
import { dayOf } from '../../shared/calendar.ts';
import { collectionShape, restCollection } from '../collections/collection-rest.ts';
import { cooked, kept, profilePage, restKept, restProfile } from './profile-rest.ts';

export const profileRoutes = [
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
    isCounted: true,
    query: pageRange,
    answers: { 200: z.array(kept) },
    handle: async ({ savedRecipes }, { query }) => pageReply(await savedRecipes.list(query), restKept),
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/recent-recipes',
    summary: 'The recipes that the cook has cooked, the last one first.',
    needs: 'account',
    isCounted: true,
    query: pageRange,
    answers: { 200: z.array(cooked) },
    handle: async ({ cooking }, { query }) =>
      pageReply(await cooking.recent(query), ({ recipe, lastCooked }) => ({
        ...restKept(recipe),
        lastCooked: dayOf(lastCooked),
      })),
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/collections',
    summary: "The cook's collections by name.",
    needs: 'account',
    isCounted: true,
    answers: { 200: z.array(collectionShape) },
    handle: async (context) => {
      const collections = await context.collectionReader.own();
      const shown = collections.map((collection) => restCollection(collection, context));
      return listReply(await Promise.all(shown), collections.length);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/data',
    summary: 'Everything that is stored of the cook who asks.',
    needs: 'browser',
    answers: { 200: z.record(z.string(), z.unknown()) },
    handle: ({ accountData }) => accountData.download(),
  }),
];
