import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { recipePictures } from '../recipes/recipe-pictures.ts';
import { rating, restRating } from '../recipes/recipe-rest.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';

/** What `restProfile` gives. */
export const profilePage = z.object({
  name: z.string(),
  email: z.string().describe('Empty for none.'),
  avatar: z.string().describe('Address of a picture; empty for none.'),
  stats: z.object({ savedRecipes: z.int(), cookedRecipes: z.int(), collections: z.int() }),
});

/** What `restKept` gives. */
export const kept = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    image: z.string(),
    tags: z.array(z.string()),
    cookTime: z.int(),
    rating,
    reviewCount: z.int(),
  })
  .meta({ id: 'KeptRecipe' });

/** A recipe with the day on which it was cooked last. */
export const cooked = kept.extend({ lastCooked: z.iso.date() }).meta({ id: 'CookedRecipe' });

/** What `restCollections` gives of each. */
export const ownCollection = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    coverImage: z.string().describe('Address of a picture; empty while it holds no recipe.'),
    isPublic: z.boolean(),
    recipeCount: z.int(),
  })
  .meta({ id: 'Collection' });

/** The page of the cook who asks. */
export async function restProfile({ accounts, profile }: RequestContext): Promise<z.output<typeof profilePage>> {
  const { name, username, email, avatar } = await accounts.mine();
  return { name: name ?? username, email: email ?? '', avatar: avatar ?? '', stats: await profile.stats() };
}

/** The cook's collections by name. */
export async function restCollections({ collectionReader }: RequestContext): Promise<z.output<typeof ownCollection>[]> {
  const collections = await collectionReader.own();
  return Promise.all(
    collections.map(async (collection) => {
      const cover = await collectionReader.cover(collection);
      const { id, name, description, isPublic } = collection;
      return {
        id,
        name,
        description: description ?? '',
        coverImage: cover ? recipePictures(cover).tablet : '',
        isPublic,
        recipeCount: await collectionReader.recipeCount(collection),
      };
    }),
  );
}

/** A saved or cooked recipe. */
export function restKept(recipe: Recipe): z.output<typeof kept> {
  const { id, slug, title, tags, cookTime, ratingCount } = recipe;
  return {
    id,
    slug,
    title,
    image: recipePictures(recipe).mobile,
    tags,
    cookTime,
    rating: restRating(recipe),
    reviewCount: ratingCount,
  };
}
