import { z } from 'zod';
import { MailDelivery } from '../../shared/mailer.ts';
import { notFound } from '../../shared/errors.ts';
import { listReply } from '../../rest/list-range.ts';
import { defineRoute, RouteReply } from '../../rest/route.ts';
import { listItem, listSummary, restItem, restList, restSummary, wholeList } from './shopping-list-rest.ts';

const listId = z.string().describe('Id of a list.');
const listParams = z.object({ listId });
const itemParams = z.object({ listId, itemId: z.string().describe('Id of an item on it.') });

const newList = z
  .object(
    {
      name: z.string('name must be a text.').describe('At most 120 characters.'),
      recipeIds: z
        .array(z.string('recipeIds must be ids of recipes.'), 'recipeIds must be a list of ids.')
        .default([])
        .describe('Ids or slugs of recipes to shop for.'),
    },
    'Send a JSON object with name and recipeIds.',
  )
  .meta({ examples: [{ name: 'Groceries', recipeIds: ['minestrone'] }] });

const itemChange = z
  .object(
    {
      amount: z
        .union([z.number(), z.string().max(100), z.null()], 'amount must be a number.')
        .optional()
        .describe('How much; as a text also `1 1/2`.'),
      unit: z.union([z.string(), z.null()], 'unit must be a text.').optional(),
      isChecked: z.boolean('isChecked must be true or false.').optional(),
      version: z
        .int('version must be a whole number.')
        .optional()
        .describe('The version you have seen; CONFLICT where somebody was faster.'),
    },
    'Send a JSON object with amount and unit.',
  )
  .meta({ examples: [{ amount: 2, unit: 'kg', isChecked: true }] });

const exportFormat = z
  .object({ format: z.enum(['csv', 'email'], 'format must be csv or email.') }, 'Send a JSON object with the format.')
  .meta({ examples: [{ format: 'csv' }] });

const mailed = z.object({
  sentTo: z.email(),
  delivery: z.enum(MailDelivery).describe('How messages leave this server.'),
  message: z.string().describe('What became of it, as a sentence.'),
});

export const shoppingListRoutes = [
  defineRoute({
    method: 'GET',
    path: '/shopping-lists',
    summary: "The cook's shopping lists, the newest first.",
    needs: 'account',
    isCounted: true,
    answers: { 200: z.array(listSummary) },
    handle: async (context) => {
      const lists = await context.listReader.own();
      return listReply(await Promise.all(lists.map((list) => restSummary(list, context))), lists.length);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/shopping-lists/:listId',
    summary: 'A shopping list with its items in the order of the shop.',
    needs: 'account',
    params: listParams,
    answers: { 200: wholeList },
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
    needs: 'account',
    body: newList,
    answers: { 201: wholeList },
    headers: z.object({
      'idempotency-key': z
        .string()
        .optional()
        .describe('Sent again with the same input within a day, it gives the list made before.'),
    }),
    handle: async (context, { body: { name, recipeIds }, headers }) => {
      const list = await context.shoppingLists.create(
        name,
        recipeIds.map((id) => ({ id })),
        headers['idempotency-key'] ?? null,
      );
      return new RouteReply(201, await restList(list, context), { location: `/api/shopping-lists/${list.id}` });
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/shopping-list/:listId/items/:itemId',
    summary: 'Sets amount and unit of an item, or its tick; with a version, only if it has not changed since.',
    params: itemParams,
    needs: 'account',
    body: itemChange,
    answers: { 200: listItem },
    handle: async (context, { params: { listId, itemId }, body }) =>
      restItem((await context.listItems.update(itemId, body, listId)).item, context),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/shopping-list/:listId/items/:itemId',
    summary: 'Takes an item off the list.',
    needs: 'account',
    params: itemParams,
    answers: { 200: listSummary },
    handle: async (context, { params: { listId, itemId } }) =>
      restSummary(await context.listItems.delete(itemId, listId), context),
  }),
  defineRoute({
    method: 'POST',
    path: '/shopping-list/:listId/export',
    summary: "Gives a shopping list as a CSV file, or mails it to the account's own address.",
    params: listParams,
    needs: 'account',
    body: exportFormat,
    answers: { 200: ['text/csv'], 202: mailed },
    handle: async ({ listExport }, { params: { listId }, body: { format } }) => {
      if (format === 'email') return new RouteReply(202, await listExport.mail(listId));
      const { fileName, csv } = await listExport.csv(listId);
      return new RouteReply(200, csv, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="shopping-list.csv"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      });
    },
  }),
];
