import { freeSlug } from '../../../api/src/modules/recipes/free-slug.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const free = (title: string, letters: string[]) =>
  app.database.orm.em.fork().transactional((tx) => freeSlug(tx, title, () => letters.shift() ?? ''));
const take = async (slug: string) =>
  app.database.orm.em
    .fork()
    .execute('update recipe set slug = ? where slug = ?', [slug, (await addRecipe(app, ['1 egg'])).slug]);

test('an unused title gives its own words', async () => {
  expect(await free('Nan’s leek & potato soup', [])).toBe('nans-leek-and-potato-soup');
  expect(await free('🍲', [])).toBe('recipe');
});

test('where they are taken letters follow, and others where these are taken too', async () => {
  await take('pancakes');
  expect(await free('Pancakes', ['aaa'])).toBe('pancakes-aaa');
  await take('pancakes-aaa');
  expect(await free('Pancakes', ['aaa', 'aaa', 'bbb'])).toBe('pancakes-bbb');
});
