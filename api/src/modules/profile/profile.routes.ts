import { z } from 'zod';
import { listRange, listReply } from '../../rest/list-range.ts';
import { defineRoute } from '../../rest/route.ts';
import type { Page } from '../../shared/page.ts';
import type { PageRange } from '../../shared/list-pages.sql.ts';
import { cooked, kept, ownCollection, profilePage, restCollections, restKept, restProfile } from './profile-rest.ts';

/** Lists are bare, as the pages want them; those who have more walk on by position. */
const range = listRange.transform(({ limit, offset }): PageRange => ({ first: limit, offset, after: null }));

const listed = <T>({ nodes, totalCount }: Pick<Page<T>, 'nodes' | 'totalCount'>, shown: (node: T) => object) =>
  listReply(nodes.map(shown), totalCount);

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
    query: range,
    answers: { 200: z.array(kept) },
    handle: async ({ savedRecipes }, { query }) => listed(await savedRecipes.list(query), restKept),
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/recent-recipes',
    summary: 'The recipes that the cook has cooked, the last one first.',
    needs: 'account',
    isCounted: true,
    query: range,
    answers: { 200: z.array(cooked) },
    handle: async ({ cooking }, { query }) =>
      listed(await cooking.recent(query), ({ recipe, lastCooked }) => ({
        ...restKept(recipe),
        lastCooked: lastCooked.toISOString().slice(0, 10),
      })),
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/collections',
    summary: "The cook's collections by name.",
    needs: 'account',
    isCounted: true,
    answers: { 200: z.array(ownCollection) },
    handle: async (context) => {
      const collections = await restCollections(context);
      return listReply(collections, collections.length);
    },
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
