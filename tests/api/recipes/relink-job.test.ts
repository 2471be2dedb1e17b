import { relinkJob } from '../../../api/src/modules/recipes/relink-job.ts';
import { relinkItems } from '../../../api/src/modules/shopping-lists/relink-items.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { derivedOf } from '../../support/food-desk.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
});
afterAll(() => app.close());

const run = () =>
  relinkJob({ em: app.database.orm.em, jobs: { send: async () => undefined }, relinkLists: relinkItems }).run(
    { after: ' ', changed: { id: '', foods: [] } },
    new AbortController().signal,
  );
const stored = () =>
  app.database.orm.em
    .fork()
    .execute(
      `select r.*, array(select row(l.*)::text from recipe_line l where l.recipe_id = r.id order by position) as lines from recipe r order by id`,
    );

test('the job derives every recipe from what the foods are now, however a line names them', async () => {
  const { slug } = await addRecipe(app, ['2 zorrbleberrries', '1 onion']);
  await app.database.orm.em
    .fork()
    .execute(`insert into food_alias (locale, alias, food_id) values ('en', 'zorrbleberries', 'raspberry')`);
  expect((await derivedOf(app, slug)).foods).toEqual([null, 'onion']);
  await run();
  expect((await derivedOf(app, slug)).foods).toEqual(['raspberry', 'onion']);
});

test('where nothing has changed, it writes nothing, not even to recipes whose authors gave hints', async () => {
  await run();
  const before = await stored();
  await run();
  expect(await stored()).toEqual(before);
});
