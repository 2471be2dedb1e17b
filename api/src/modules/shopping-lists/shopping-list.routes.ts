import { z } from 'zod';
import { MailDelivery } from '../../shared/mailer.ts';
import { notFound } from '../../shared/errors.ts';
import { listReply } from '../../rest/list-range.ts';
import { defineRoute, RouteReply } from '../../rest/route.ts';
import { created, deleted, idempotencyHeaders } from '../../rest/writes.ts';
import { listParams, listSummary, restList, restSummary, wholeList } from './shopping-list-rest.ts';

const listName = z.string('name must be a text.').describe('At most 120 characters.');
const newList = z
  .object(
    {
      name: listName,
      recipeIds: z
        .array(z.string('recipeIds must be ids of recipes.'), 'recipeIds must be a list of ids.')
        .default([])
        .describe('Ids or slugs of recipes to shop for.'),
    },
    'Send a JSON object with name and recipeIds.',
  )
  .meta({ examples: [{ name: 'Groceries', recipeIds: ['minestrone'] }] });

const renamed = z
  .object({ name: listName }, 'Send a JSON object with the name.')
  .meta({ examples: [{ name: 'Groceries for Friday' }] });

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
    headers: idempotencyHeaders('gives the list made before'),
    handle: async (context, { body: { name, recipeIds }, headers }) => {
      const list = await context.shoppingLists.create(
        name,
        recipeIds.map((id) => ({ id })),
        headers['idempotency-key'] ?? null,
      );
      return created(`/shopping-lists/${list.id}`, await restList(list, context));
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/shopping-lists/:listId',
    summary: 'Calls a list something else.',
    needs: 'account',
    params: listParams,
    body: renamed,
    answers: { 200: listSummary },
    handle: async (context, { params: { listId }, body: { name } }) =>
      restSummary(await context.shoppingLists.rename(listId, name), context),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/shopping-lists/:listId',
    summary: 'Deletes a list with all that is on it.',
    needs: 'account',
    params: listParams,
    answers: { 200: deleted },
    handle: async ({ shoppingLists }, { params: { listId } }) => ({ id: (await shoppingLists.delete(listId)).id }),
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
