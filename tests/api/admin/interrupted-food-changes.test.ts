import { jobsOf } from '../../../api/src/jobs/jobs.ts';
import { foodsChanged, forgetFoodsChanged } from '../../../api/src/modules/recipes/foods-changed.ts';
import { RELINK_RECIPES } from '../../../api/src/modules/recipes/relink-job.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { derivedOf, facts, openFoodDesk, type FoodDesk } from '../../support/food-desk.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let desk: FoodDesk;
beforeAll(async () => {
  app = await createApp();
  desk = await openFoodDesk(app);
});
afterAll(() => app.close());

const sql = (text: string) => app.database.orm.em.fork().execute<{ value: unknown }[]>(text);
const noted = async () => (await sql(`select value from setting where key = 'foods-changed'`)).length > 0;
const runJob = () =>
  jobsOf(app.platform)
    .find(({ name }) => name === RELINK_RECIPES)
    ?.run({}, new AbortController().signal);

/** An allergen more while somebody holds a recipe that names the food, so that it cannot be read with it. */
async function warnWhileHeld(slug: string, food: string, allergen: string) {
  const holder = app.database.orm.em.fork();
  await holder.begin();
  await holder.execute('select id from recipe where slug = ? for update', [slug]);
  const answer = await desk.edit({ id: food, allergens: facts({ [allergen]: 'CONTAINS' }), isConfirmed: true });
  await holder.rollback();
  return answer;
}

test('a recipe that could not be read again as a food changed is read by the job, and the admin is told of no failure', async () => {
  await runJob();
  expect(await noted()).toBe(false);
  const { slug } = await addRecipe(app, ['2 carrots', '1 onion']);
  const { errors, data } = await warnWhileHeld(slug, 'carrot', 'PEANUT');
  expect(errors).toBeUndefined();
  expect(data.updateFood.recipes).toBeGreaterThan(0);
  expect((await derivedOf(app, slug)).contains).toEqual([]);
  expect(await noted()).toBe(true);
  await runJob();
  expect((await derivedOf(app, slug)).contains).toEqual(['peanut']);
  expect(await noted()).toBe(false);
});

test('a food that changes while the job reads is left for its next run, with the foods from before', async () => {
  await desk.edit({ id: 'carrot', aliases: [...(await desk.food('carrot')).aliases, 'zorbcarrot'] });
  const begun = await foodsChanged(app.database.orm.em.fork());
  await desk.edit({ id: 'onion', aliases: [...(await desk.food('onion')).aliases, 'zorbonion'] });
  if (begun) await forgetFoodsChanged(app.database.orm.em.fork(), begun);
  expect((await foodsChanged(app.database.orm.em.fork()))?.foods).toEqual(expect.arrayContaining(['carrot', 'onion']));
});

test('a change that leaves every food as it was leaves nothing to read', async () => {
  await runJob();
  await desk.edit({ id: 'carrot', aliases: (await desk.food('carrot')).aliases });
  expect(await noted()).toBe(false);
});
