import type pg from 'pg';

/** A table with what of it is worth keeping. */
export interface StoredTable {
  name: string;
  /** Written columns, without those the database makes itself. */
  columns: string[];
  /** Columns of the primary key: the order of the rows, so that the same rows give the same checksum. */
  key: string[];
}

/** Where each sequence stands. */
export interface StoredSequence {
  name: string;
  value: string;
}

/**
 * Transaction ids mean nothing in another database, where new ones are assigned; the match index follows those.
 * The migrations that have run are kept apart from the tables. Names and words that recipes are found by are derived from the recipes as they
 * are written.
 */
const LEFT_OUT = { column: 'changed_xid', tables: `('mikro_orm_migrations', 'recipe_name', 'recipe_word')` };

const TABLES = `
  select c.relname as name,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> '${LEFT_OUT.column}' order by a.attnum) as columns,
    array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality k(attnum, place) join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary order by k.place) as key,
    array(select distinct f.relname::text from pg_constraint n join pg_class f on f.oid = n.confrelid where n.conrelid = c.oid and n.contype = 'f' and f.oid <> c.oid) as needs
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ${LEFT_OUT.tables} order by 1`;

const SEQUENCES = `select sequencename as name, coalesce(last_value, 0)::text as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1`;

/** Every table, those first that others refer to. */
export async function readTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable & { needs: string[] }>(TABLES);
  const sorted: (StoredTable & { needs: string[] })[] = [];
  const rest = new Map(rows.map((table) => [table.name, table]));
  while (rest.size > 0) {
    const free = [...rest.values()].filter(({ needs }) => needs.every((name) => !rest.has(name)));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...rest.keys()].join(', ')}`);
    for (const table of free) rest.delete(table.name);
    sorted.push(...free);
  }
  return sorted.map(({ name, columns, key }) => ({ name, columns, key }));
}

/** Where the sequences stand. */
export async function readSequences(client: pg.ClientBase): Promise<StoredSequence[]> {
  return (await client.query<StoredSequence>(SEQUENCES)).rows;
}

/** The migrations that have run, oldest first. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  return (await client.query<{ name: string }>(`select name from mikro_orm_migrations order by id`)).rows.map(
    ({ name }) => name,
  );
}

/** The rows of a table, as COPY writes them. */
export function copyOut({ name, columns, key }: StoredTable): string {
  return `copy (select ${quoted(columns)} from "${name}" order by ${quoted(key)}) to stdout`;
}

/** Takes the rows of a table as COPY wrote them. */
export function copyIn({ name, columns }: StoredTable): string {
  return `copy "${name}" (${quoted(columns)}) from stdin`;
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
