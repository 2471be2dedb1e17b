import type { EntityManager } from '@mikro-orm/postgresql';
import type { Namesake } from './namesake.ts';

const NAMESAKES = `select r.id, r.slug, r.origin, r.author_user_id as author,
    array(select distinct f.number from recipe_line l join food f on f.id = l.food_id where l.recipe_id = r.id and not l.is_optional) as foods
  from recipe r where r.slug like ?`;

/** Recipes whose slug begins like this, with their foods. */
export function recipesWithSlug(em: EntityManager, beginning: string): Promise<Namesake[]> {
  return em.execute(NAMESAKES, [`${beginning}%`]);
}
