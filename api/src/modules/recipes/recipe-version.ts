import { createHash } from 'node:crypto';
import type { Recipe } from './recipe.entity.ts';

/**
 * Stands for what a recipe says and shows: another text or photo gives another version, what was there before the same one as
 * then. Where it is published plays no part, nor what is derived.
 */
export function versionOf({ originHash, photo }: Pick<Recipe, 'originHash' | 'photo'>): string {
  return createHash('sha256')
    .update(JSON.stringify([originHash ?? null, photo ?? null]))
    .digest('base64url')
    .slice(0, 16);
}
