import { createApp, type TestApp } from '../../support/app.ts';
import { derivedOf, openFoodDesk, type FoodDesk } from '../../support/food-desk.ts';
import { addRecipe } from '../../support/recipes.ts';
import { RecipeStatus } from '../../../api/src/modules/recipes/recipe-enums.ts';

let app: TestApp;
let desk: FoodDesk;
beforeAll(async () => {
  app = await createApp();
  desk = await openFoodDesk(app);
});
afterAll(() => app.close());

const phrases = async () => (await desk.unlinked()).map(({ phrase }) => phrase);

test('lines without a food come by their words, the most frequent first, with foods they may mean; drafts are left out', async () => {
  await addRecipe(app, ['200 g florble cheese', '1 quibberwort']);
  await addRecipe(app, ['1 quibberwort, chopped', 'For the sauce:', '2 wooden skewers']);
  await addRecipe(app, ['3 hushroots'], { status: RecipeStatus.DRAFT });
  const [first, ...rest] = await desk.unlinked();
  expect(first).toMatchObject({ phrase: 'quibberwort', lines: 2, recipes: 2 });
  expect(rest.map(({ phrase }) => phrase)).not.toContain('hushroots');
  expect(rest.map(({ phrase }) => phrase)).not.toContain('wooden skewers');
});

test('linked to a food, the words mean it everywhere', async () => {
  const { slug } = await addRecipe(app, ['1 glimberry', '1 apple']);
  expect((await desk.link('glimberry', 'raspberry')).data.linkPhrase.recipes).toBe(1);
  expect((await derivedOf(app, slug)).foods).toEqual(['raspberry', 'apple']);
  expect(await phrases()).not.toContain('glimberry');
});

test('of a new food nothing is known until somebody says it', async () => {
  const { slug } = await addRecipe(app, ['1 snozzcumber']);
  const { data } = await desk.create({ name: 'snozzcumber', category: 'vegetables' });
  expect(data.createFood.recipes).toBe(1);
  expect(data.createFood.food).toMatchObject({ diet: 'UNKNOWN', hasOwnAllergens: true });
  expect(data.createFood.food.allergens.map(({ state }) => state)).toEqual(Array(15).fill('POSSIBLE'));
  expect(await derivedOf(app, slug)).toMatchObject({ foods: ['snozzcumber'], diet: 'unknown', contains: [] });
  expect((await derivedOf(app, slug)).unsure).toHaveLength(15);
});

test('words that are no food count for nothing, until somebody says otherwise', async () => {
  const { slug } = await addRecipe(app, ['1 grindlewhisk', '1 apple']);
  const before = await derivedOf(app, slug);
  expect(before.diet).toBe('unknown');
  expect((await desk.setNotFood('Grindlewhisk', true)).data.setNotFood.recipes).toBe(1);
  expect(await derivedOf(app, slug)).toMatchObject({ diet: 'vegan', needed: ['apple'], unsure: [] });
  expect(await phrases()).not.toContain('grindlewhisk');
  await desk.setNotFood('grindlewhisk', false);
  expect(await derivedOf(app, slug)).toEqual(before);
  expect(await phrases()).toContain('grindlewhisk');
});

test('a food is no word for nothing', async () => {
  expect((await desk.setNotFood('butter', true)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'phrase',
  });
  expect((await desk.link('butter', 'apple')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'phrase',
  });
});
