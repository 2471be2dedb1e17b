import { connect, type Orm } from '../../../api/src/db/orm.ts';
import { Replica } from '../../../api/src/shared/replica.ts';
import { RecipeService } from '../../../api/src/modules/recipes/recipe.service.ts';
import { Role } from '../../../api/src/modules/users/user-enums.ts';
import { NO_USAGE } from '../../../api/src/shared/usage.ts';
import { createDatabase, type TestDatabase } from '../../support/database.ts';

const SLUG = 'shakshuka';
const COOK = { id: 'a-cook', role: Role.USER };

/** A primary, and beside it a database that stands for a replica that lags: the same catalogue, without the latest changes. */
let primary: TestDatabase;
let copy: TestDatabase;
let orm: Orm;
const warnings: string[] = [];
const log = { warn: (_facts: object, message: string) => void warnings.push(message) };

beforeAll(async () => {
  primary = await createDatabase({ catalogue: true });
  copy = await createDatabase({ catalogue: true });
  await primary.orm.em.fork().execute(`update recipe set title = 'Changed' where slug = ?`, [SLUG]);
  await copy.orm.em.fork().execute(`delete from recipe where slug = 'minestrone'`);
  orm = await connect(primary.url, { replicaUrl: copy.url });
});
afterAll(async () => {
  await orm.close(true);
  await primary.drop();
  await copy.drop();
});

const asVisitor = (over: Orm = orm) => new RecipeService(over.em.fork(), null, NO_USAGE, new Replica(log));
const asCook = () => new RecipeService(orm.em.fork(), COOK, NO_USAGE, new Replica(log));

test('visitors read the replica, cooks the primary', async () => {
  expect((await asVisitor().findOrFail(SLUG)).title).toBe('Shakshuka');
  expect((await asCook().findOrFail(SLUG)).title).toBe('Changed');
});

test('what the replica does not have yet is read from the primary, with its lines and steps', async () => {
  const recipes = asVisitor();
  const recipe = await recipes.findOrFail('minestrone');
  expect(await recipes.byNumbers([recipe.number])).toHaveLength(1);
  expect(await recipes.findMany([SLUG, 'minestrone'])).not.toContain(null);
  expect((await recipes.lines(recipe)).length).toBeGreaterThan(0);
  expect((await recipes.steps(recipe)).length).toBeGreaterThan(0);
});

test('a replica that is away is left out: the primary answers, and the log says so once', async () => {
  const alone = await connect(primary.url, { replicaUrl: 'postgresql://larder@127.0.0.1:1/larder' });
  const recipes = asVisitor(alone);
  for (let i = 0; i < 3; i++) expect((await recipes.findOrFail(SLUG)).title).toBe('Changed');
  expect(warnings).toEqual(['The replica does not answer; the primary answers everything']);
  await alone.close(true);
});
