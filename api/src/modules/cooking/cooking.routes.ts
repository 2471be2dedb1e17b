import { z } from 'zod';
import { defineRoute } from '../../rest/route.ts';

const params = z.object({ id: z.string().describe('Id or slug.') });

/** How far the cook has come with a recipe. */
const progress = z.object({
  ingredients: z.array(z.string()).describe('Ids of the ticked ingredient lines.'),
  steps: z.array(z.int()).describe('Numbers of the steps that are done.'),
  servings: z.number().nullable().describe("null leaves the recipe's own."),
});

const done = z.boolean('done must be true or false.').optional().describe('The other of what it was unless given.');
const progressItem = z
  .discriminatedUnion(
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
  )
  .meta({ examples: [{ type: 'step', itemId: 1, done: true }] });

export const cookingRoutes = [
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
];
