import { z } from 'zod';
import { listReply } from '../../rest/list-range.ts';
import { defineRoute } from '../../rest/route.ts';
import { recipePictures } from '../recipes/recipe-pictures.ts';
import { rating, recipeCard, restCard, restRating } from '../recipes/recipe-rest.ts';
import { searchCost } from './search-cost.ts';
import { searchQuery } from './search-query.ts';
import type { RecipeMatch } from './match/recipe-match.ts';

const SIMILAR_SHOWN = 6;

/** Fields of a card. */
const CARD_COST = 20;

const match = recipeCard
  .extend({
    matchPercentage: z.int().min(0).max(100).describe('How well it fits the kitchen; 100 only with nothing missing.'),
    missingIngredients: z
      .array(z.string())
      .describe('Names of what is missing or unknown; "walnuts or pecans" where the recipe takes either.'),
    hasAllIngredients: z.boolean(),
  })
  .meta({ id: 'RecipeMatch' });

const similar = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  cookTime: z.int(),
  rating,
});

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
        recipes: z.array(z.union([match, recipeCard])).describe('Without ingredients they fit nothing in particular.'),
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
    path: '/recipe/:slug/similar',
    summary: 'The recipes that share most with one.',
    params: z.object({ slug: z.string().describe('Slug or id.') }),
    answers: { 200: z.array(similar) },
    handle: async ({ recipes, search }, { params }) => {
      const found = await search.similar(await recipes.get(params.slug), SIMILAR_SHOWN);
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

function restMatch({
  recipe,
  matchPercentage,
  missingIngredients,
  hasAllIngredients,
}: RecipeMatch): z.output<typeof match> {
  return { ...restCard(recipe), matchPercentage, missingIngredients, hasAllIngredients };
}
