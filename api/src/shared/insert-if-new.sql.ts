import type { EntityManager, EntityName, RequiredEntityData } from '@mikro-orm/postgresql';

/** Inserts a row unless one with its key is there; of two at once, one waits for the other. @returns whether it was inserted */
export async function insertIfNew<T extends object>(
  em: EntityManager,
  entity: EntityName<T>,
  data: RequiredEntityData<T>,
): Promise<boolean> {
  const { affectedRows } = await em.createQueryBuilder(entity).insert(data).onConflict().ignore().execute();
  return affectedRows > 0;
}
