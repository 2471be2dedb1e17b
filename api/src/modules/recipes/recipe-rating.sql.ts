import type { EntityManager } from '@mikro-orm/postgresql';

/** Locks a recipe for a change of its ratings; what only points at the recipe does not wait. */
export async function lockForRating(tx: EntityManager, recipe: string): Promise<void> {
  await tx.execute('select id from recipe where id = ? for no key update', [recipe]);
}

/** Adds to the sum and count of a recipe's ratings. */
export async function addRating(tx: EntityManager, recipe: string, stars: number, count: number): Promise<void> {
  await tx.execute('update recipe set rating_sum = rating_sum + ?, rating_count = rating_count + ? where id = ?', [
    stars,
    count,
    recipe,
  ]);
}

/** Takes all ratings of a cook away, from the recipes too. */
export async function takeRatingsBack(tx: EntityManager, user: string): Promise<void> {
  await tx.execute(
    `with gone as (delete from rating where user_id = ? returning recipe_id, stars)
     update recipe set rating_sum = rating_sum - gone.stars, rating_count = rating_count - 1 from gone where recipe.id = gone.recipe_id`,
    [user],
  );
}

/** Locks what a cook has written or rated, in the order in which everything locks several recipes, so that none deadlock. */
export async function lockWrittenAndRated(tx: EntityManager, user: string): Promise<void> {
  await tx.execute(
    'select id from recipe where author_user_id = ? or id in (select recipe_id from rating where user_id = ?) order by id for update',
    [user, user],
  );
}

/** Counts the ratings of every recipe again. */
export async function recountRatings(tx: EntityManager): Promise<void> {
  await tx.execute(
    `update recipe set rating_sum = r.sum, rating_count = r.count
     from (select recipe_id, sum(stars)::int as sum, count(*)::int as count from rating group by recipe_id) r where r.recipe_id = recipe.id`,
  );
}

/** Share of the ratings that are 4 stars and up, in per cent; null while there are none. */
export async function satisfaction(em: EntityManager): Promise<number | null> {
  const [row] = await em.execute<{ share: number | null }[]>(
    'select round(100.0 * count(*) filter (where stars >= 4) / nullif(count(*), 0))::int as share from rating',
  );
  return row?.share ?? null;
}
