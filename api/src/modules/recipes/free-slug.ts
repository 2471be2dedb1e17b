import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { slugify } from '../../shared/slug.ts';
import { Recipe } from './recipe.entity.ts';

/**
 * An address for a recipe made from its title; where that is taken, with a few letters behind it. It stays free until the transaction ends.
 * @param letters makes other letters each time
 */
export async function freeSlug(
  tx: EntityManager,
  title: string,
  letters = (): string => randomBytes(3).toString('hex'),
): Promise<string> {
  const slug = slugify(title) || 'recipe';
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`slug:${slug}`]);
  let free = slug;
  while ((await tx.count(Recipe, { slug: free })) > 0) free = `${slug}-${letters()}`;
  return free;
}
