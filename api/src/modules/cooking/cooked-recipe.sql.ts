import type { EntityManager } from '@mikro-orm/postgresql';

/** Hours within which a recipe that is marked as cooked again is the same pot: a retry counts nothing twice. */
const SAME_POT_HOURS = 3;

/** Notes that a cook has cooked a recipe just now, in one statement, so that two at once count right. */
export async function noteCooked(tx: EntityManager, user: string, recipe: string): Promise<void> {
  await tx.execute(
    `insert into cooked_recipe as c (user_id, recipe_id, last_cooked) values (?, ?, now()) on conflict (user_id, recipe_id) do update
     set times = c.times + (c.last_cooked < now() - make_interval(hours => ${SAME_POT_HOURS}))::int, last_cooked = greatest(c.last_cooked, now())`,
    [user, recipe],
  );
}
