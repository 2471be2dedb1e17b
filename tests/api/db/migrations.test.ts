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
  expect(silent.map(({ column }) => column)).toEqual([
    'changed_xid',
    'deleted_at',
    'deleted_by_id',
    'id',
    'origin',
    'origin_hash',
    'views',
  ]);
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

test('foods and recipes from before the fourteen allergens are free of none of the later ones until they are read again', async () => {
  const older = await createDatabase();
  const sql = (statement: string) => older.orm.em.fork().execute<{ id: string; unsure: string[] | null }[]>(statement);
  await sql('drop schema public cascade; create schema public');
  await older.orm.migrator.up({ to: '20261125001500-pantry' });
  await sql(`insert into food (id, slug, category, contains, unsure) values
    ('stated', 'stated', 'x', '{dairy}', null), ('inherited', 'inherited', 'x', null, null)`);
  await sql(`insert into recipe (id, slug, title, description, author_name, difficulty, prep_time, cook_time, servings, status, contains, unsure) values
    ('paella', 'paella', 'Paella', '', '', 'Easy', 1, 1, 1, 'published', '{shellfish}', '{soy}'),
    ('soup', 'soup', 'Soup', '', '', 'Easy', 1, 1, 1, 'published', '{}', '{}')`);
  expect(await migrate(older.orm)).toContain('20261125033000-fourteen-allergens');
  const later = ['sesame', 'mustard', 'celery', 'lupin', 'sulphites'];
  expect(await sql('select id, unsure from food order by id')).toEqual([
    { id: 'inherited', unsure: null },
    { id: 'stated', unsure: later },
  ]);
  expect(await sql('select id, unsure from recipe order by id')).toEqual([
    { id: 'paella', unsure: ['soy', ...later, 'crustaceans', 'molluscs'] },
    { id: 'soup', unsure: later },
  ]);
  await older.drop();
});
