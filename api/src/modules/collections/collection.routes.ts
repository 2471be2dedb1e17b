import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { pageRange, pageReply } from '../../rest/list-range.ts';
import { defineRoute } from '../../rest/route.ts';
import { created, deleted } from '../../rest/writes.ts';
import { notFound } from '../../shared/errors.ts';
import { CARD_COST, recipeCard, restCard } from '../recipes/recipe-rest.ts';
import { collectionShape, restCollection } from './collection-rest.ts';
import type { Collection } from './collection.entity.ts';

const params = z.object({ collectionId: z.string().describe('Id of a collection.') });
const recipeParams = params.extend({ id: z.string().describe('Id or slug of a recipe.') });

const written = {
  name: z.string('name must be a text.').describe('At most 80 characters; no other of the cook has it.'),
  description: z.string('description must be a text.').nullish().describe('At most 500 characters; null for none.'),
  isPublic: z
    .boolean('isPublic must be true or false.')
    .optional()
    .describe('Whether anyone with the link may see it; false unless given.'),
};

const newCollection = z
  .object(written, 'Send a JSON object with the name.')
  .meta({ examples: [{ name: 'Soups', description: 'For cold evenings', isPublic: false }] });

const change = z
  .object(
    {
      ...written,
      name: written.name.optional(),
      isPublic: written.isPublic.describe('Whether anyone with the link may see it.'),
      coverRecipeId: z
        .string('coverRecipeId must be a text.')
        .nullish()
        .describe('A recipe of the collection whose picture stands for it; null takes the one added last.'),
    },
    'Send a JSON object with what to change.',
  )
  .meta({ examples: [{ name: 'Winter soups', isPublic: true, coverRecipeId: 'minestrone' }] });

export const collectionRoutes = [
  defineRoute({
    method: 'POST',
    path: '/collections',
    summary: 'Makes a collection.',
    needs: 'account',
    body: newCollection,
    answers: { 201: collectionShape },
    handle: async (context, { body: { name, ...more } }) => {
      const collection = await context.collections.create(name, more);
      return created(`/collections/${collection.id}`, await restCollection(collection, context));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/collections/:collectionId',
    summary: "A collection of the cook's own, or a public one.",
    params,
    answers: { 200: collectionShape },
    handle: async (context, { params }) => restCollection(await find(params.collectionId, context), context),
  }),
  defineRoute({
    method: 'GET',
    path: '/collections/:collectionId/recipes',
    summary: 'The recipes of a collection, those added last first.',
    isCounted: true,
    params,
    query: pageRange,
    cost: ({ first }) => first * CARD_COST,
    answers: { 200: z.array(recipeCard) },
    handle: async (context, { params, query }) =>
      pageReply(await context.collectionReader.recipes(await find(params.collectionId, context), query), restCard),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/collections/:collectionId',
    summary: 'Changes what is said; what is left out stays as it is.',
    needs: 'account',
    params,
    body: change,
    answers: { 200: collectionShape },
    handle: async (context, { params, body }) =>
      restCollection(await context.collections.update(params.collectionId, body), context),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/collections/:collectionId',
    summary: 'Deletes a collection; its recipes stay.',
    needs: 'account',
    params,
    answers: { 200: deleted },
    handle: async ({ collections }, { params }) => ({ id: (await collections.delete(params.collectionId)).id }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/collections/:collectionId/recipes/:id',
    summary: 'Adds a recipe; one that is in it stays where it is.',
    needs: 'account',
    params: recipeParams,
    answers: { 200: collectionShape },
    handle: async (context, { params: { collectionId, id } }) =>
      restCollection(await context.collections.add(collectionId, id), context),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/collections/:collectionId/recipes/:id',
    summary: 'Takes a recipe out; one that is not in it stays out.',
    needs: 'account',
    params: recipeParams,
    answers: { 200: collectionShape },
    handle: async (context, { params: { collectionId, id } }) =>
      restCollection(await context.collections.remove(collectionId, id), context),
  }),
];

/** @throws AppError NOT_FOUND, also for the private one of another cook */
async function find(id: string, { collectionReader }: RequestContext): Promise<Collection> {
  const collection = await collectionReader.find(id);
  if (!collection) throw notFound('Collection');
  return collection;
}
