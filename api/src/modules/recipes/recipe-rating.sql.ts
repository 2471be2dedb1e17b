import type { EntityManager } from '@mikro-orm/postgresql';

const DEMO_COOKS = 'select id from "user" where is_demo';

/** Locks a recipe for a change of its ratings; what only points at the recipe does not wait. */
export async function lockForRating(tx: EntityManager, recipe: string): Promise<void> {
  await tx.execute('select id from recipe where id = ? for no key update', [recipe]);
}

/** Adds to the sum and count of a recipe's ratings what one cook gave. */
export async function addRating(
  tx: EntityManager,
  { recipe, user }: { recipe: string; user: string },
  stars: number,
  count: number,
): Promise<void> {
  await tx.execute(
    `update recipe set rating_sum = rating_sum + given.stars, rating_count = rating_count + given.count,
       demo_rating_sum = demo_rating_sum + given.stars * given.demo, demo_rating_count = demo_rating_count + given.count * given.demo
     from (select ?::int as stars, ?::int as count, is_demo::int as demo from "user" where id = ?) given where recipe.id = ?`,
    [stars, count, user, recipe],
  );
}

/** Takes all ratings of a cook away, from the recipes too. */
export async function takeRatingsBack(tx: EntityManager, user: string): Promise<void> {
  await tx.execute(
    `with gone as (delete from rating where user_id = ? returning recipe_id, stars, (select is_demo::int from "user" where id = user_id) as demo)
     update recipe set rating_sum = rating_sum - gone.stars, rating_count = rating_count - 1,
       demo_rating_sum = demo_rating_sum - gone.stars * gone.demo, demo_rating_count = demo_rating_count - gone.demo
     from gone where recipe.id = gone.recipe_id`,
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

/** Adds the ratings of all demo cooks to the recipes, which count none of them yet. */
export async function addDemoRatings(tx: EntityManager): Promise<void> {
  await tx.execute(
    `update recipe set rating_sum = rating_sum + demo.sum, rating_count = rating_count + demo.count, demo_rating_sum = demo.sum, demo_rating_count = demo.count
     from (select recipe_id, sum(stars)::int as sum, count(*)::int as count from rating where user_id in (${DEMO_COOKS}) group by recipe_id) demo
     where demo.recipe_id = recipe.id`,
  );
}

/** Takes the ratings of all demo cooks away, from the recipes too. @returns how many there were */
export async function takeDemoRatingsBack(tx: EntityManager): Promise<number> {
  // In the order in which everything locks several recipes.
  await tx.execute('select id from recipe where demo_rating_count > 0 order by id for update');
  const [{ count } = { count: 0 }] = await tx.execute<{ count: number }[]>(
    `with gone as (delete from rating where user_id in (${DEMO_COOKS}) returning 1),
     freed as (
       update recipe set rating_sum = rating_sum - demo_rating_sum, rating_count = rating_count - demo_rating_count, demo_rating_sum = 0, demo_rating_count = 0
       where demo_rating_count > 0
     ) select count(*)::int as count from gone`,
  );
  return count;
}

/** Share of the ratings of people, not of demo cooks, that are 4 stars and up, in per cent; null while there are none. */
export async function satisfaction(em: EntityManager): Promise<number | null> {
  const [row] = await em.execute<{ share: number | null }[]>(
    `select round(100.0 * count(*) filter (where stars >= 4) / nullif(count(*), 0))::int as share from rating where user_id not in (${DEMO_COOKS})`,
  );
  return row?.share ?? null;
}
