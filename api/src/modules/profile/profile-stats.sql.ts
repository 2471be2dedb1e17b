import type { EntityManager } from '@mikro-orm/postgresql';
import { visibleTo } from '../recipes/recipe-lists.ts';

/** How much there is in a profile. */
export interface ProfileStats {
  savedRecipes: number;
  cookedRecipes: number;
  collections: number;
}

/** How much a cook has, in one statement; each is as many as the list of it shows. */
export async function countProfile(em: EntityManager, id: string): Promise<ProfileStats> {
  const { sql, params } = visibleTo(id);
  const [stats] = await em.execute<[ProfileStats]>(
    `select (select count(*)::int from saved_recipe l join recipe r on r.id = l.recipe_id where l.user_id = ? and ${sql}) as "savedRecipes",
            (select count(*)::int from cooked_recipe l join recipe r on r.id = l.recipe_id where l.user_id = ? and ${sql}) as "cookedRecipes",
            (select count(*)::int from collection where user_id = ?) as collections`,
    [id, ...params, id, ...params, id],
  );
  return stats;
}
