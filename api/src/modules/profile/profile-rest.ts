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

/** The page of the cook who asks. */
export async function restProfile({ accounts, profile }: RequestContext): Promise<z.output<typeof profilePage>> {
  const { name, username, email, avatar } = await accounts.mine();
  return { name: name ?? username, email: email ?? '', avatar: avatar ?? '', stats: await profile.stats() };
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
