import { z } from 'zod';
import { pageRange, pageReply } from '../../rest/list-range.ts';
import { defineRoute } from '../../rest/route.ts';
import { present } from '../../shared/present.ts';
import { PhotoStatus } from '../recipes/recipe-enums.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { rating, restRating } from '../recipes/recipe-rest.ts';
import { ratingPhoto } from './rating-photo.ts';

const params = z.object({ id: z.string().describe('Id or slug.') });

const given = z
  .object(
    {
      stars: z.int('stars must be a whole number.').describe('1 to 5.'),
      review: z
        .string('review must be a text.')
        .nullish()
        .describe('At most 500 characters; without it there is none.'),
      imageId: z
        .string('imageId must be a text.')
        .nullish()
        .describe('A photo of the dish; null takes it away. Without it the photo stays as it is.'),
    },
    'Send a JSON object with stars.',
  )
  .meta({ examples: [{ stars: 4, review: 'Needs more salt.' }] });

const ownRating = z
  .object({
    id: z.string().describe('Of the recipe.'),
    stars: z.int().min(1).max(5).optional().describe('Left out where the cook has not rated it, and for a visitor.'),
    review: z.string().describe('Empty for none.'),
    photo: z
      .object({ id: z.string(), url: z.string(), status: z.enum(PhotoStatus).describe('Who sees it.') })
      .optional()
      .describe('The photo of the dish that goes with it.'),
  })
  .meta({ id: 'OwnRating' });

/** A recipe as it is rated after the change. */
const rated = z.object({ id: z.string(), rating, reviewCount: z.int().describe('How many ratings there are.') });

const restRated = (recipe: Recipe): z.infer<typeof rated> => ({
  id: recipe.id,
  rating: restRating(recipe),
  reviewCount: recipe.ratingCount,
});

const review = z
  .object({
    authorName: z.string(),
    stars: z.int().min(1).max(5),
    text: z.string(),
    writtenAt: z.iso.datetime(),
  })
  .meta({ id: 'Review' });

export const ratingRoutes = [
  defineRoute({
    method: 'GET',
    path: '/recipe/:id/rating',
    summary: 'What the cook who asks thinks of a recipe.',
    params,
    answers: { 200: ownRating },
    handle: async ({ recipes, ratings }, { params }) => {
      const recipe = await recipes.findOrFail(params.id);
      const own = await ratings.own(recipe);
      return {
        id: recipe.id,
        ...present({ stars: own?.stars, photo: own && ratingPhoto(own) }),
        review: own?.review ?? '',
      };
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/recipe/:id/rating',
    summary: 'Rates a recipe; a second rating replaces the first.',
    needs: 'account',
    params,
    body: given,
    answers: { 200: rated },
    handle: async ({ ratings }, { params, body }) => restRated(await ratings.rate(params.id, body)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/recipe/:id/rating',
    summary: "Takes the cook's own rating of a recipe away, with its review and photo; without one nothing changes.",
    needs: 'account',
    params,
    answers: { 200: rated },
    handle: async ({ ratings }, { params }) => restRated(await ratings.remove(params.id)),
  }),
  defineRoute({
    method: 'GET',
    path: '/recipe/:id/reviews',
    summary: 'What cooks wrote of a recipe, the newest first.',
    isCounted: true,
    params,
    query: pageRange,
    answers: { 200: z.array(review) },
    handle: async ({ recipes, ratings }, { params, query }) =>
      pageReply(await ratings.reviews(await recipes.findOrFail(params.id), query), ({ writtenAt, ...written }) => ({
        ...written,
        writtenAt: writtenAt.toISOString(),
      })),
  }),
];
