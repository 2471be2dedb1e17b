import { readSeedFoods, seedCatalogue } from '../../../api/src/modules/catalogue/seed-catalogue.ts';
import { seedFoods } from '../../../api/src/modules/catalogue/seed-foods.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { openFoodDesk, type FoodDesk } from '../../support/food-desk.ts';

let app: TestApp;
let desk: FoodDesk;
beforeAll(async () => {
  app = await createApp();
  desk = await openFoodDesk(app);
});
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();
const columns = async (id: string) =>
  (
    await em().execute('select parent_id, category, diet, contains, unsure, merged_into_id from food where id = ?', [
      id,
    ])
  )[0];

test('a new catalogue leaves what was changed by hand, takes over the rest, and brings no merged food back', async () => {
  await desk.edit({ id: 'feta', diet: 'NONE', aliases: ['feta in brine'] });
  await desk.merge('kohlrabi', 'swede');
  await desk.create({ name: 'snozzcumber', parentId: 'cucumber' });
  const before = await Promise.all(['feta', 'kohlrabi', 'snozzcumber', 'cheddar'].map(columns));

  const seed = readSeedFoods();
  const cheddar = seed.foods.find(({ id }) => id === 'cheddar');
  if (!cheddar) throw new Error('There is no cheddar');
  cheddar.aliases = [...cheddar.aliases, 'feta in brine'];
  await em().execute(`update food set category = 'nonsense' where id in ('feta', 'cheddar')`);
  await seedFoods(em(), seed);
  await app.platform.foods.refresh(em());

  expect(await Promise.all(['feta', 'kohlrabi', 'snozzcumber', 'cheddar'].map(columns))).toEqual(before);
  expect((await desk.food('feta')).aliases).toEqual(['feta in brine']);
  expect((await desk.food('swede')).merged).toEqual([{ id: 'kohlrabi' }]);
  const { names } = app.platform.foods;
  expect([names.find('feta in brine')?.id, names.find('kohlrabi')?.id, names.find('snozzcumber')?.id]).toEqual([
    'feta',
    'swede',
    'snozzcumber',
  ]);
});

test('foods are found by the names that other languages have for them', async () => {
  const { names } = app.platform.foods;
  expect(['Zwiebeln', 'carottes', 'huevos', 'cipolle'].map((name) => names.find(name)?.id)).toEqual([
    'onion',
    'carrot',
    'egg',
    'onion',
  ]);
  const shown = await em().execute("select locale, name, plural from food_name where food_id = 'egg' order by locale");
  expect(shown).toEqual([
    { locale: 'de', name: 'Ei', plural: 'Eier' },
    { locale: 'en', name: 'egg', plural: 'eggs' },
    { locale: 'es', name: 'huevo', plural: null },
    { locale: 'fr', name: 'œuf', plural: null },
    { locale: 'it', name: 'uovo', plural: 'uova' },
  ]);
});

test('files that were loaded before are not loaded again', async () => {
  expect(await seedCatalogue(em())).toBeUndefined();
});
