import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '../../shared/text-array.ts';

/** Foods by id, and words that may name them. */
export interface FoodWords {
  ids: readonly string[];
  words: readonly string[];
}

/**
 * The recipes with a line that is linked to one of these foods, or that has all the words of one of these names, in singular
 * or plural: those that a change of the foods may concern. A misspelt name is not found here.
 */
export async function recipesNaming(em: EntityManager, { ids, words }: FoodWords): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `with named as (select string_agg('(' || q::text || ')', ' | ')::tsquery as query from (select plainto_tsquery('english', w) as q from unnest(?::text[]) w) p where q::text <> '')
     select distinct recipe_id as id from recipe_line where food_id = any(?::text[]) or to_tsvector('english', text) @@ (select query from named) order by 1`,
    [textArray(words), textArray(ids)],
  );
  return rows.map(({ id }) => id);
}
