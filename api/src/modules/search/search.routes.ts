import { z } from 'zod';
import { listReply } from '../../rest/list-range.ts';
import { defineRoute } from '../../rest/route.ts';
import { recipePictures } from '../recipes/recipe-pictures.ts';
import { CARD_COST, rating, recipeCard, restCard, restRating } from '../recipes/recipe-rest.ts';
import { searchCost, UNLOCKS_COST } from './search-cost.ts';
import { recipeMatch, restMatch } from './search-rest.ts';
import { searchQuery, unlockPairQuery, unlocksQuery } from './search-query.ts';
import type { Unlock, UnlockPair } from './unlock.service.ts';

const SIMILAR_SHOWN = 6;

const similar = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  cookTime: z.int(),
  rating,
});

const unlock = z
  .object({
    food: z.string().describe('Slug of the food to buy.'),
    name: z.string(),
    recipes: z.int().describe('How many recipes lack nothing then that lack something now.'),
    examples: z.array(recipeCard).describe('The best rated of them, at most three.'),
  })
  .meta({ id: 'Unlock' });

const unlockPair = z
  .object({
    foods: z.array(z.object({ food: z.string().describe('Slug.'), name: z.string() })).describe('The two to buy.'),
    recipes: z
      .int()
      .describe(
        'How many recipes lack nothing then that lack something now, those that one of the two completes alone included.',
      ),
    examples: z.array(recipeCard).describe('The best rated of them, at most three.'),
  })
  .meta({ id: 'UnlockPair' });

export const searchRoutes = [
  defineRoute({
    method: 'GET',
    path: '/recipes',
    summary:
      'The recipes that fit what a cook has, the best fit first; without ingredients all recipes, by title, or those that go by a text.',
    isCounted: true,
    query: searchQuery,
    cost: ({ input, limit, list }) => limit * CARD_COST + (list ? 0 : searchCost(input)),
    answers: {
      200: z.object({
        recipes: z
          .array(z.union([recipeMatch, recipeCard]))
          .describe('Without ingredients they fit nothing in particular.'),
        total: z.int().describe('How many the whole list has.'),
      }),
    },
    handle: async ({ search, recipes, ingredients }, { query: { input, list, limit, offset } }) => {
      if (list) {
        const { nodes, totalCount } = await recipes.listAt(list, { limit, offset }, ingredients);
        return listReply({ recipes: nodes.map(restCard), total: totalCount }, totalCount);
      }
      const page = await search.searchRecipesAt(input, limit, offset);
      return listReply({ recipes: page.nodes.map(restMatch), total: page.totalCount }, page.totalCount);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/unlocks',
    summary:
      'Foods that are not at home, each of which alone would let more recipes be cooked, those first that complete most.',
    query: unlocksQuery,
    cost: ({ limit }) => limit * CARD_COST + UNLOCKS_COST,
    answers: { 200: z.array(unlock) },
    handle: async ({ unlocks }, { query: { input, limit } }) => (await unlocks.unlocks(input, limit)).map(restUnlock),
  }),
  defineRoute({
    method: 'GET',
    path: '/unlocks/pair',
    summary:
      'The two foods that are not at home and together would let most recipes be cooked, of those that complete more than both do each alone; null where none do.',
    query: unlockPairQuery,
    cost: () => CARD_COST + UNLOCKS_COST,
    answers: { 200: unlockPair.nullable() },
    handle: async ({ unlocks }, { query: { input } }) => {
      const pair = await unlocks.unlockPair(input);
      return pair && restUnlockPair(pair);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/recipe/:slug/similar',
    summary: 'The recipes that share most with one.',
    params: z.object({ slug: z.string().describe('Slug or id.') }),
    answers: { 200: z.array(similar) },
    handle: async ({ recipes, search }, { params }) => {
      const found = await search.similar(await recipes.findOrFail(params.slug), SIMILAR_SHOWN);
      return found.map((recipe) => ({
        id: recipe.id,
        slug: recipe.slug,
        title: recipe.title,
        image: recipePictures(recipe).mobile,
        cookTime: recipe.cookTime,
        rating: restRating(recipe),
      }));
    },
  }),
];

const restUnlock = ({ food, recipes, examples }: Unlock): z.output<typeof unlock> => ({
  food: food.slug,
  name: food.name,
  recipes,
  examples: examples.map(restCard),
});

const restUnlockPair = ({ foods, recipes, examples }: UnlockPair): z.output<typeof unlockPair> => ({
  foods: foods.map(({ slug, name }) => ({ food: slug, name })),
  recipes,
  examples: examples.map(restCard),
});
