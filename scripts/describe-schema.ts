import pg from 'pg';

/** Every column, constraint, index, function and trigger of our own, a line each; the migrations' own table is none of them. */
const PARTS = `
  select format('column %s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' else '' end,
    coalesce(case when a.attgenerated = '' then ' default ' else ' generated ' end || pg_get_expr(d.adbin, d.adrelid), '')) as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and c.relname <> 'mikro_orm_migrations'
  union all select format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
  where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 0 and conrelid::regclass::text <> 'mikro_orm_migrations'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public' and tablename <> 'mikro_orm_migrations'
  union all select 'function ' || proname || ' ' || md5(prosrc) from pg_proc p where pronamespace = 'public'::regnamespace and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  order by 1`;

/** What the tables of a database are like, as text: two databases of one version have the same. */
export async function describeSchema(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(PARTS);
    return rows
      .map(({ line }) => line)
      .toSorted()
      .join('\n')
      .concat('\n');
  } finally {
    await client.end();
  }
}
