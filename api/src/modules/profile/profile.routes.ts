import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { PAGE_MAX } from '../../shared/limits.ts';
import { defineRoute } from '../../shared/route.ts';
import { meanRating, recipePictures } from '../recipes/recipe-pictures.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { PageRange } from './list-pages.ts';

const params = z.object({ id: z.string() });
const whole = (field: string, min: number, max: number, usual: number) =>
  z.coerce.number({ message: `${field} must be ${min} to ${max}.` }).int(`${field} must be ${min} to ${max}.`).min(min, `${field} must be ${min} to ${max}.`).max(max, `${field} must be ${min} to ${max}.`).default(usual);

/** Lists are bare, as the pages want them; those who have more walk on by position. */
const range = z
  .object({ limit: whole('limit', 1, PAGE_MAX, PAGE_MAX), offset: whole('offset', 0, 1_000_000, 0) })
  .transform(({ limit, offset }): PageRange => ({ first: limit, offset, after: null }));

const done = z.boolean('done must be true or false.').optional();
const progressItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ingredient'), itemId: z.string('itemId must be the id of an ingredient.'), done }),
  z.object({ type: z.literal('step'), itemId: z.coerce.number('itemId must be the number of a step.').int('itemId must be the number of a step.'), done }),
], 'type must be ingredient or step.');

export const profileRoutes = [
  defineRoute({
    method: 'POST',
    path: '/recipe/:id/save',
    summary: 'Keeps a recipe.',
    params,
    handle: async ({ savedRecipes }, { params: { id } }) => savedState(await savedRecipes.save(id), true),
  }),
  defineRoute({
    method: 'POST',
    path: '/recipe/:id/unsave',
    summary: 'Keeps a recipe no longer.',
    params,
    handle: async ({ savedRecipes }, { params: { id } }) => savedState(await savedRecipes.unsave(id), false),
  }),
  defineRoute({
    method: 'POST',
    path: '/recipe/:id/progress',
    summary: 'Ticks an ingredient or a step, or takes the tick away; the other of what it was unless `done` says which.',
    params,
    body: progressItem,
    handle: async ({ cooking }, { params: { id }, body }) => {
      const item = body.type === 'step' ? { type: body.type, step: body.itemId } : { type: body.type, id: body.itemId };
      return (await cooking.tick(id, item, body.done)).progress;
    },
  }),
  defineRoute({ method: 'GET', path: '/profile', summary: 'The cook who asks.', handle: restProfile }),
  defineRoute({
    method: 'GET',
    path: '/profile/saved-recipes',
    summary: 'The recipes that the cook keeps, saved last first.',
    query: range,
    handle: async ({ savedRecipes }, { query }) => (await savedRecipes.list(query)).nodes.map(restKept),
  }),
  defineRoute({
    method: 'GET',
    path: '/profile/recent-recipes',
    summary: 'The recipes that the cook has cooked, the last one first.',
    query: range,
    handle: async ({ cooking }, { query }) => (await cooking.recent(query)).nodes.map(({ recipe, lastCooked }) => ({ ...restKept(recipe), lastCooked: lastCooked.toISOString().slice(0, 10) })),
  }),
  defineRoute({ method: 'GET', path: '/profile/collections', summary: "The cook's collections by name.", handle: restCollections }),
  defineRoute({ method: 'GET', path: '/profile/data', summary: 'Everything that is stored of the cook who asks.', handle: ({ accountData }) => accountData.download() }),
];

const savedState = ({ id }: Recipe, isSaved: boolean) => ({ id, isSaved });

async function restProfile({ accounts, profile }: RequestContext) {
  const { name, username, email, avatar } = await accounts.mine();
  return { name: name ?? username, email: email ?? null, avatar: avatar ?? null, stats: await profile.stats() };
}

async function restCollections({ collectionReader }: RequestContext) {
  const collections = await collectionReader.own();
  return Promise.all(collections.map(async (collection) => {
    const cover = await collectionReader.cover(collection);
    const { id, name, description, isPublic } = collection;
    return { id, name, description: description ?? null, coverImage: cover && recipePictures(cover).tablet, isPublic, recipeCount: await collectionReader.recipeCount(collection) };
  }));
}

/** A saved or cooked recipe. */
function restKept(recipe: Recipe) {
  const { id, slug, title, tags, cookTime, ratingCount } = recipe;
  return { id, slug, title, image: recipePictures(recipe).mobile, tags, cookTime, rating: meanRating(recipe), reviewCount: ratingCount };
}
