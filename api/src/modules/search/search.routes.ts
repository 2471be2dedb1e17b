import { z } from 'zod';
import { defineRoute } from '../../shared/route.ts';
import { meanRating, recipePictures } from '../recipes/recipe-pictures.ts';
import { restCard } from '../recipes/recipe-rest.ts';
import { searchQuery } from './search-query.ts';
import type { RecipeMatch } from './search.service.ts';

const SIMILAR_SHOWN = 6;

export const searchRoutes = [
  defineRoute({
    method: 'GET',
    path: '/recipes',
    summary: 'The recipes that fit what a cook has, the best fit first.',
    query: searchQuery,
    handle: async ({ search }, { query: { input, limit, offset } }) => {
      const page = await search.searchRecipesAt(input, limit, offset);
      return { recipes: page.nodes.map(restMatch), total: page.totalCount };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/recipe/:slug/similar',
    summary: 'The recipes that share most with one.',
    params: z.object({ slug: z.string() }),
    handle: async ({ recipes, search }, { params }) => {
      const similar = await search.similar(await recipes.get(params.slug), SIMILAR_SHOWN);
      return similar.map((recipe) => ({
        id: recipe.id, slug: recipe.slug, title: recipe.title, image: recipePictures(recipe).mobile, cookTime: recipe.cookTime, rating: meanRating(recipe),
      }));
    },
  }),
];

function restMatch({ recipe, matchPercentage, missingIngredients, hasAllIngredients }: RecipeMatch) {
  return { ...restCard(recipe), matchPercentage, missingIngredients, hasAllIngredients };
}
