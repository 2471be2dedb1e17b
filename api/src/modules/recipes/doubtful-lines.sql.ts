import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '../../shared/text-array.ts';
import { SURE } from './doubtful-line.ts';

/** How many lines of each recipe its cook had better look at, as `isDoubtfulLine` has it; a recipe without any, or that was deleted, is left out. */
export async function countDoubtfulLines(em: EntityManager, recipes: readonly string[]): Promise<Map<string, number>> {
  if (recipes.length === 0) return new Map();
  const rows = await em.execute<{ recipe: string; lines: number }[]>(
    `select recipe_id as recipe, count(*)::int as lines from recipe_line
     where recipe_id in (select id from recipe where id = any(?::text[]) and deleted_at is null) and not is_no_food
       and (food_id is null or confidence < ?) group by recipe_id`,
    [textArray(recipes), SURE],
  );
  return new Map(rows.map(({ recipe, lines }) => [recipe, lines]));
}
