import pg from 'pg';
import { runningDatabase } from '../../api/src/db/embedded/embedded-owner.ts';

/** The tables of the server over `dataDir` in which a row mentions one of `texts`, whatever its column. */
export async function everyText(dataDir: string, texts: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: runningDatabase(dataDir) });
  await client.connect();
  try {
    const tables = await client.query<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { schema, name } of tables.rows) {
      const { rowCount } = await client.query(
        `select 1 from "${schema}"."${name}" t where t::text like any($1) limit 1`,
        [texts.map((text) => `%${text}%`)],
      );
      if (rowCount) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
}
