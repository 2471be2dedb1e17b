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
