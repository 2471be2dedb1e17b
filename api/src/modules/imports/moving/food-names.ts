import type { EntityManager } from '@mikro-orm/postgresql';
import { Food } from '../../ingredients/food.entity.ts';

/** Slugs of foods by id: they are the same at every site. */
export async function foodSlugs(
  em: EntityManager,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => typeof id === 'string');
  const foods = await em.find(Food, { id: { $in: [...new Set(known)] } }, { fields: ['id', 'slug'] });
  return new Map(foods.map(({ id, slug }) => [id, slug]));
}

/** Ids of foods by slug; one that is not here has none. */
export async function foodIds(
  em: EntityManager,
  slugs: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = slugs.filter((slug) => slug !== null);
  const foods = await em.find(Food, { slug: { $in: [...new Set(known)] } }, { fields: ['id', 'slug'] });
  return new Map(foods.map(({ id, slug }) => [slug, id]));
}
