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
