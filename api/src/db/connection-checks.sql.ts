import type { EntityManager } from '@mikro-orm/postgresql';

/** Where the limit of a statement comes from: `client` where the settings of our connections have reached PostgreSQL. */
export async function sourceOfTimeout(em: EntityManager): Promise<string | undefined> {
  const [limit] = await em
    .getConnection()
    .execute<{ source: string }[]>(`select source from pg_settings where name = 'statement_timeout'`);
  return limit?.source;
}

/** Asks for an answer on a connection that is free, opening one where there is none. */
export async function ping(em: EntityManager): Promise<void> {
  await em.getConnection().execute('select 1');
}
