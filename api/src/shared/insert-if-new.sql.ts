import type { EntityManager, EntityName, RequiredEntityData } from '@mikro-orm/postgresql';

/** Inserts a row unless one with its key is there; of two at once, one waits for the other. @returns whether it was inserted */
export async function insertIfNew<T extends object>(
  em: EntityManager,
  entity: EntityName<T>,
  data: RequiredEntityData<T>,
): Promise<boolean> {
  const inserting = em.createQueryBuilder(entity).insert(data).onConflict().ignore();
  try {
    return (await inserting.execute()).affectedRows > 0;
  } catch (error) {
    // The query builder hands on what PostgreSQL's client throws; everything else of the ORM tells a missing reference apart.
    throw em.getDriver().convertException(error as Error);
  }
}
