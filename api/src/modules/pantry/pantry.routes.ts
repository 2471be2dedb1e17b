import { z } from 'zod';
import { listRange, listReply } from '../../rest/list-range.ts';
import { defineRoute } from '../../rest/route.ts';
import { idempotencyHeaders } from '../../rest/writes.ts';
import { READING_COST } from './pantry-limits.ts';
import { PantryLevel, PantryPlace, PantryRemoval } from './pantry-enums.ts';
import {
  changedItems,
  pantryChange,
  reading,
  pantryItem,
  pantryMonth,
  restChange,
  restChanged,
  restItem,
} from './pantry-rest.ts';

const place = z.enum(PantryPlace, 'place must be FRIDGE, FREEZER or CUPBOARD.');
const day = z.union([z.string('A day is a text.'), z.null()]).optional();
const listed = listRange.extend({
  place: place.optional().describe('Only what is there.'),
  due: z
    .enum(['true', 'false'], 'due must be true or false.')
    .optional()
    .describe('Only what is due, or only what is not.'),
});

const added = z
  .object(
    {
      lines: z
        .array(z.string('lines must be texts.'), 'lines must be a list of texts.')
        .optional()
        .describe('As one would write them down: at most 500.'),
      receipt: z.string('receipt must be a text.').optional().describe('Text of a receipt.'),
      photoId: z.string('photoId must be a text.').optional().describe("A photo of the cook's own."),
      barcode: z
        .string('barcode must be a text.')
        .optional()
        .describe('Its digits; with a line, what it is from now on.'),
      place: place.optional().describe('Where all of it is.'),
    },
    'Send a JSON object with lines, receipt, photoId or barcode.',
  )
  .meta({ examples: [{ lines: ['6 eggs', '500 g flour'], place: 'CUPBOARD' }] });

const readable = added.pick({ lines: true, receipt: true }).meta({ examples: [{ lines: ['6 eggs', '500 g flour'] }] });

const change = z
  .object(
    {
      level: z.enum(PantryLevel, 'level must be HAVE, LOW or OUT.').optional(),
      amount: z.union([z.number(), z.null()], 'amount must be a number.').optional(),
      unit: z.union([z.string(), z.null()], 'unit must be a text.').optional(),
      place: place.optional(),
      bestBefore: day.describe('YYYY-MM-DD; null goes back to a guess.'),
      openedAt: day.describe('YYYY-MM-DD; null: it is closed.'),
      version: z
        .int('version must be a whole number.')
        .optional()
        .describe('The version you have seen; CONFLICT where somebody was faster.'),
    },
    'Send a JSON object with what to change.',
  )
  .meta({ examples: [{ level: 'LOW', amount: 2, unit: 'piece', bestBefore: '2027-01-31' }] });

const removed = z
  .object(
    {
      ids: z.array(z.string('ids must be texts.'), 'ids must be a list of ids.'),
      reason: z.enum(PantryRemoval, 'reason must be USED, THROWN_AWAY or MISTAKE.'),
    },
    'Send a JSON object with ids and a reason.',
  )
  .meta({ examples: [{ ids: ['3f2b7c1e-0000-4000-8000-000000000000'], reason: 'USED' }] });

export const pantryRoutes = [
  defineRoute({
    method: 'GET',
    path: '/pantry',
    summary: 'What the cook has at home: what is due first, what has run out last.',
    needs: 'account',
    isCounted: true,
    query: listed,
    answers: { 200: z.array(pantryItem) },
    handle: async (context, { query: { limit, offset, place, due } }) => {
      const filter = { place: place ?? null, due: due === undefined ? null : due === 'true' };
      const { nodes, totalCount } = await context.pantryReader.items(filter, { first: limit, offset, after: null });
      return listReply(
        nodes.map((item) => restItem(item, context)),
        totalCount,
      );
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/pantry',
    summary:
      'Puts things into the pantry, from lines, a receipt, a photo or a barcode; the same food twice is one item.',
    needs: 'account',
    body: added,
    headers: idempotencyHeaders('adds nothing and answers without items'),
    answers: { 200: changedItems },
    handle: async (context, { body, headers }) => {
      const changed = await context.pantry.add({ ...body, idempotencyKey: headers['idempotency-key'] ?? null });
      return restChanged(changed, context);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/pantry/read',
    summary: 'What lines or a receipt would put into a pantry; nothing is stored.',
    cost: () => READING_COST,
    body: readable,
    answers: { 200: reading },
    handle: (context, { body }) => {
      const { items, ignored } = context.pantry.read(body);
      return Promise.resolve({ items: items.map((item) => restItem(item, context)), ignored });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/pantry/history',
    summary: 'What was done to the pantry in the last 30 days, the latest first.',
    needs: 'account',
    isCounted: true,
    query: listRange,
    answers: { 200: z.array(pantryChange) },
    handle: async ({ pantryReader }, { query: { limit, offset } }) => {
      const { nodes, totalCount } = await pantryReader.history({ first: limit, offset, after: null });
      return listReply(nodes.map(restChange), totalCount);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/pantry/months',
    summary: 'What became of the foods, month by month, the latest first: at most 24.',
    needs: 'account',
    answers: { 200: z.array(pantryMonth) },
    handle: ({ pantryReader }) => pantryReader.months(),
  }),
  defineRoute({
    method: 'POST',
    path: '/pantry/remove',
    summary: 'Takes items out of the pantry; for 30 days they can be put back.',
    needs: 'account',
    body: removed,
    answers: { 200: changedItems },
    handle: async (context, { body: { ids, reason } }) =>
      restChanged(await context.pantry.remove(ids, reason), context),
  }),
  defineRoute({
    method: 'POST',
    path: '/pantry/history/:changeId/undo',
    summary: 'Takes an act of the last 30 days back; what has happened since stays.',
    needs: 'account',
    params: z.object({ changeId: z.string().describe('Id of an entry of the history.') }),
    answers: { 200: changedItems },
    handle: async (context, { params: { changeId } }) => restChanged(await context.pantry.undo(changeId), context),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/pantry/:itemId',
    summary: 'Sets level, amount, place or dates of an item; with a version, only if it has not changed since.',
    needs: 'account',
    params: z.object({ itemId: z.string().describe('Id of an item of the pantry.') }),
    body: change,
    answers: { 200: pantryItem },
    handle: async (context, { params: { itemId }, body }) =>
      restItem((await context.pantry.update(itemId, body)).item, context),
  }),
];
