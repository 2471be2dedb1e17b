import { createApp, type TestApp } from '../../support/app.ts';
import { signUpAdmin } from '../../support/admins.ts';
import type { Cook } from '../../support/clients.ts';
import { watchStatements } from '../../support/statements.ts';

const ROWS = 100_000;

let app: TestApp;
let admin: Cook;
beforeAll(async () => {
  app = await createApp({ catalogue: false });
  admin = await signUpAdmin(app);
  const em = app.database.orm.em.fork();
  await em.execute(
    `insert into "user" (id, username, password, name, email) select 'u' || n, 'cook' || n, '!', 'Cook ' || n, 'cook' || n || '@example.org' from generate_series(1, ${ROWS}) n`,
  );
  for (let from = 1; from < ROWS; from += 20_000)
    await em.execute(`insert into recipe (id, slug, title, description, author_name, difficulty, prep_time, cook_time, servings, status)
      select 'r' || n, 'r' || n, 'Recipe ' || n, '', 'A', 'Easy', 1, 1, 1, case when n % 100 = 0 then 'pending' else 'published' end from generate_series(${from}, ${from + 19_999}) n`);
  await em.execute(
    `insert into recipe_line (id, recipe_id, position, text, name, confidence, is_no_food) select 'l' || n, 'r' || n, 1, '1 thing ' || n, 'thing ' || n % 7919, 0, n % 50 > 0 from generate_series(1, ${ROWS}) n`,
  );
  await em.execute('analyze');
});
afterAll(() => app.close());

test.each([
  ['accounts', 'adminUsers(first: 50)', '"user"'],
  ['accounts that begin with a text', 'adminUsers(first: 50, text: "cook12345")', '"user"'],
  ['accounts by name', 'adminUsers(first: 50, sort: NAME)', '"user"'],
  ['recipes', 'adminRecipes(first: 50)', 'recipe'],
  ['recipes that wait', 'adminRecipes(first: 50, status: PENDING)', 'recipe'],
])(
  'a page of %s among 100,000 takes three statements, and its rows are found by an index',
  async (_what, field, table) => {
    const { statements } = await watchStatements(app, () =>
      admin.graphql(`{ ${field} { nodes { id } pageInfo { endCursor } } }`),
    );
    const ours = statements.filter(({ sql }) => !/session|^begin|^commit/.test(sql));
    expect(ours).toHaveLength(3);
    const page = ours.find(({ sql }) => sql.includes('cross join lateral'));
    const plan = await app.database.orm.em
      .fork()
      .execute<Record<string, string>[]>(`explain ${page?.sql}`, page?.params as string[]);
    const text = plan.map((row) => Object.values(row)[0]).join('\n');
    expect(text).toMatch(/Index/);
    expect(text).not.toContain(`Seq Scan on ${table}`);
  },
);

test('a page of words without a food takes two statements, and the lines are found by an index', async () => {
  const { statements } = await watchStatements(app, () =>
    admin.graphql('{ adminUnlinkedLines(first: 50) { nodes { phrase lines } totalCount } }'),
  );
  const ours = statements.filter(({ sql }) => sql.includes('recipe_line'));
  expect(ours).toHaveLength(2);
  for (const { sql, params } of ours) {
    const plan = await app.database.orm.em
      .fork()
      .execute<Record<string, string>[]>(`explain ${sql}`, params as string[]);
    expect(plan.map((row) => Object.values(row)[0]).join('\n')).toContain('recipe_line_unlinked_index');
  }
});

test('a page of foods asks the database nothing: they are in memory', async () => {
  const { statements } = await watchStatements(app, () =>
    admin.graphql('{ adminFoods(first: 50) { nodes { id } totalCount } }'),
  );
  expect(statements.filter(({ sql }) => /food/.test(sql))).toEqual([]);
});
