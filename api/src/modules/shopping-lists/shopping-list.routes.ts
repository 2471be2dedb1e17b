import { z } from 'zod';
import { notFound } from '../../shared/errors.ts';
import { defineRoute, RouteReply } from '../../shared/route.ts';
import { restItem, restList, restSummary } from './shopping-list-rest.ts';

const listParams = z.object({ listId: z.string() });
const itemParams = z.object({ listId: z.string(), itemId: z.string() });

const newList = z.object({
  name: z.string('name must be a text.'),
  recipeIds: z.array(z.string('recipeIds must be ids of recipes.'), 'recipeIds must be a list of ids.').default([]),
}, 'Send a JSON object with name and recipeIds.');

const itemChange = z.object({
  amount: z.union([z.number(), z.string().max(100), z.null()], 'amount must be a number.').optional(),
  unit: z.union([z.string(), z.null()], 'unit must be a text.').optional(),
  isChecked: z.boolean('isChecked must be true or false.').optional(),
  version: z.int('version must be a whole number.').optional(),
}, 'Send a JSON object with amount and unit.');

const exportFormat = z.object({ format: z.enum(['csv', 'email'], 'format must be csv or email.') }, 'Send a JSON object with the format.');

export const shoppingListRoutes = [
  defineRoute({
    method: 'GET',
    path: '/shopping-lists',
    summary: "The cook's shopping lists, the newest first.",
    handle: async (context) => Promise.all((await context.listReader.own()).map((list) => restSummary(list, context))),
  }),
  defineRoute({
    method: 'GET',
    path: '/shopping-lists/:listId',
    summary: 'A shopping list with its items in the order of the shop.',
    params: listParams,
    handle: async (context, { params: { listId } }) => {
      const list = await context.listReader.find(listId);
      if (!list) throw notFound('Shopping list');
      return restList(list, context);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/shopping-lists',
    summary: 'Makes a shopping list; sent again with the same Idempotency-Key it gives the one made before.',
    body: newList,
    headers: z.object({ 'idempotency-key': z.string().optional() }),
    handle: async (context, { body: { name, recipeIds }, headers }) => {
      const list = await context.shoppingLists.create(name, recipeIds.map((id) => ({ id })), headers['idempotency-key'] ?? null);
      return new RouteReply(201, await restList(list, context), { location: `/api/shopping-lists/${list.id}` });
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/shopping-list/:listId/items/:itemId',
    summary: 'Sets amount and unit of an item, or its tick; with a version, only if nobody was faster.',
    params: itemParams,
    body: itemChange,
    handle: async (context, { params: { listId, itemId }, body }) => restItem((await context.listItems.update(itemId, body, listId)).item, context),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/shopping-list/:listId/items/:itemId',
    summary: 'Takes an item off the list.',
    params: itemParams,
    handle: async (context, { params: { listId, itemId } }) => restSummary(await context.listItems.delete(itemId, listId), context),
  }),
  defineRoute({
    method: 'POST',
    path: '/shopping-list/:listId/export',
    summary: "Gives a shopping list as a CSV file, or mails it to the account's own address.",
    params: listParams,
    body: exportFormat,
    handle: async ({ listExport }, { params: { listId }, body: { format } }) => {
      if (format === 'email') return new RouteReply(202, await listExport.mail(listId));
      const { fileName, csv } = await listExport.csv(listId);
      return new RouteReply(200, csv, { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="shopping-list.csv"; filename*=UTF-8''${encodeURIComponent(fileName)}` });
    },
  }),
];
