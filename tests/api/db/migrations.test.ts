import { migrate, schemaDrift } from '../../../api/src/db/orm.ts';
import { createDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => (database = await createDatabase()));
afterAll(() => database.drop());

test('the migrations give exactly what the entities describe', async () => {
  expect(await schemaDrift(database.orm)).toEqual([]);
});

test('a second migration of the same database does nothing', async () => {
  expect(await migrate(database.orm)).toEqual([]);
});

test('a change to anything of a recipe that may be shown is announced; views, which change all the time, are not', async () => {
  const silent = await database.orm.em.fork().execute<{ column: string }[]>(
    `select column_name as column from information_schema.columns where table_schema = 'public' and table_name = 'recipe'
    except select event_object_column from information_schema.triggered_update_columns where trigger_name = 'recipe_announce' order by 1`,
  );
  expect(silent.map(({ column }) => column)).toEqual(['changed_xid', 'id', 'origin', 'origin_hash', 'views']);
});

test('recipes of a database from before they had names are found by name', async () => {
  const older = await createDatabase();
  const sql = (statement: string) => older.orm.em.fork().execute<{ name: string }[]>(statement);
  await sql('drop schema public cascade; create schema public');
  await older.orm.migrator.up({ to: '20261124020000-telling-foods' });
  await sql(`insert into recipe (id, slug, title, description, author_name, difficulty, prep_time, cook_time, servings, status)
    select 'r' || at, 'r' || at, 'Crème brûlée ' || at, '', '', 'Easy', 1, 1, 1, status from unnest('{published,draft}'::text[]) with ordinality as asked (status, at)`);
  expect(await migrate(older.orm)).toContain('20261124030000-recipe-names');
  expect(await sql('select name from recipe_name')).toEqual([{ name: 'creme brulee 1' }]);
  await older.drop();
});
