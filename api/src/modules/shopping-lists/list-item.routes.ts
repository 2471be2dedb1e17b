import { z } from 'zod';
import { defineRoute } from '../../rest/route.ts';
import { listItem, listParams, listSummary, restItem, restSummary } from './shopping-list-rest.ts';

const itemParams = listParams.extend({ itemId: z.string().describe('Id of an item on it.') });

const typed = z
  .object(
    {
      text: z
        .string('text must be a text.')
        .describe('As one would write it down: `2 cans of tomatoes`. At most 200 characters.'),
      id: z
        .string('id must be a text.')
        .nullish()
        .describe('A fresh UUID: sent again it adds nothing, and the item goes by it too.'),
    },
    'Send a JSON object with the text.',
  )
  .meta({ examples: [{ text: '2 cans of tomatoes', id: '3f2b7c1e-0000-4000-8000-000000000006' }] });

const itemChange = z
  .object(
    {
      amount: z
        .union([z.number(), z.string().max(100), z.null()], 'amount must be a number.')
        .optional()
        .describe('How much; as a text also `1 1/2`.'),
      unit: z.union([z.string(), z.null()], 'unit must be a text.').optional(),
      isChecked: z.boolean('isChecked must be true or false.').optional(),
      useSum: z
        .boolean('useSum must be true or false.')
        .optional()
        .describe('Takes amount and unit set by hand back: the sum of what it is for counts again.'),
      version: z
        .int('version must be a whole number.')
        .optional()
        .describe('The version you have seen; CONFLICT where somebody was faster.'),
    },
    'Send a JSON object with what to change.',
  )
  .meta({ examples: [{ amount: 2, unit: 'kg', isChecked: true }] });

export const listItemRoutes = [
  defineRoute({
    method: 'POST',
    path: '/shopping-list/:listId/items',
    summary: 'Adds what was typed to the line of its food, and gives that line.',
    needs: 'account',
    params: listParams,
    body: typed,
    answers: { 200: listItem },
    handle: async (context, { params: { listId }, body: { text, id } }) =>
      restItem((await context.listItems.add(listId, text, id ?? null)).item, context),
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
];
