import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from '../../shared/job.ts';
import { textArray } from '../../shared/text-array.ts';
import { Recipe, RecipeLine, RecipeStep } from '../recipes/recipe.entity.ts';

/** Days that a creative recipe is kept when no cook saves it. */
export const KEPT_DAYS = 30;

/** At most so many go in one statement, so that no lock is held for long. */
const BATCH = 1_000;
/** What belongs to a recipe itself and is no reason to keep it. */
const PARTS = new Set([RecipeLine.name, RecipeStep.name]);

/** Removes the creative recipes that no one saved, rated, cooked or put on a list, every hour, whenever the machine runs. */
export function creativeCleanup(em: EntityManager): Job {
  return { name: 'creative-cleanup', schedule: '23 * * * *', run: async () => void (await removeUnkept(em)) };
}

/** Removes what is older than `KEPT_DAYS` and not saved. @returns how many */
export async function removeUnkept(em: EntityManager): Promise<number> {
  const keepers = keepersOf(em).map(
    ({ table, column }) => `and not exists (select 1 from "${table}" k where k."${column}" = r.id)`,
  );
  const unkept = `r.is_creative and r.created_at < now() - make_interval(days => ?) ${keepers.join(' ')}`;
  let removed = 0;
  for (;;) {
    const { held, gone } = await em.fork().transactional((tx) => removeBatch(tx, unkept));
    removed += gone;
    if (held < BATCH) return removed;
  }
}

/** Held first and looked at again then: somebody may just have saved one. */
async function removeBatch(tx: EntityManager, unkept: string): Promise<{ held: number; gone: number }> {
  const rows = await tx.execute<{ id: string }[]>(
    `select r.id from recipe r where ${unkept} limit ${BATCH} for update skip locked`,
    [KEPT_DAYS],
  );
  const ids = textArray(rows.map(({ id }) => id));
  const { affectedRows } = await tx.execute<{ affectedRows: number }>(
    `delete from recipe r where r.id = any(?::text[]) and ${unkept}`,
    [ids, KEPT_DAYS],
    'run',
  );
  return { held: rows.length, gone: affectedRows };
}

/** Every table that points at a recipe keeps it, so that a new one need not be thought of here. */
function keepersOf(em: EntityManager): { table: string; column: string }[] {
  const tables = [...em.getMetadata().getAll().values()].filter((meta) => !PARTS.has(meta.className));
  return tables.flatMap((meta) =>
    meta.relations
      .filter((relation) => relation.targetMeta?.className === Recipe.name && relation.fieldNames !== undefined)
      .flatMap((relation) => relation.fieldNames.map((column) => ({ table: meta.tableName, column }))),
  );
}
