import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '../../shared/text-array.ts';

/**
 * Takes along, with recipes that are deleted, the collections that an import made for them: those that hold nothing else, and of which their cook has
 * said nothing since.
 * @param recipes ids of recipes that are about to be deleted
 */
export async function deleteImportedCollections(
  tx: EntityManager,
  user: string,
  recipes: readonly string[],
): Promise<void> {
  await tx.execute(
    `delete from collection c
     where c.user_id = ? and c.is_imported
       and exists (select from collection_recipe r where r.collection_id = c.id and r.recipe_id = any(?::text[]))
       and not exists (select from collection_recipe r where r.collection_id = c.id and r.recipe_id <> all(?::text[]))`,
    [user, textArray(recipes), textArray(recipes)],
  );
}
