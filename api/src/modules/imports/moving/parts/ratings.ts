import { z } from 'zod';
import { PhotoStatus } from '../../../recipes/recipe-enums.ts';
import { addRating, lockForRating } from '../../../recipes/recipe-rating.sql.ts';
import { Rating } from '../../../recipes/recipe.entity.ts';
import { STORED } from '../../../users/stored-limits.ts';
import { definePart, type Arriving } from '../archive-part.ts';
import { withRefs } from '../recipe-names.ts';
import { restoreEach } from '../restore-each.ts';
import { pastMoment, recipeRef, storedText } from '../values.ts';

const rating = z.object({
  recipe: recipeRef,
  stars: z.int().min(1).max(5),
  review: storedText(500).nullable(),
  ratedAt: pastMoment,
  photo: z.string().max(200).optional(),
});

/** What the cook thinks of recipes, with the photos of what they cooked. */
export const RATINGS = definePart({
  file: 'ratings.json',
  what: { one: 'rating', many: 'ratings' },
  content: z.array(rating).max(STORED.ratings.most),
  read: async ({ em, user, names, photos }) => {
    const given = await em.find(Rating, { user });
    const of = { recipe: ({ recipe }: Rating) => recipe, at: ({ createdAt }: Rating) => createdAt };
    await names.learn(given.map(of.recipe));
    return withRefs(given, names, of).map(({ ref, row: { stars, review, createdAt, photo } }) => ({
      recipe: ref,
      stars,
      review: review ?? null,
      ratedAt: createdAt,
      ...(photo && { photo: photos.add(photo, 'rating') }),
    }));
  },
  restore: async (arriving, ratings) => {
    const { tx, user, recipeOf } = arriving;
    const stored = await tx.count(Rating, { user });
    const add = (recipe: string, given: z.infer<typeof rating>) => rate(arriving, recipe, given);
    return restoreEach(ratings, { recipeOf, limit: 'ratings', stored, add });
  },
});

async function rate(
  { tx, user, photoOf }: Arriving,
  recipe: string,
  { stars, review, ratedAt, photo: file }: z.infer<typeof rating>,
): Promise<boolean> {
  await lockForRating(tx, recipe);
  if ((await tx.count(Rating, { user, recipe })) > 0) return false;
  const photo = file === undefined ? null : (photoOf(file) ?? null);
  const photoStatus = photo === null ? null : PhotoStatus.WAITING;
  await tx.insert(Rating, { user, recipe, stars, review, createdAt: ratedAt, photo, photoStatus });
  await addRating(tx, { recipe, user }, stars, 1);
  return true;
}
