import type { EntityManager } from '@mikro-orm/postgresql';

/** Rows of which only the newest stay. */
export interface Aging {
  table: string;
  /** Column of the owner. */
  owner: string;
  /** When a row was last of use. */
  age: string;
  /** Which rows are meant; all of the owner unless given. */
  where?: string;
}

/** Removes the oldest rows of an owner beyond `most`; rows of one age go in no particular order. */
export async function keepNewest(
  tx: EntityManager,
  { table, owner, age, where = 'true' }: Aging,
  of: string,
  most: number,
): Promise<void> {
  await tx.execute(
    `delete from ${table} where ctid = any(array(select ctid from ${table} where ${owner} = ? and ${where} order by ${age} desc offset ?))`,
    [of, most],
  );
}
