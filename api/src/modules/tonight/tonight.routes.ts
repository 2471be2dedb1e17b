import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { defineRoute } from '../../rest/route.ts';
import { CARD_COST } from '../recipes/recipe-rest.ts';
import { recipeMatch, restMatch } from '../search/search-rest.ts';
import { ALLERGENS, Diet } from '../ingredients/dietary.ts';
import { TONIGHT, TONIGHT_COST } from './tonight-limits.ts';
import type { TonightAsked } from './tonight.service.ts';
import type { TonightMail } from './tonight-mail.entity.ts';

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

const foodOfVisitor = z.object({
  food: z.string('food must be a text.').describe('Id of the food; one that is not known does not count.'),
  bestBefore: z.iso
    .date('bestBefore must be a day, such as 2026-11-24.')
    .nullable()
    .default(null)
    .describe('Until when it should be eaten, where that is known.'),
  isBestBeforeGuessed: z.boolean('isBestBeforeGuessed must be true or false.').default(true),
});

const ofVisitor = z
  .object(
    {
      foods: z.array(foodOfVisitor, 'foods must be a list of foods.').describe('At most 300.'),
      diet: z.enum(Diet, 'diet must be one of the known ones.').default(Diet.ANY).describe('What the dishes keep to.'),
      allergies: z
        .array(z.enum(ALLERGENS, 'allergies must be known ones.'), 'allergies must be a list.')
        .default([])
        .describe('What no dish contains.'),
      exclude: z
        .array(z.string('exclude must be texts.'), 'exclude must be a list of foods.')
        .default([])
        .describe('Foods that no dish needs, up to 50; one that is not known does not count.'),
      limit: z
        .int('limit must be a whole number.')
        .default(TONIGHT.default)
        .describe(`How many, 1 to ${TONIGHT.most}.`),
      not: z.array(z.string('not must be texts.'), 'not must be a list of ids.').default([]),
    },
    'Send a JSON object with foods.',
  )
  .meta({
    examples: [{ foods: [{ food: '3f2b7c1e-0000-4000-8000-000000000000', bestBefore: '2026-11-25' }], diet: 'vegan' }],
  });
const mail = z
  .object({
    hour: z.int().optional().describe('From which it goes, 0 to 23, in the time zone; not there where it is off.'),
    timeZone: z.string().optional().describe('Where the cook is, such as `Europe/Berlin`.'),
  })
  .meta({ id: 'TonightMail' });

const mailAsked = z
  .object(
    {
      hour: z
        .int('hour must be 0 to 23.')
        .nullable()
        .default(null)
        .describe('From which it may go, 0 to 23; null for never. One that has passed today counts from tomorrow.'),
      timeZone: z
        .string('timeZone must be a text, such as Europe/Berlin.')
        .nullable()
        .default(null)
        .describe('In which the hour is meant; needed with one.'),
    },
    'Send a JSON object with hour and timeZone.',
  )
  .meta({ examples: [{ hour: 16, timeZone: 'Europe/Berlin' }] });

const restMail = (asked: TonightMail | null): z.output<typeof mail> =>
  asked ? { hour: asked.hour, timeZone: asked.timeZone } : {};

export const tonightRoutes = [
  defineRoute({
    method: 'GET',
    path: '/tonight',
    summary:
      "Dishes for an evening from the cook's pantry, what uses up what is due first; none that was proposed for another evening of the week. Empty for a visitor.",
    query: asked,
    cost: ({ limit }) => limit * CARD_COST + TONIGHT_COST,
    answers: { 200: z.array(dish) },
    handle: (context, { query: { date, limit, not } }) =>
      restDishes(context, { date: date ?? null, first: limit, not, kitchen: null }),
  }),
  defineRoute({
    method: 'POST',
    path: '/tonight',
    summary: "Dishes for tonight from what a visitor has; nothing is stored. A cook's own pantry counts instead.",
    cost: () => TONIGHT.most * CARD_COST + TONIGHT_COST,
    body: ofVisitor,
    answers: { 200: z.array(dish) },
    handle: (context, { body: { limit, not, ...kitchen } }) =>
      restDishes(context, { date: null, first: limit, not, kitchen }),
  }),
  defineRoute({
    method: 'GET',
    path: '/tonight/mail',
    summary: 'When the cook is mailed what to cook tonight; empty where they did not ask for it.',
    needs: 'account',
    answers: { 200: mail },
    handle: async ({ tonightMail }) => restMail(await tonightMail.mine()),
  }),
  defineRoute({
    method: 'PUT',
    path: '/tonight/mail',
    summary:
      "Has what to cook tonight mailed to the cook's confirmed address on days when something is due; without an hour no longer.",
    needs: 'account',
    body: mailAsked,
    answers: { 200: mail },
    handle: async ({ tonightMail }, { body }) => restMail(await tonightMail.set(body)),
  }),
];

async function restDishes({ tonight }: RequestContext, asked: TonightAsked): Promise<z.infer<typeof dish>[]> {
  const dishes = await tonight.tonight(asked);
  return dishes.map(({ reason, ...match }) => ({ ...restMatch(match), reason }));
}
