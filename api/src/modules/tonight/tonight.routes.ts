import { z } from 'zod';
import { defineRoute } from '../../rest/route.ts';
import { recipeMatch, restMatch } from '../search/search-rest.ts';
import { TONIGHT, TONIGHT_COST } from './tonight-limits.ts';

const CARD_COST = 20;

const asked = z.object({
  date: z.iso
    .date('date must be a day, such as 2026-11-24.')
    .optional()
    .describe('Today unless given; at most seven days from now.'),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, 'limit must be a whole number.')
    .meta({ type: 'integer', pattern: undefined, minimum: 1, maximum: TONIGHT.most })
    .transform(Number)
    .pipe(
      z.number().min(1, `limit must be 1 to ${TONIGHT.most}.`).max(TONIGHT.most, `limit must be 1 to ${TONIGHT.most}.`),
    )
    .default(TONIGHT.default)
    .meta({ default: TONIGHT.default, description: 'How many, 1 to 10.' }),
  not: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .describe('Ids of recipes that are not wanted, at most 50, with commas between.'),
});

const dish = recipeMatch
  .extend({ reason: z.string().describe('"uses the spinach, due tomorrow · nothing to buy · 25 min".') })
  .meta({ id: 'TonightsDish' });

export const tonightRoutes = [
  defineRoute({
    method: 'GET',
    path: '/tonight',
    summary:
      "Dishes for an evening from the cook's pantry, what uses up what is due first; none that was proposed for another evening of the week. Empty for a visitor.",
    query: asked,
    cost: ({ limit }) => limit * CARD_COST + TONIGHT_COST,
    answers: { 200: z.array(dish) },
    handle: async ({ tonight }, { query: { date, limit, not } }) => {
      const dishes = await tonight.tonight({ date: date ?? null, first: limit, not });
      return dishes.map(({ reason, ...match }) => ({ ...restMatch(match), reason }));
    },
  }),
];
