import type { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from '../../shared/page.ts';
import { Recipe } from './recipe.entity.ts';
import { fillPage, readListPage, readListPages, type ListSource, type PageRange } from '../../shared/list-pages.sql.ts';

/** SQL for a recipe `r` that a cook may see: published, or their own. */
export const visibleTo = (viewerId: string | null): ListSource['where'] => ({
  sql: `(r.status = 'published' or r.author_user_id = ?)`,
  params: [viewerId ?? ''],
});

/** One page of the recipes of `owner`, in three statements. */
export async function readRecipePage(
  em: EntityManager,
  source: ListSource,
  owner: string,
  range: PageRange,
): Promise<Page<Recipe>> {
  const page = await readListPage(em, source, owner, range);
  const recipes = await recipesById(em, page.nodes);
  return fillPage(page, (id) => recipes.get(id));
}

/** One page of the recipes of each of `owners`, in three statements however many there are. */
export async function readRecipePages(
  em: EntityManager,
  source: ListSource,
  owners: readonly string[],
  range: PageRange,
): Promise<Page<Recipe>[]> {
  const pages = await readListPages(em, source, owners, range);
  const recipes = await recipesById(
    em,
    pages.flatMap((page) => page.nodes),
  );
  return pages.map((page) => fillPage(page, (id) => recipes.get(id)));
}

/** Recipes by id. */
async function recipesById(em: EntityManager, ids: readonly string[]): Promise<Map<string, Recipe>> {
  const found = ids.length === 0 ? [] : await em.find(Recipe, { id: { $in: [...new Set(ids)] } }, { refresh: true });
  return new Map(found.map((recipe) => [recipe.id, recipe]));
}
